import { ok } from '../../lib/result.ts';
import type { Rules } from '../../play/position.ts';
import { goAi } from './ai.ts';
import { type Board, compileBoard } from './board.ts';
import { Chains } from './chains.ts';
import type { GoDefinition } from './definition.ts';
import { parseFen } from './fen-parse.ts';
import { Floods } from './floods.ts';
import { GoPosition, type StonesKeeper } from './go-position.ts';
import { rowAi } from './row-ai.ts';
import { RowPosition } from './row-position.ts';
import { NONE, type Placing, type StonePosition } from './stone-position.ts';

/** What can keep the stones, the fastest first. */
export const KEEPERS: readonly StonesKeeper[] = [Chains, Floods];

const startOf = ({ start, first }: Board): Placing => ({
  colors: start,
  turn: first,
  ko: NONE,
  prisoners: [0, 0],
  passes: 0,
  listed: undefined,
});

/** The rules of a definition, with the fastest keeper of stones or the one that is asked for. */
export function goRules(definition: GoDefinition, keeper: StonesKeeper = KEEPERS[0]!): Rules {
  const board = compileBoard(definition);
  const open = (placing: Placing, past: readonly string[] = []): StonePosition =>
    definition.rules.row ? new RowPosition(board, placing, past) : new GoPosition(board, placing, past, keeper);
  return {
    seats: definition.seats,
    ai: definition.rules.row ? rowAi() : goAi(definition),
    start: () => open(startOf(board)),
    parse(fen, past) {
      const setup = parseFen(board, fen);
      if (!setup.ok) return setup;
      const { placing, notes } = setup.value;
      return ok({ position: open(placing, past), notes });
    },
  };
}
