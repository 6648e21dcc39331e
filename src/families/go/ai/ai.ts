import type { Rng } from '../../../lib/rng.ts';
import type { Ai } from '../../../play/ai.ts';
import type { Seat } from '../../../play/position.ts';
import type { GoDefinition } from '../definition.ts';
import { EMPTY } from '../engine/board.ts';
import type { GoPosition } from '../engine/go-position.ts';
import { Playout } from '../engine/playout.ts';
import { evaluate } from './evaluate.ts';
import { movePriors } from './move-priors.ts';
import { hasAtari, moveEffects, sensibleMoves } from './playout-filter.ts';

/**
 * Factor for the errors of weak levels (see `Ai.materialScale`). It is smaller than in chess because a few stones
 * decide less than chess pieces do.
 */
const MATERIAL_SCALE = 0.5;

/** Maximum number of stones on the board at which computer opponents still vary their play. */
const MAX_OPENING_STONES = 8;

const board = (position: unknown): GoPosition => position as GoPosition;

/** Builds the `Ai` of a definition: Monte Carlo tree search with random playouts. */
export function goAi({ board: { files, ranks }, end, rules }: GoDefinition): Ai {
  let playout: Playout | undefined;
  return {
    method: 'mcts',
    materialScale: MATERIAL_SCALE,
    playouts: {
      seats: 2,
      moves: files * ranks + 1,
      candidates: (position, moves, at) => sensibleMoves(board(position), moves, at),
      priors: (position, moves, count, shares, weights) => movePriors(board(position), moves, count, shares, weights),
      play(position, rng, holders) {
        playout ??= new Playout(board(position).board);
        return playOut(board(position), playout, rng, holders);
      },
    },
    evaluate: (position) => evaluate(board(position)),
    order: (_, __, from, to, keys) => keys.fill(0, from, to),
    tacticalMoves: (position, moves, at) => captures(board(position), moves, at),
    candidates: (position, moves, at) => sensibleMoves(board(position), moves, at),
    // Having no move loses only in games in which players may not pass.
    mayBeMated: () => !rules.pass && end.captures === 0,
    isForced: (position) => hasAtari(board(position)),
    opening: (position) => countStones(board(position)) < MAX_OPENING_STONES,
  };
}

function countStones({ colors, pass }: GoPosition): number {
  let count = 0;
  for (let point = 0; point < pass; point++) if (colors[point] !== EMPTY) count++;
  return count;
}

/** Plays one game to the end at random and returns the winner. */
function playOut(position: GoPosition, playout: Playout, rng: Rng, holders: Uint8Array): Seat | null {
  if (position.isOver()) {
    holders.fill(EMPTY);
    return position.outcome()!.winner;
  }
  const { colors, ko, turn, board } = position;
  const { end } = board.definition;
  playout.load(colors, ko);
  if (end.captures > 0) {
    const winner = playout.playForCapture(rng, turn, [
      end.captures - position.prisoners[0]!,
      end.captures - position.prisoners[1]!,
    ]);
    writeHolders(playout, holders);
    return winner;
  }
  const area = playout.run(rng, turn, true);
  writeHolders(playout, holders);
  const lead = area - end.komi - (end.scoring === 'territory' ? stoneSurplus(position, playout) : 0);
  const margin = lead - playout.dynamicKomi(rng, lead);
  return margin === 0 ? (end.ties === 'black' ? 0 : null) : margin > 0 ? 0 : 1;
}

function writeHolders({ firstOwner }: Playout, holders: Uint8Array): void {
  holders.set(firstOwner);
  holders[firstOwner.length - 1] = EMPTY;
}

/**
 * Number of stones that Black has put on the board, minus White's. With territory scoring, a stone in one's own
 * territory costs a point; with area scoring it costs nothing. Subtracting this number therefore turns an area score
 * into a territory score.
 */
function stoneSurplus({ colors, pass, prisoners }: GoPosition, { placed }: Playout): number {
  let more = placed[0]! - placed[1]! + prisoners[1]! - prisoners[0]!;
  for (let point = 0; point < pass; point++) if (colors[point]) more += colors[point] === 1 ? 1 : -1;
  return more;
}

/** Writes the moves worth considering that capture stones; returns their number. */
function captures(position: GoPosition, moves: Int32Array, at: number): number {
  const count = sensibleMoves(position, moves, at);
  let kept = 0;
  for (let i = at; i < at + count; i++)
    if (moves[i]! < position.pass && moveEffects(position, moves[i]!).taken > 0) moves[at + kept++] = moves[i]!;
  return kept;
}
