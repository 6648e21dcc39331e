import { Rng } from '../../lib/rng.ts';
import type { Position } from '../../play/position.ts';
import type { MancalaDefinition } from './definition.ts';
import { startSeedsOf } from './engine/board.ts';
import { MAX_SEEDS } from './limits.ts';
import { mancalaRules } from './rules.ts';

/** Lists the reasons why a definition cannot be played, one sentence each; empty if it can. */
export function contradictions(definition: MancalaDefinition): string[] {
  const { board, rules, seats, setup, end } = definition;
  const reasons: string[] = [];
  const { capture } = rules;
  if (seats.length !== 2) reasons.push('two players sow');
  const side = startSeedsOf(definition);
  if (side.length !== (board.pits * board.rows) / 2)
    reasons.push('the seeds of a side are told for other pits than there are');
  const seeds = 2 * (side.reduce((sum, count) => sum + count, 0) + setup.hand);
  if (seeds > MAX_SEEDS) reasons.push(`${seeds} seeds are too many to be counted`);
  if ((rules.circuit === 'around') !== (board.rows === 2))
    reasons.push('who sows the own two rows only needs two of them');
  if (rules.store && rules.direction !== 'counterclockwise') reasons.push('stores are sown counter-clockwise');
  if (rules.again.includes('store') && !rules.store) reasons.push('nobody moves again for a store that is not sown');
  if (rules.again.includes('passing') && capture.passing === undefined)
    reasons.push('no pit is taken in passing that lets a player move again');
  if (capture.final && capture.passing === undefined) reasons.push('no last group is taken where none is');
  if (capture.passing !== undefined && rules.relay === 'none')
    reasons.push('pits are taken in passing where seeds are sown on');
  if (setup.fill === 'middle' && board.pits % 2 === 0) reasons.push('an even number of pits has no pit in the middle');
  if (setup.hand > 0 && rules.circuit !== 'front-rows') reasons.push('nobody plays seeds from the hand here');
  if (end.majority && end.goal !== 'seeds')
    reasons.push('more than half of the seeds win only where seeds are counted');
  if (!reasons.length && startOf(definition).count() === 0) reasons.push('nobody could make a first move');
  return reasons;
}

const startOf = (definition: MancalaDefinition): Position => mancalaRules(definition).start(Rng.fromSeed(''));
