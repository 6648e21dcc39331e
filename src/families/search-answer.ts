import type { FamilyEngine } from '../play/family.ts';
import { findMove } from '../play/find-move.ts';
import type { Move } from '../play/move.ts';
import type { Notation } from '../play/notation.ts';
import type { Position } from '../play/position.ts';
import type { Rules } from '../play/rules.ts';
import { LEVEL_SETTINGS } from '../search/levels.ts';
import { suggestMove } from '../search/suggest.ts';
import type { SuggestRequest } from '../search/suggestion.ts';
import type { ForcedEnd } from '../search/win-chance.ts';
import { explainMove, type SearchFindings } from './explain-move.ts';

/** A suggested move as plain data, in the form in which callers receive it. */
export interface SearchAnswer {
  move: Move;
  score: number;
  mate?: number;
  /** Chance of winning of the player to move, from 0 to 1, to three decimals; it follows from `score` or `forced`. */
  winChance: number;
  forced?: ForcedEnd;
  /** One sentence about the move, from facts that the board or the search proves. */
  why: string;
  depth: number;
  nodes: number;
  /** The best other moves, best first, at the levels that compare them. */
  candidates?: AlternativeAnswer[];
  /** The expected line of play, in the standard notation of the game. */
  pv: string[];
  timeMs: number;
}

/** Another move worth considering. `move` has only its notation if that identifies it. */
export interface AlternativeAnswer {
  move: Move;
  score: number;
  winChance: number;
  forced?: ForcedEnd;
  depth: number;
  why: string;
}

/** Searches a position in which a player is to move, and describes the result. The position is the same afterwards. */
export function searchPosition(
  engine: FamilyEngine,
  rules: Rules,
  position: Position,
  request: SuggestRequest,
): SearchAnswer {
  const { move, pv, candidates, ...rest } = suggestMove(position, rules.ai, request);
  const explain = (move: number, findings: SearchFindings) =>
    explainMove(engine, rules, position, move, rules.ai.rollouts ? { ...findings, depth: undefined } : findings);
  const place = LEVEL_SETTINGS[request.level].alternatives ? 1 : undefined;
  return {
    move: rules.notation.describe(position, move),
    ...rest,
    why: explain(move, { ...rest, place }),
    ...(candidates && {
      candidates: candidates.map(({ move, ...other }, i) => ({
        move: shortMove(rules.notation, position, move),
        ...other,
        why: explain(move, { ...other, place: i + 2 }),
      })),
    }),
    pv: lineText(rules.notation, position, pv),
  };
}

/** The move with its notation alone, if that identifies it, to keep the answer small; else with all its fields. */
function shortMove(notation: Notation, position: Position, move: number): Move {
  const full = notation.describe(position, move);
  const short: Move = full.notation === undefined ? full : { notation: full.notation };
  const found = findMove(notation, position, short);
  return found.ok && found.value === move ? short : full;
}

function lineText(writer: Notation, position: Position, line: readonly number[]): string[] {
  const texts = line.map((move) => {
    const { notation } = writer.describe(position, move);
    position.play(move);
    return notation ?? '';
  });
  for (const _ of line) position.undo();
  return texts;
}
