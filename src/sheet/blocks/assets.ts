import { type Block, type Row, TEXT_SIZE } from '../block.ts';
import type { AssetsSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { describeValue, labelOf, type Reader } from '../reader.ts';
import { type Prepared, prepare, type Run } from '../wrap.ts';
import { paragraph, spaceRow, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Meter {
  readonly label: string;
  readonly max: number;
  readonly value: number;
}

/** Draws each asset as a card: its abilities, of which those of the character are marked, and its meter. */
export function assets(spec: AssetsSpec, reader: Reader): Block[] {
  const facts = factsOf(spec, reader);
  return reader
    .at(spec.from)
    .children()
    .map((asset) => cardOf(asset, facts));
}

function cardOf(asset: Reader, facts: Omit<Block, 'rows'>): Block {
  const [name, kind, called] = ['name', 'kind', 'called'].map((key) => describeValue(asset.take(key)));
  const requires = describeValue(asset.take('requires'));
  const blanks = Object.entries((asset.take('filled_in') ?? {}) as Record<string, string>);
  const meter = meterOf(asset.at('meter'));
  const abilities = asset
    .at('abilities')
    .children()
    .map((ability) => ({
      text: prepare(runsOf(describeValue(ability.take('text')))),
      has: ability.take('has') === true,
      rest: ability.takeRest(),
    }));
  const rest = asset.takeRest();
  const heading = [
    ...(called ? [prepare([{ text: called, face: 'bold' }])] : []),
    ...blanks.map(([label, text]) =>
      prepare([
        { text: `${labelOf(label)}:`, face: 'bold' },
        { text, face: 'serif' },
      ]),
    ),
    ...[requires, ...rest].filter(Boolean).map((text) => prepare([{ text, face: 'italic' }])),
  ];
  return {
    ...facts,
    title: name ?? '',
    ...(kind && { note: kind }),
    rows(width, scale) {
      const size = TEXT_SIZE * scale * 0.92;
      return [
        ...heading.flatMap((text) => [...paragraph(text, width, { size }), spaceRow(size * 0.25)]),
        ...abilities.flatMap(({ text, has }) => abilityRows(text, has, width, size)),
        ...(meter ? [meterRow(meter, width)] : []),
      ];
    },
  };
}

/** Options within an ability follow asterisks, which become bullets. */
const runsOf = (text: string): Run[] => [{ text: text.replaceAll(' * ', ' • '), face: 'serif' }];

function meterOf(reader: Reader): Meter | undefined {
  if (reader.value === undefined) return undefined;
  const meter = {
    label: describeValue(reader.take('name')),
    max: Number(reader.take('most')),
    value: Number(reader.take('value')),
  };
  return meter;
}

const CIRCLE = 1.15;

function abilityRows(text: Prepared, has: boolean, width: number, size: number): Row[] {
  const beside = (x: number, y: number): Mark[] => [
    { kind: 'circle', x: x + CIRCLE + 0.2, y: y + size * 0.58, radius: CIRCLE, isFilled: has },
  ];
  return [...paragraph(text, width, { size, hang: 3.6, beside }), spaceRow(size * 0.35)];
}

/** Makes the row of a companion's or vehicle's meter, from its maximum down to 0. */
function meterRow({ label, max, value }: Meter, width: number): Row {
  const left = 15;
  const cell = Math.min(6.5, (width - left) / (max + 1));
  return {
    height: 6.4,
    draw: (x, y) => [
      writeText({ x, y: y + 4.1, width: left - 1 }, label, 'bold', 2.8),
      ...Array.from({ length: max + 1 }, (_, number): Mark[] => {
        const [at, isNow] = [x + left + number * cell, number === value];
        return [
          {
            ...{ kind: 'frame', x: at, y: y + 0.8, width: cell - 0.6, height: 4.8, corner: 0.6 },
            ...{ stroke: isNow ? 0.6 : 0.2, ...(isNow && { fill: 'shade' as const }) },
          },
          writeText(
            { x: at, y: y + 4.1, width: cell - 0.6, align: 'middle' },
            String(number),
            isNow ? 'bold' : 'serif',
            2.7,
          ),
        ];
      }).flat(),
    ],
  };
}
