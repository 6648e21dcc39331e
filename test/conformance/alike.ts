import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import type { Variant } from '../../src/play/resolve.ts';
import { describeMove, fenOf } from '../notation.ts';
import { twinsOf } from './engines.ts';
import { same } from './insist.ts';

/** The moves by their JSON, sorted, so that the order of an engine does not matter. */
const movesOf = (position: Position): Map<string, number> =>
  new Map(
    [...legalMoves(position)].map((move): [string, number] => [JSON.stringify(describeMove(position, move)), move]),
  );

const toldOf = (position: Position): unknown => [
  fenOf(position),
  position.check(),
  position.outcome() ?? null,
  [...movesOf(position).keys()].sort(),
];

/**
 * Plays random moves with the fastest and the slowest engine that can; both must agree at every ply. Returns the number
 * of plies.
 */
export function playAlike(variant: Variant, plies: number): number {
  const twins = twinsOf(variant);
  const seed = variant.definition.variant;
  const [fast, slow] = [twins[0]!, twins.at(-1)!].map(({ rules }) => rules.start(Rng.fromSeed(seed))) as [
    Position,
    Position,
  ];
  const rng = Rng.fromSeed(`alike ${seed}`);
  for (let ply = 0; ply < plies; ply++) {
    same(toldOf(fast), toldOf(slow), `engines agree on ${seed}, ${fenOf(fast)}`);
    const moves = movesOf(fast);
    if (moves.size === 0 || fast.outcome()) return ply;
    const told = rng.pick([...moves.keys()].sort());
    fast.play(moves.get(told)!);
    slow.play(movesOf(slow).get(told)!);
  }
  return plies;
}
