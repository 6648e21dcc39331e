import type { Rng } from '../lib/rng.ts';
import type { DiceTerm, Pool, Term } from './notation.ts';

/** Above this many dice in one term only their sum is told. */
const SHOWN_DICE = 1_000;

/** One die as it fell. A dropped die does not count. */
export interface Die {
  value: number;
  dropped?: true;
}

export interface RolledTerm {
  /** The term, normalised: `4d6kh3`. */
  term: string;
  /** What it adds to the total, its sign included. */
  subtotal: number;
  /** In the order rolled; absent for plain numbers and above 1,000 dice. */
  dice?: Die[];
}

export interface Roll {
  notation: string;
  total: number;
  terms: RolledTerm[];
}

/** Rolls a pool once. The dice come from the generator in the order of the notation. */
export function rollPool(pool: Pool, rng: Rng): Roll {
  const terms = pool.terms.map((term) => rollTerm(term, rng));
  return { notation: pool.notation, total: terms.reduce((sum, { subtotal }) => sum + subtotal, 0), terms };
}

function rollTerm({ sign, text, of }: Term, rng: Rng): RolledTerm {
  if (of.kind === 'number') return { term: text, subtotal: signed(sign, of.value) };
  const dice = Array.from({ length: of.count }, (): Die => ({ value: 1 + rng.below(of.sides) }));
  dropDice(dice, of);
  const subtotal = signed(
    sign,
    dice.reduce((sum, { value, dropped }) => (dropped ? sum : sum + value), 0),
  );
  return dice.length > SHOWN_DICE ? { term: text, subtotal } : { term: text, subtotal, dice };
}

/** Never -0: it would read as 0 and compare as something else. */
const signed = (sign: 1 | -1, value: number): number => (value === 0 ? 0 : sign * value);

/** Marks the dice that do not count; among equal ones the later rolled are dropped. */
function dropDice(dice: Die[], { keep }: DiceTerm): void {
  if (!keep) return;
  const wanted = keep.from === 'high' ? 1 : -1;
  const ranked = [...dice].sort((a, b) => wanted * (b.value - a.value));
  for (const die of ranked.slice(keep.count)) die.dropped = true;
}

/** `4d6kh3+2 = 15 [6, 5, 2, (1)]`: dropped dice in brackets. */
export function rollText({ notation, total, terms }: Roll): string {
  const shown = terms.flatMap(({ dice }) => (dice ? [`[${dice.map(dieText).join(', ')}]`] : []));
  return [`${notation} = ${total}`, ...shown].join(' ');
}

const dieText = ({ value, dropped }: Die): string => (dropped ? `(${value})` : String(value));
