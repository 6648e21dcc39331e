import { hash128 } from '../lib/hash.ts';
import { joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { Rng } from '../lib/rng.ts';
import type { Family } from './family.ts';
import { type Game, outcomeText, playChanceMoves, positionStringOf, seatName, seatsInPlay } from './game.ts';
import { formatHistory, type History, type ReplayedPosition, replayHistory } from './history.ts';
import { isPlayerEnd, namesOfPlayerEnds } from './player-actions.ts';
import type { Outcome } from './position.ts';
import { resolveVariant, type Variant } from './resolve.ts';
import type { FenFault, Rules } from './rules.ts';

/** Version of the format of game states. States of version 1 have keys of earlier positions and no checksum. */
const VERSION = 2;

/** Maximum number of keys of earlier positions in a state of version 1. */
const MAX_PAST = 2000;

/** A game as JSON: small and readable. Callers keep it and send it back, so it is not trusted. */
export interface GameState extends History {
  v: number;
  family: string;
  /** Canonical slug of the variant, with flags. */
  variant: string;
  /** The current position. */
  fen: string;
  /** State of the random generator. */
  rng?: string;
  /** Seats that offer a draw. */
  offered?: string[];
  /** The outcome, if players ended the game by a claim, by resigning or by agreeing on a draw. */
  ended?: { winner: string | null; reason: string };
  /** Set if the game was set up from a position to which no game leads. */
  possible?: false;
  /** Checksum of the other fields. A state without one is accepted. */
  checksum?: number;
  /** Signature of the other fields, from services that have a key. A state without one is judged by its values. */
  signature?: string;
}

export function encodeGame(game: Game): GameState {
  const { variant, position, played, drawOffers = [], ended, rng, unreachable } = game;
  const { family, definition } = variant;
  const state: GameState = {
    v: VERSION,
    family: family.slug,
    variant: definition.variant,
    fen: positionStringOf(game),
    ...formatHistory(variant.rules, position, played),
  };
  if (rng) state.rng = rng.save();
  if (drawOffers.length) state.offered = drawOffers.map((seat) => seatName(game, seat));
  if (ended)
    state.ended = { winner: ended.winner === null ? null : seatName(game, ended.winner), reason: ended.reason };
  if (unreachable) state.possible = false;
  return { ...state, checksum: checksumOf(state) };
}

/** Nine decimal digits, which cost a language model three tokens. */
const CHECKSUM_LIMIT = 1_000_000_000;

/** The values of a state as one text, whatever the order of its keys. Checksums and signatures are made of it. */
export function stateText(state: Partial<GameState>): string {
  const { family, variant, fen, from, moves, back, past, rng, offered, ended, possible } = state;
  const end = ended && [ended.winner, ended.reason];
  const values = [family, variant, fen, from, moves, back, past, rng, offered, end];
  // States had no such field at first, and their checksums must stay valid.
  return JSON.stringify(possible === undefined ? values : [...values, possible]);
}

const checksumOf = (state: Partial<GameState>): number => hash128(stateText(state))[0] % CHECKSUM_LIMIT;

/** A fault in a game state: the path of the field, and what is wrong with it. */
export interface StateFault {
  path: string;
  message: string;
  /** Set if the family is known but not playable yet. */
  notBuilt?: true;
}

const fault = (path: string, message: string): Result<never, StateFault> => fail({ path, message });

/** The fields of a state as a caller sent them. */
type Fields = Readonly<Record<string, unknown>>;

/**
 * Parses a game state. `find` returns the family with a slug; undefined if there is no playable one. A state whose
 * position no game leads to is read as a game from a free position.
 */
export function decodeGame(state: unknown, find: (slug: string) => Family | undefined): Result<Game, StateFault> {
  if (typeof state !== 'object' || state === null) return fault('', 'a state is an object');
  const fields = state as Fields;
  const variant = readVariant(fields, find);
  if (!variant.ok) return variant;
  const replayed = readPosition(fields, variant.value.rules);
  if (!replayed.ok) return replayed;
  const { unreachable, ...reached } = replayed.value;
  const rest = readRest(fields, { variant: variant.value, ...reached });
  if (!rest.ok) return rest;
  if (hasWrongChecksum(fields)) return fault('checksum', `does not match the other fields: ${REBUILD_HINT}`);
  const isFree = fields['possible'] === false || unreachable !== undefined;
  const game = { variant: variant.value, ...reached, ...rest.value, ...(isFree && { unreachable: unreachable ?? [] }) };
  // Returned states never wait for a roll, but one written by hand may do so.
  if (variant.value.rules.chance && !game.ended) playChanceMoves(game);
  return ok(game);
}

/** How to get a valid state in place of one that was changed. */
export const REBUILD_HINT =
  'the state was changed or cut. Pass it as a play tool returned it, or rebuild the game with play_make_moves from its start or play_load_fen from a position or record';

const hasWrongChecksum = ({ checksum, signature: _, ...state }: Fields): boolean =>
  checksum !== undefined && checksum !== null && checksum !== checksumOf(state);

function readVariant(
  { family: slug, v, variant: name }: Fields,
  find: (slug: string) => Family | undefined,
): Result<Variant, StateFault> {
  if (typeof slug !== 'string') return fault('family', MISSING);
  const family = find(slug);
  if (!family) return fault('family', `${JSON.stringify(slug.slice(0, 40))} is not a family that can be played`);
  if (v !== VERSION && v !== 1) {
    const found = v === undefined ? 'missing' : JSON.stringify(v).slice(0, 40);
    return fault('v', `is ${found}, this service reads versions 1 and ${VERSION}`);
  }
  if (typeof name !== 'string') return fault('variant', MISSING);
  const variant = resolveVariant(family, name.slice(0, 200));
  return variant.ok ? variant : fault('variant', variant.error.message);
}

const MISSING = 'is missing: pass the state as a play tool returned it';

/** Reads the position, and replays the moves that led to it. */
function readPosition(fields: Fields, rules: Rules): Result<ReplayedPosition, StateFault> {
  const { fen, past = [], from, moves, back } = fields;
  if (typeof fen !== 'string') return fault('fen', MISSING);
  if (!isPast(past)) return fault('past', `is not a list of at most ${MAX_PAST} keys of 16 hexadecimal digits`);
  for (const [field, value] of Object.entries({ from, moves, back }))
    if (value !== undefined && typeof value !== 'string') return fault(field, 'is not text');
  const replayed = replayHistory(rules, fen, { past, from, moves, back } as History);
  if (replayed.ok) return replayed;
  if (replayed.error[0]?.at !== 'history') return fault('fen', faultText(replayed.error));
  return fault(moves === undefined ? 'back' : 'moves', `${replayed.error[0].message}: ${REBUILD_HINT}`);
}

/** Reads the generator, the offers of a draw and the end of the game. */
function readRest(
  { rng, offered, ended, possible }: Fields,
  game: Game,
): Result<Pick<Game, 'rng' | 'drawOffers' | 'ended'>, StateFault> {
  const { chance, seats } = game.variant.rules;
  const generator = typeof rng === 'string' ? Rng.restore(rng) : undefined;
  if (chance && !generator) return fault('rng', 'is not a generator of 32 hexadecimal digits');
  const outcome = ended === undefined || ended === null ? undefined : readEnd(ended, seats);
  if (outcome === null) return fault('ended', 'names a winner (a seat, or null) and a reason');
  const endFault = outcome && endFaultOf(game, outcome);
  if (endFault) return fault('ended', endFault);
  if (possible !== undefined && possible !== null && possible !== false)
    return fault('possible', 'is not false, its only value: play_load_fen sets it');
  const playing = seatsInPlay(game).map((seat) => seatName(game, seat));
  const drawOffers = readOffers(offered ?? [], playing)?.map((name) => seats.indexOf(name));
  if (!drawOffers) return fault('offered', `is not a list of different seats of ${joinNames(playing)}, fewer than all`);
  return ok({
    ...(drawOffers.length && { drawOffers }),
    ...(chance && { rng: generator! }),
    ...(outcome && { ended: outcome }),
  });
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

/** Why the game cannot have ended as a state says; undefined if it can. */
function endFaultOf(game: Game, ended: Outcome): string | undefined {
  const outcome = game.position.outcome();
  if (outcome) return `is not needed: the board ends the game (${outcomeText(game, outcome)})`;
  if (isPlayerEnd(game, ended)) return undefined;
  const end = `${JSON.stringify(ended.reason.slice(0, 40))} with ${ended.winner === null ? 'no winner' : 'a winner'}`;
  return `${end} is not an end of this game. Players may end it by ${joinNames(namesOfPlayerEnds(game))}`;
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
