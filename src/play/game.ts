import { spend } from '../lib/meter.ts';
import { ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import type { Definition } from './definition.ts';
import type { FamilyEngine, VariantNames } from './family.ts';
import { legalMoves } from './legal-moves.ts';
import type { Move } from './move.ts';
import { CHANCE_SEAT, type Outcome, type Position } from './position.ts';
import { type FenFault, type Rules, reasonsOf } from './rules.ts';

/** A compiled definition, with the family that plays it. */
export interface PlayableVariant {
  readonly family: FamilyEngine & VariantNames;
  readonly definition: Definition;
  readonly rules: Rules;
}

/** A game as it exists during one tool call. */
export interface Game {
  readonly variant: PlayableVariant;
  readonly position: Position;
  /** The moves that led from the position first set up to this one, including those of chance. */
  readonly played: number[];
  /** The outcome, if players ended the game by a claim, by resigning or by agreeing on a draw. */
  readonly ended?: Outcome;
  /** Seats that offer a draw. An offer lapses when another player moves. */
  readonly drawOffers?: readonly number[];
  /** Random generator for dice and cards; undefined in games without chance. */
  readonly rng?: Rng;
  /**
   * Why no game leads to the position from which this one was set up, one sentence each; empty if only a state said so,
   * and absent if it may arise.
   */
  readonly unreachable?: readonly string[];
}

/**
 * Creates a new game. The seed determines all chance, at the start and later. If the game begins with dice or cards,
 * these are drawn, so that a player is to move.
 */
export function createGame(variant: PlayableVariant, seed: string): Game {
  const game = setUpGame(variant, seed);
  playChanceMoves(game);
  return game;
}

/** Sets up a new game in which no dice or cards have been drawn yet. */
export function setUpGame(variant: PlayableVariant, seed: string): Game {
  const setup = Rng.fromSeed(`setup ${seed}`);
  return addRng({ variant, position: variant.rules.start(setup), played: [] }, seed);
}

/** A game from a position string. `notes` lists what was read leniently. */
type ReadGame = Result<{ game: Game; notes: readonly string[] }, readonly FenFault[]>;

/** Creates a game from a position string. Dice or cards that come next are drawn, so that a player is to move. */
export function loadGame(variant: PlayableVariant, fen: string, seed: string): ReadGame {
  const read = setUpPosition(variant, fen, seed);
  if (read.ok) playChanceMoves(read.value.game);
  return read;
}

/** Creates a game from a position string. Dice or cards that come next are not drawn. */
export function setUpPosition(variant: PlayableVariant, fen: string, seed: string): ReadGame {
  const reading = variant.rules.parse(fen);
  if (!reading.ok) return reading;
  const { position, notes, unreachable } = reading.value;
  const why = reasonsOf(unreachable);
  const game = addRng({ variant, position, played: [], ...(why && { unreachable: why }) }, seed);
  return ok({ game, notes });
}

/** Adds a random generator to a game with chance. */
const addRng = (game: Game, seed: string): Game =>
  game.variant.rules.chance ? { ...game, rng: Rng.fromSeed(`game ${seed}`) } : game;

/** How the game ended, by a player's action or by a rule; undefined while it goes on. */
export const outcomeOf = ({ ended, position }: Game): Outcome | undefined => ended ?? position.outcome();

/** The position as one line of text. */
export const positionStringOf = ({ variant, position }: Game): string => variant.rules.notation.fen(position);

/** Steps that a move as JSON usually takes: its text may depend on all other legal moves. */
const STEPS_PER_MOVE = 20;

/** A legal move as JSON. */
export function describeMove({ variant, position }: Game, move: number): Move {
  spend(STEPS_PER_MOVE);
  return variant.rules.notation.describe(position, move);
}

/** The legal moves; none once the game is over. */
export function legalMovesOf(game: Game): Move[] {
  if (outcomeOf(game)) return [];
  return Array.from(legalMoves(game.position), (move) => describeMove(game, move));
}

/** The moves known of a game as JSON, with the position string before the first. */
export function movesSoFar(game: Game): { fen: string; made: Move[] } {
  const { position, played } = game;
  for (const _ of played) position.undo();
  const fen = positionStringOf(game);
  const made = played.map((move) => {
    const described = describeMove(game, move);
    position.play(move);
    return described;
  });
  return { fen, made };
}

/** Names of the cells that the last move of a game touched; none if no move is known. */
export function lastMoveSquares(game: Game): readonly string[] {
  const { position, played, variant } = game;
  const last = played.at(-1);
  if (last === undefined) return [];
  position.undo();
  const move = describeMove(game, last);
  position.play(last);
  return variant.family.view.squaresOf(move);
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

/** Plays a legal move on the game's position and adds it to the moves played. */
export function makeMove({ position, played }: Game, move: number): void {
  position.play(move);
  played.push(move);
}

/** Plays plies of chance until a player is to move or the game is over, and returns these plies. */
export function playChanceMoves(game: Game): Move[] {
  const { position, rng } = game;
  const drawn: Move[] = [];
  while (position.turn === CHANCE_SEAT && !position.outcome()) {
    const move = drawOutcome(position, rng!);
    drawn.push(describeMove(game, move));
    makeMove(game, move);
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
