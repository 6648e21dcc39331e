import { ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import { legalMoves } from './legal-moves.ts';
import type { Move } from './move.ts';
import { CHANCE_SEAT, type Outcome, type Position } from './position.ts';
import type { Variant } from './resolve.ts';
import type { FenFault } from './rules.ts';

/** A game as it exists during one tool call. */
export interface Game {
  readonly variant: Variant;
  readonly position: Position;
  /** The outcome, if players ended the game by a claim, by resigning or by agreeing on a draw. */
  readonly ended?: Outcome;
  /** Seats that offer a draw. An offer lapses when another player moves. */
  readonly drawOffers?: readonly number[];
  /** Random generator for dice and cards; undefined in games without chance. */
  readonly rng?: Rng;
}

/** Creates a new game. The seed determines all chance, at the start and later. */
export function createGame(variant: Variant, seed: string): Game {
  const setup = Rng.fromSeed(`setup ${seed}`);
  return addChance(variant, { variant, position: variant.rules.start(setup) }, seed);
}

/** Creates a game from a position string. `notes` lists what was read leniently. */
export function loadGame(
  variant: Variant,
  fen: string,
  seed: string,
): Result<{ game: Game; notes: readonly string[] }, readonly FenFault[]> {
  const reading = variant.rules.parse(fen);
  if (!reading.ok) return reading;
  const { position, notes } = reading.value;
  return ok({ game: addChance(variant, { variant, position }, seed), notes });
}

/** Adds a random generator, and makes the first rolls if the game begins with chance, so that a player is to move. */
function addChance({ rules }: Variant, game: Game, seed: string): Game {
  if (!rules.chance) return game;
  const withRng = { ...game, rng: Rng.fromSeed(`game ${seed}`) };
  playChanceMoves(withRng);
  return withRng;
}

/** How the game ended, by a player's action or by a rule; undefined while it goes on. */
export const outcomeOf = ({ ended, position }: Game): Outcome | undefined => ended ?? position.outcome();

/** The position as one line of text. */
export const positionStringOf = ({ variant, position }: Game): string => variant.rules.notation.fen(position);

/** A legal move as JSON. */
export const describeMove = ({ variant, position }: Game, move: number): Move =>
  variant.rules.notation.describe(position, move);

/** The legal moves; none once the game is over. */
export function legalMovesOf(game: Game): Move[] {
  if (outcomeOf(game)) return [];
  return Array.from(legalMoves(game.position), (move) => describeMove(game, move));
}

/** The family's name for a seat, or `chance`. */
export const seatName = ({ variant }: Game, seat: number): string =>
  seat === CHANCE_SEAT ? 'chance' : variant.rules.seats[seat]!;

/** The seats that have not left the game, in turn order. */
export function seatsInPlay({ variant, position }: Game): number[] {
  const { seats, leaving } = variant.rules;
  return [...seats.keys()].filter((seat) => !leaving?.hasLeft(position, seat));
}

export const nameOfSeatToMove = (game: Game): string => seatName(game, game.position.turn);

/** A move that was played, with the game after it. */
export interface PlayedMove {
  readonly game: Game;
  readonly move: Move;
  /** The dice rolls and cards drawn after the move, until a player is to move again. */
  readonly drawn: readonly Move[];
}

/** Plays plies of chance until a player is to move or the game is over, and returns these plies. */
export function playChanceMoves(game: Game): Move[] {
  const { position, rng } = game;
  const drawn: Move[] = [];
  while (position.turn === CHANCE_SEAT && !position.outcome()) {
    const move = drawOutcome(position, rng!);
    drawn.push(describeMove(game, move));
    position.play(move);
  }
  return drawn;
}

/**
 * Draws one chance outcome by its weight. The weights are divided into 2^32 equal parts, which is fine enough for dice.
 */
function drawOutcome(position: Position, rng: Rng): number {
  const moves = legalMoves(position);
  let remaining = rng.next() / 0x100000000;
  for (const move of moves) {
    remaining -= position.weight(move);
    if (remaining < 0) return move;
  }
  return moves.at(-1)!;
}

/** Formats the outcome of a game: "checkmate, white won", "most seeds, south won", "3-fold repetition, a draw". */
export const outcomeText = (game: Game, { winner, reason }: Outcome): string =>
  `${reason.replaceAll(/-(?!fold|move)/g, ' ')}, ${winner === null ? 'a draw' : `${seatName(game, winner)} won`}`;
