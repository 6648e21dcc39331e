import type { DefinitionPatch } from '../../../play/family.ts';

/** Go by Chinese rules on 19×19, the base of all variants. */
export const base: DefinitionPatch = {
  seats: ['black', 'white'],
  board: { files: 19, ranks: 19 },
  setup: {},
  rules: {},
  end: {},
  notation: { rules: 'Chinese' },
  render: {},
};

/**
 * Simple ko: a move may not restore the position before the last move. Longer cycles are allowed and end the game
 * without a winner.
 */
export const SIMPLE_KO_RULES: DefinitionPatch = { rules: { ko: 'simple' }, end: { repetition: 3 } };

/** No score, and no passes. */
export const NO_SCORE_OR_PASSES: DefinitionPatch = { scoring: 'nothing', komi: 0, listed: false };
