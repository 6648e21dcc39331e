import { type Block, LABEL_SIZE, type Row, TEXT_SIZE } from '../block.ts';
import type { ItemSpec, SpellListSpec, SpellsSpec } from '../layout.ts';
import type { Mark } from '../marks.ts';
import { describeValue, type Reader } from '../reader.ts';
import { prepare, type Run } from '../wrap.ts';
import { paragraph, spaceRow, writeLabel } from '../write.ts';
import { CIRCLE_STEP, circles } from './boxes.ts';
import { factsOf } from './facts.ts';
import { figureRow, readFigures } from './figures.ts';
import { type Entry, entryOf, entryRows, openBox } from './list.ts';

interface Spell {
  readonly name: string;
  readonly level: number;
  readonly entry: Entry;
  /** Marks of all lists that have the spell. */
  readonly marks: Set<SpellListSpec['mark']>;
  readonly words: string[];
  /** Where the spell was first read. */
  readonly source: Reader;
  castings: number;
}

/** Draws the figures of a caster, and the spells of each level with circles for the slots. */
export function spells(spec: SpellsSpec, reader: Reader): Block[] {
  const source = reader.at(spec.from);
  if (source.value === undefined || source.value === null) return [];
  const facts = { ...factsOf(spec, reader), grow: 0 };
  const figures = spec.figures ? readFigures(spec.figures, source) : [];
  const slots = spec.slots === undefined ? {} : ((source.take(spec.slots) ?? {}) as Record<string, number>);
  const found = collectSpells(spec, source);
  const rest = source.takeRest();
  if (!found.length && !figures.length && !Object.keys(slots).length) return [];
  const hasBoxes = found.some(({ marks }) => marks.has('filled') || marks.has('open'));
  const legend = [hasBoxes ? spec.boxLegend : '', spec.legend].filter(Boolean).join(' ');
  const levels = [...new Set([...found.map(({ level }) => level), ...Object.keys(slots).map(Number)])];
  const head: Block = { ...facts, rows: (width, scale) => headRows(legend, figures, rest, width, scale) };
  const ofLevels = levels
    .sort((a, b) => a - b)
    .map((level) =>
      levelBlock(
        facts,
        titleOf(level, spec.zero),
        slots[level] ?? 0,
        found.filter((spell) => spell.level === level),
      ),
    );
  return [head, ...ofLevels];
}

/** Collects the spells of all lists. A spell of several lists is written once, with the marks of all. */
function collectSpells({ lists, item }: SpellsSpec, source: Reader): Spell[] {
  const found = new Map<string, Spell>();
  for (const { from, mark, word, level: usual = 0 } of lists) {
    for (const entry of source.at(from).children()) {
      const isText = typeof entry.value !== 'object';
      const name = describeValue(isText ? entry.value : entry.at('name').value);
      const level = isText ? usual : Number(entry.take('level') ?? usual);
      const count = entry.at('count').value === undefined ? 1 : Number(entry.take('count'));
      const key = `${level} ${name}`;
      const known = found.get(key);
      const spell = known ?? newSpell(name, level, entry, item);
      spell.marks.add(mark);
      if (mark === 'castings') spell.castings += count;
      const words = [...(word ? [word] : []), ...(known ? furtherWords(known, entry) : [])];
      spell.words.push(...words.filter((one) => !spell.words.includes(one)));
      found.set(key, spell);
    }
  }
  return [...found.values()].sort((a, b) => a.level - b.level || (a.name < b.name ? -1 : 1));
}

const newSpell = (name: string, level: number, source: Reader, item: ItemSpec | undefined): Spell => ({
  ...{ name, level, source, entry: entryOf(source, item), castings: 0 },
  ...{ marks: new Set<SpellListSpec['mark']>(), words: [] },
});

/** Describes what an entry says about a spell that another list has too and does not say. */
function furtherWords({ source }: Spell, entry: Reader): string[] {
  for (const child of entry.children()) {
    if (JSON.stringify(child.value) === JSON.stringify(source.at(child.key).value)) child.take();
  }
  return entry.takeRest();
}

function headRows(
  legend: string,
  figures: ReturnType<typeof readFigures>,
  rest: readonly string[],
  width: number,
  scale: number,
): Row[] {
  const size = TEXT_SIZE * scale;
  const small = (text: string, face: Run['face']) => paragraph(prepare([{ text, face }]), width, { size: size * 0.86 });
  return [
    ...(figures.length ? [figureRow(figures, width, 11.5), spaceRow(1.2)] : []),
    ...(rest.length ? small(rest.join('; '), 'serif') : []),
    ...(legend ? small(legend, 'italic') : []),
  ];
}

const titleOf = (level: number, zero = 'Level 0'): string => (level === 0 ? zero : `Level ${level}`);

function levelBlock(facts: Omit<Block, 'rows'>, title: string, slots: number, own: readonly Spell[]): Block {
  return {
    ...facts,
    title,
    rows(width, scale) {
      const size = TEXT_SIZE * scale;
      return [...slotRows(slots, width), ...own.flatMap((spell) => spellRows(spell, width, size))];
    },
  };
}

/** Makes the rows of circles of a level, after the word "slots". */
function slotRows(slots: number, width: number): Row[] {
  const left = 9;
  const perRow = Math.max(1, Math.floor((width - left) / CIRCLE_STEP));
  return Array.from({ length: Math.ceil(slots / perRow) }, (_, i): Row => {
    const count = Math.min(perRow, slots - i * perRow);
    const label: Mark[] = [];
    return {
      height: 4.4,
      draw: (x, y) => [
        ...(i === 0 ? [writeLabel({ x, y: y + 2.6, width: left - 0.5 }, 'Slots', LABEL_SIZE * 0.95)] : label),
        ...circles(count, x + left, y + 2),
      ],
    };
  });
}

function spellRows({ entry, marks, words, castings }: Spell, width: number, size: number): Row[] {
  const aside = [entry.aside, ...words].filter(Boolean).join(', ');
  const hasBox = marks.has('filled') || marks.has('open');
  const pips = marks.has('castings') ? castings : 0;
  const box = hasBox ? openBox(size, marks.has('filled')) : undefined;
  return entryRows({ ...entry, aside, pips: entry.pips + pips }, width, size, box);
}
