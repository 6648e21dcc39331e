import { type Block, LINE_HEIGHT, type Row, TEXT_SIZE } from '../block.ts';
import type { ChecksSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { emWidth } from '../metrics.ts';
import { describeValue, labelOf, type Reader } from '../reader.ts';
import { shortName, signed } from '../values.ts';
import { prepare } from '../wrap.ts';
import { BASELINE, paragraph, writeText } from '../write.ts';
import { factsOf } from './facts.ts';

interface Check {
  readonly name: string;
  readonly bonus: string;
  readonly marks: 0 | 1 | 2;
  readonly aside: string;
}

const BONUS_WIDTH = 6.5;

/** Draws saves and skills: a circle that is filled for proficiency and double for expertise, the bonus and the name. */
export function checks(spec: ChecksSpec, reader: Reader): Block[] {
  const all = reader
    .at(spec.from)
    .children()
    .map((child) => checkOf(spec, child));
  const rows = (width: number, scale: number) => all.flatMap((check) => rowsOf(check, spec, width, scale));
  return all.length ? [{ ...factsOf(spec, reader), rows }] : [];
}

function checkOf({ bonus = '', mark, double, aside }: ChecksSpec, entry: Reader): Check {
  const value = entry.take(bonus);
  const isMarked = mark !== undefined && entry.take(mark) === true;
  const isDouble = double !== undefined && entry.take(double) === true;
  const short = aside === undefined ? '' : shortName(describeValue(entry.take(aside)));
  const hasName = entry.at('name').value !== undefined;
  const name = hasName ? describeValue(entry.take('name')) : labelOf(entry.key);
  return {
    name,
    bonus: typeof value === 'number' ? signed(value) : describeValue(value),
    marks: isDouble ? 2 : isMarked ? 1 : 0,
    aside: [short, ...entry.takeRest()].filter(Boolean).join(', '),
  };
}

function rowsOf(check: Check, spec: ChecksSpec, width: number, scale: number): Row[] {
  const size = TEXT_SIZE * Math.min(1, scale);
  const hang = (spec.mark === undefined ? 0 : 4) + BONUS_WIDTH;
  const asideSize = size * 0.66;
  const asideWidth = emWidth(check.aside, 'sans') * asideSize;
  const text = prepare([{ text: check.name, face: check.marks ? 'bold' : 'serif' }]);
  const beside = (x: number, y: number) => [
    ...drawBonus(check, spec, x, y, size),
    { ...writeText({ x, y: y + BASELINE * size, width, align: 'end' }, check.aside, 'sans', asideSize), isSoft: true },
  ];
  const lines = paragraph(text, width, { size, hang, reserved: asideWidth ? asideWidth + 1 : 0, beside });
  return [...lines.slice(0, -1), { ...lines.at(-1)!, height: size * (LINE_HEIGHT + 0.12) }];
}

function drawBonus({ marks, bonus }: Check, { mark }: ChecksSpec, x: number, y: number, size: number): Mark[] {
  const left = x + (mark === undefined ? 0 : 4);
  const baseline = y + BASELINE * size;
  const place = { x: left, y: baseline, width: BONUS_WIDTH - 1.6, align: 'end' as const };
  const number = writeText(place, bonus, 'bold', size);
  if (mark === undefined) return [number];
  const circle: Mark = {
    ...{ kind: 'circle', x: x + 1.5, y: baseline - size * 0.3, radius: size * 0.29 },
    ...{ isFilled: marks > 0, isDouble: marks === 2 },
  };
  return [circle, number];
}
