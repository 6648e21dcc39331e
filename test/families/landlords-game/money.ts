import { expect } from 'vitest';
import type { LandlordsPosition } from '../../../src/families/landlords-game/engine/position.ts';
import { BANK, purseIndex, RAILROAD_BOX, TREASURY } from '../../../src/families/landlords-game/engine/state-layout.ts';
import { landlordsGame } from '../../../src/families/landlords-game/index.ts';
import { Rng } from '../../../src/lib/rng.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { CHANCE_SEAT } from '../../../src/play/position.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { describeMove, fenOf } from '../../notation.ts';

/** Preferences of players: the first of these actions that is legal is chosen. */
const PREFERENCES: readonly (readonly string[])[] = [
  [],
  // Saves cash, so that everybody may get rich.
  ['roll', 'pass', 'refuse', 'decline', 'leave', 'pay-rent'],
  // Goes back and forth, so that rounds run out.
  ['roll', 'back', 'pass', 'decline'],
  // Spends everything.
  ['build', 'buy', 'take', 'bid', 'speculate', 'vote', 'repay'],
];

/** Index of the style that goes back and forth until the last round: it makes no random moves, which would lead on. */
const BACK_AND_FORTH = 2;

const SLUGS = Object.keys(landlordsGame.variants).flatMap((variant) =>
  ['2p', '3p', '4p', '5p', '6p'].map((seats) => `${variant}+${seats}`),
);

/** Plays one game; returns the reason for its end. */
function playOut(slug: string, game: number): string {
  const resolved = resolveVariant(landlordsGame, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  const rng = Rng.fromSeed(`money ${slug} ${game}`);
  const position = resolved.value.rules.start(rng) as LandlordsPosition;
  let last = sumOf(position);
  while (!position.outcome()) {
    const move = choose(position, rng, game % PREFERENCES.length);
    const before = position.state[purseIndex(BANK)]!;
    const fen = fenOf(position);
    position.play(move);
    const sum = sumOf(position);
    const fromBank = before - position.state[purseIndex(BANK)]!;
    // The money of players, treasury and box grows only by what the bank pays.
    if (sum - last !== fromBank) expect(sum - last, `${slug}: ${fen}, ${fenOf(position)}`).toBe(fromBank);
    last = sum;
  }
  return position.outcome()!.reason;
}

/** All money paid by the bank, from the FEN, which does not list the bank. */
function sumOf(position: LandlordsPosition): number {
  const [, , players, , treasury, box] = fenOf(position).split(' ');
  const cash = players!.split('/').map((player) => Number(player.split('@')[0]));
  const purses = [...cash, Number(treasury), Number(box)];
  if (purses.some((purse) => !(purse >= 0))) throw new Error(`a purse holds less than nothing: ${fenOf(position)}`);
  const { state, board } = position;
  const kept = [...cash.keys(), TREASURY, RAILROAD_BOX].map((purse) => state[purseIndex(purse)]!);
  if (kept.join() !== purses.join() || cash.length !== board.seats) throw new Error(`not as told: ${fenOf(position)}`);
  return purses.reduce((sum, purse) => sum + purse, 0);
}

function choose(position: LandlordsPosition, rng: Rng, style: number): number {
  const moves = [...legalMoves(position)];
  if (position.turn === CHANCE_SEAT) return drawn(position, moves, rng);
  const wished = PREFERENCES[style]!.flatMap((action) =>
    moves.filter((move) => describeMove(position, move)['action'] === action),
  );
  const follows = style === BACK_AND_FORTH || rng.below(4) > 0;
  return wished.length && follows ? wished[0]! : rng.pick(moves);
}

function drawn(position: LandlordsPosition, moves: readonly number[], rng: Rng): number {
  let left = rng.next() / 0x100000000;
  for (const move of moves) {
    left -= position.weight(move);
    if (left < 0) return move;
  }
  return moves.at(-1)!;
}

/** Plays games of all variants with all numbers of players in rotation; returns how often each end occurred. */
export function playMoney(games: number): Map<string, number> {
  const ends = new Map<string, number>();
  for (let game = 0; game < games; game++) {
    const end = playOut(SLUGS[game % SLUGS.length]!, Math.floor(game / SLUGS.length) + game);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  return ends;
}
