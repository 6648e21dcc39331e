import { joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import type { Family } from './family.ts';
import { type Game, playChanceMoves, positionStringOf, seatName, seatsInPlay } from './game.ts';
import { resolveVariant } from './resolve.ts';
import type { FenFault } from './rules.ts';

/** Version of the format of game states, including the hash keys in them. */
const VERSION = 1;

/** Maximum number of earlier positions in a state: more than any game here needs to detect repetitions. */
const MAX_PAST = 2000;

/** A game as JSON: small and readable. Callers keep it and send it back, so it is not trusted. */
export interface GameState {
  v: typeof VERSION;
  family: string;
  /** Canonical slug of the variant, with flags. */
  variant: string;
  fen: string;
  /** Keys of earlier positions that may still be repeated, oldest first. */
  past?: string[];
  /** State of the random generator. */
  rng?: string;
  /** Seats that offer a draw. */
  offered?: string[];
  /** The outcome, if players ended the game by a claim, by resigning or by agreeing on a draw. */
  ended?: { winner: string | null; reason: string };
}

export function encodeGame(game: Game): GameState {
  const { variant, position, drawOffers = [], ended, rng } = game;
  const { family, definition } = variant;
  const state: GameState = {
    v: VERSION,
    family: family.slug,
    variant: definition.variant,
    fen: positionStringOf(game),
  };
  const past = position.past().slice(-MAX_PAST);
  if (past.length) state.past = past;
  if (rng) state.rng = rng.save();
  if (drawOffers.length) state.offered = drawOffers.map((seat) => seatName(game, seat));
  if (ended)
    state.ended = { winner: ended.winner === null ? null : seatName(game, ended.winner), reason: ended.reason };
  return state;
}

/** A fault in a game state: the path of the field, and what is wrong with it. */
export interface StateFault {
  path: string;
  message: string;
  /** Set if the family is known but not playable yet. */
  notBuilt?: true;
}

const fault = (path: string, message: string): Result<never, StateFault> => fail({ path, message });

/** Parses a game state. `find` returns the family with a slug; undefined if there is no playable one. */
export function decodeGame(state: unknown, find: (slug: string) => Family | undefined): Result<Game, StateFault> {
  if (typeof state !== 'object' || state === null) return fault('', 'a state is an object');
  const { v, family: slug, variant: name, fen, past = [], rng, offered, ended } = state as Record<string, unknown>;
  if (typeof slug !== 'string') return fault('family', 'is missing: pass the state as a play tool returned it');
  const family = find(slug);
  if (!family) return fault('family', `${JSON.stringify(slug.slice(0, 40))} is no family that can be played`);
  if (v !== VERSION) {
    const found = v === undefined ? 'missing' : JSON.stringify(v).slice(0, 40);
    return fault('v', `is ${found}, this service reads version ${VERSION}`);
  }
  if (typeof name !== 'string') return fault('variant', 'is missing: pass the state as a play tool returned it');
  if (typeof fen !== 'string') return fault('fen', 'is missing: pass the state as a play tool returned it');
  if (!isPast(past)) return fault('past', `is no list of at most ${MAX_PAST} keys of 16 hexadecimal digits`);
  const variant = resolveVariant(family, name.slice(0, 200));
  if (!variant.ok) return fault('variant', variant.error.message);
  const { rules } = variant.value;
  const reading = rules.parse(fen, past);
  if (!reading.ok) return fault('fen', faultText(reading.error));
  const game: Game = { variant: variant.value, position: reading.value.position };
  const generator = typeof rng === 'string' ? Rng.restore(rng) : undefined;
  if (rules.chance && !generator) return fault('rng', 'is no generator of 32 hexadecimal digits');
  const outcome = ended === undefined || ended === null ? undefined : readEnd(ended, rules.seats);
  if (outcome === null) return fault('ended', 'names a winner (a seat, or null) and a reason');
  const playing = seatsInPlay(game).map((seat) => seatName(game, seat));
  const drawOffers = readOffers(offered ?? [], playing)?.map((name) => rules.seats.indexOf(name));
  if (!drawOffers) return fault('offered', `is not a list of different seats of ${joinNames(playing)}, fewer than all`);
  const decoded = {
    ...game,
    ...(drawOffers.length && { drawOffers }),
    ...(rules.chance && { rng: generator! }),
    ...(outcome && { ended: outcome }),
  };
  // Returned states never wait for a roll, but one written by hand may do so.
  if (rules.chance && !outcome) playChanceMoves(decoded);
  return ok(decoded);
}

/**
 * The names of the seats that offer a draw; undefined if this is not a list of them. With offers of all, the game would
 * be over.
 */
function readOffers(offered: unknown, playing: readonly string[]): string[] | undefined {
  if (!Array.isArray(offered) || (offered.length && offered.length >= playing.length)) return undefined;
  const isSound = offered.every((name) => playing.includes(name)) && new Set(offered).size === offered.length;
  return isSound ? offered : undefined;
}

const isPast = (past: unknown): past is string[] =>
  Array.isArray(past) &&
  past.length <= MAX_PAST &&
  past.every((key) => typeof key === 'string' && /^[0-9a-f]{16}[+!]?(:[-@*a-p0-9]{2,400})?$/.test(key));

function readEnd(ended: unknown, seats: readonly string[]) {
  const { winner, reason } = ended as Record<string, unknown>;
  if (typeof reason !== 'string' || reason.length > 100) return null;
  if (winner === null) return { winner, reason };
  const seat = typeof winner === 'string' ? seats.indexOf(winner) : -1;
  return seat < 0 ? null : { winner: seat, reason };
}

/**
 * Maximum number of faults in the message. Text that is not a position string has a fault in nearly every character.
 */
const MAX_FAULTS_SHOWN = 5;

/** Joins the faults of a position string into one message. */
function faultText(faults: readonly FenFault[]): string {
  const shown = faults.slice(0, MAX_FAULTS_SHOWN).map(({ message, hint }) => (hint ? `${message} (${hint})` : message));
  return [...shown, ...(faults.length > MAX_FAULTS_SHOWN ? [`and ${faults.length - MAX_FAULTS_SHOWN} more`] : [])].join(
    '; ',
  );
}
