import { formatSigned } from '../../../lib/wording.ts';

/** A power, trick or choice of a character, with what it does at the character's level. */
export interface Power1e {
  /** Where it comes from, such as `Fire domain`, `Rage power` or `Favoured enemy`. */
  readonly from: string;
  readonly name: string;
  /** Class level at which it is gained. */
  readonly level: number;
  readonly text?: string;
}

/** The numbers and words that the templates of powers refer to. */
export interface PowerFacts {
  readonly level: number;
  /** Modifier of the ability on which the powers depend. */
  readonly modifier: number;
  readonly isSmall: boolean;
  /** Words for choices, such as the `energy` of a dragon. */
  readonly words?: ReadonlyMap<string, string>;
}

/** Values by name that templates can use. */
function valuesOf({ level, modifier, isSmall, words }: PowerFacts): ReadonlyMap<string, string> {
  const half = Math.floor(level / 2);
  const die = level >= 7 ? '1d6' : '1d4';
  const smallDie = level >= 7 ? '1d4' : '1d3';
  return new Map([
    ['level', String(level)],
    ['half', String(Math.max(1, half))],
    ['plus', half ? formatSigned(half) : ''],
    ['uses', String(Math.max(1, 3 + modifier))],
    ['dc', String(10 + half + modifier)],
    ['lore', String(15 + level + modifier)],
    ['mod1', modifier > 1 ? `${modifier} rounds` : 'a round'],
    ['skills', String(Math.max(1, 3 + modifier))],
    ['claws', isSmall ? smallDie : die],
    ...(words ?? []),
  ]);
}

/** The text of the last step that a level reaches: `{6:10,12:20}` is 10 at level 6 and 20 at level 12. */
function stepAt(steps: string, level: number): string {
  const reached = steps
    .split(',')
    .map((step) => [Number(step.slice(0, step.indexOf(':'))), step.slice(step.indexOf(':') + 1)] as const)
    .filter(([from]) => level >= from);
  return reached.at(-1)?.[1] ?? '';
}

/** Computes a term such as `level/4-1` or `level*10`; undefined if it has another form. */
function computed(term: string, level: number): string | undefined {
  const [, operator, by, sign, more] = /^level(?:([*/])(\d+))?(?:([+-])(\d+))?$/.exec(term) ?? [];
  if (!(operator || sign)) return undefined;
  const scaled = operator === '*' ? level * Number(by) : Math.floor(level / Number(by ?? 1));
  return String(scaled + Number(`${sign ?? '+'}${more ?? 0}`));
}

/**
 * Fills in a template: `{uses}` and other names, terms such as `{level/4-1}`, and steps such as `{6:10,12:20}`.
 */
export function fillTemplate(template: string, facts: PowerFacts): string {
  const values = valuesOf(facts);
  const filled = (term: string): string => {
    if (/^\d/.test(term)) return stepAt(term, facts.level);
    return values.get(term) ?? computed(term, facts.level) ?? '';
  };
  const [start, ...parts] = template.split('{');
  const text = parts.reduce((before, part) => {
    const end = part.indexOf('}');
    return `${before}${filled(part.slice(0, end))}${part.slice(end + 1)}`;
  }, start!);
  return text.replaceAll(/\b1 rounds\b/g, '1 round');
}

interface Granted {
  readonly level: number;
  readonly name: string;
  readonly text: string;
}

/** The powers of a list that a character of the level has, with their texts filled in. */
export const powersAt = (from: string, powers: readonly Granted[], facts: PowerFacts): Power1e[] =>
  powers
    .filter(({ level }) => level <= facts.level)
    .map(({ level, name, text }) => ({ from, name, level, text: fillTemplate(text, facts) }));
