import { keptRankRange } from './dice.ts';
import { DICE_LIMITS, type DiceNode, type Selection } from './notation.ts';

/** The least and the most dice that a selection may choose from. */
export type CountRange = readonly [least: number, most: number];

/** Whether selections keep none of the dice, however many of the range there are. */
export function keepsNothing(selections: readonly Selection[], [least, most]: CountRange): boolean {
  if (!selections.length || most === 0) return false;
  for (let n = Math.max(1, least); n <= most; n++) if (keptCount(n, selections) > 0) return false;
  return true;
}

const keptCount = (n: number, selections: readonly Selection[]): number => {
  const [from, to] = keptRankRange(n, selections);
  return to - from;
};

/** Number of dice of a term before its selections. More than one explosion per die is too unlikely to rely on. */
export function diceRange({ count, modifiers: { explosion } }: DiceNode): CountRange {
  if (count.kind !== 'number') return [0, DICE_LIMITS.count];
  const addsDice = explosion !== undefined && !explosion.compound;
  return [count.value, addsDice ? 2 * count.value : count.value];
}

/** Number of dice that the selections of several terms keep together. */
export function keptRange(nodes: readonly DiceNode[]): CountRange {
  const ranges = nodes.map((node): CountRange => {
    const [least, most] = diceRange(node);
    const { selections } = node.modifiers;
    if (least !== most) return [0, most];
    return [keptCount(least, selections), keptCount(least, selections)];
  });
  return [ranges.reduce((sum, [least]) => sum + least, 0), ranges.reduce((sum, [, most]) => sum + most, 0)];
}
