import { joinNames } from '../lib/nearest.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { MoveFault } from './find-move.ts';
import { type Game, nameOfSeatToMove, outcomeOf, type PlayedMove, seatName, seatsInPlay } from './game.ts';
import type { Move } from './move.ts';
import type { Outcome, Position } from './position.ts';

/** Fields that name the seat of an action; all mean the same. */
const SEAT_FIELDS = ['seat', 'player', 'color', 'colour'];

/** The actions that exist in every family, with the fields that each may have. */
const ACTION_FIELDS: Readonly<Record<string, readonly string[]>> = {
  claim: [],
  draw: [...SEAT_FIELDS, 'agreed'],
  resign: SEAT_FIELDS,
};

/** Fields of moves that are actions. */
export const ACTION_MOVE_FIELDS: readonly string[] = ['action', ...new Set(Object.values(ACTION_FIELDS).flat())];

/** Names of the actions that exist in every family. */
export const ACTIONS = Object.keys(ACTION_FIELDS);

type Played = Result<PlayedMove, MoveFault>;

/**
 * Carries out an action that exists in every family: a claim, a resignation, or the offer of a draw. Undefined if the
 * input is something else.
 */
export function playAction(game: Game, input: Move): Played | undefined {
  const { action } = input;
  if (typeof action !== 'string' || !Object.hasOwn(ACTION_FIELDS, action)) return undefined;
  const fields = ACTION_FIELDS[action]!;
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined);
  const unknown = given.map(([field]) => field).find((field) => field !== 'action' && !fields.includes(field));
  if (unknown !== undefined) return fail({ message: unknownFieldText(action, unknown, fields) });
  if (action === 'claim') return claim(game);
  const seat = seatOf(game, Object.fromEntries(given));
  if (!seat.ok) return seat;
  return action === 'resign' ? resign(game, seat.value) : draw(game, seat.value, input['agreed'] === true);
}

const unknownFieldText = (action: string, field: string, fields: readonly string[]): string =>
  `the action ${action} has no field ${JSON.stringify(field.slice(0, 20))}, ${fields.length ? `only ${joinNames(fields)}` : 'nor any other'}`;

/** An acting seat: the one that the input names, or the one to move. */
interface ActingSeat {
  readonly seat: number;
  /** The name as given; undefined if the input names no seat. */
  readonly name: string | undefined;
}

function seatOf(game: Game, input: Move): Result<ActingSeat, MoveFault> {
  const { seats } = game.variant.rules;
  const names = SEAT_FIELDS.flatMap((field) => (input[field] === undefined ? [] : [String(input[field]).trim()]));
  const [name, ...others] = names;
  if (name === undefined) return ok({ seat: game.position.turn, name });
  const seat = seats.findIndex((known) => known.toLowerCase() === name.toLowerCase());
  if (seat < 0 || others.some((other) => other.toLowerCase() !== name.toLowerCase()))
    return fail({ message: `there is no seat of that name, expected one of ${seats.join(', ')}` });
  const playing = seatsInPlay(game);
  if (!playing.includes(seat)) {
    const names = playing.map((other) => seatName(game, other));
    return fail({ message: `${seats[seat]} has left the game; those who play on are ${joinNames(names, 'and')}` });
  }
  return ok({ seat, name: seats[seat]! });
}

function claim(game: Game): Played {
  const ended = game.position.claimable();
  if (!ended) return fail({ message: `${nameOfSeatToMove(game)} has nothing to claim here` });
  return ok({ game: { ...game, ended }, move: { action: 'claim' }, drawn: [] });
}

/** Resigns for a seat: of two players, the other one wins; of more, the seat leaves and the others play on. */
function resign(game: Game, { seat, name }: ActingSeat): Played {
  const { seats, leaving } = game.variant.rules;
  if (leaving) return leave(game, leaving.leave(game.position, seat), seat);
  if (seats.length > 2)
    return fail({ message: 'in this game nobody can resign: it has no rule for playing on with fewer' });
  const winner = seats.length === 2 ? 1 - seat : null;
  const move = { action: 'resign', ...(name !== undefined && { seat: name }) };
  return ok({ game: { ...game, ended: { winner, reason: 'resignation' } }, move, drawn: [] });
}

/**
 * Continues with the position that a seat has left. The move names the seat, because several players may resign one
 * after another. If all who play on have offered a draw, the game is drawn.
 */
function leave({ drawOffers = [], ...game }: Game, position: Position, seat: number): Played {
  const offers = drawOffers.filter((other) => other !== seat);
  const next: Game = { ...game, position, played: [], ...(offers.length && { drawOffers: offers }) };
  const move = { action: 'resign', seat: seatName(game, seat) };
  const isAgreed = !outcomeOf(next) && offers.length === seatsInPlay(next).length;
  return ok({ game: isAgreed ? { ...next, ...AGREED } : next, move, drawn: [] });
}

/** What changes in a game that is drawn by agreement. */
const AGREED = { drawOffers: [], ended: { winner: null, reason: 'agreement' } } as const;

/** Offers a draw, or accepts it: once every seat that plays has offered one, the game is drawn. */
function draw(game: Game, { seat, name }: ActingSeat, isAgreed: boolean): Played {
  const playing = seatsInPlay(game).length;
  const before = game.drawOffers ?? [];
  if (!isAgreed && before.includes(seat) && playing > 1)
    return fail({ message: `${seatName(game, seat)} has already offered a draw: it is for the others to accept it` });
  const drawOffers = [...before, seat];
  const isAccepted = isAgreed || drawOffers.length === playing;
  const move = { action: 'draw', ...(name !== undefined && { seat: name }), ...(isAgreed && { agreed: true }) };
  return ok({ game: { ...game, drawOffers, ...(isAccepted && AGREED) }, move, drawn: [] });
}

/** The offers that stand after a seat has moved: an offer lapses when another player moves. */
export const remainingOffers = ({ drawOffers = [] }: Game, moved: number): readonly number[] =>
  drawOffers.filter((seat) => seat === moved);

/** Ends that players or an arbiter decide, whatever the board shows, and whether somebody wins by them. */
const PLAYER_ENDS: Readonly<Record<string, 'win' | 'draw' | 'either'>> = {
  resignation: 'win',
  agreement: 'draw',
  'time-forfeit': 'either',
  forfeit: 'either',
  'rules-infraction': 'either',
  abandoned: 'either',
  adjudication: 'either',
  death: 'either',
  emergency: 'either',
};

/**
 * Whether players can have ended the game so: by an end of every family, by one that records of the variant give, or by
 * the claim that the player to move has.
 */
export function isPlayerEnd({ variant, position }: Game, { winner, reason }: Outcome): boolean {
  const claim = position.claimable();
  if (claim && claim.reason === reason && claim.winner === winner) return true;
  if (variant.rules.recordedEnds?.includes(reason)) return true;
  const kind = Object.hasOwn(PLAYER_ENDS, reason) ? PLAYER_ENDS[reason] : undefined;
  return kind === 'either' || (kind !== undefined && (kind === 'draw') === (winner === null));
}

/** Names of the ends that `isPlayerEnd` knows in a game. */
export const namesOfPlayerEnds = ({ variant, position }: Game): readonly string[] => {
  const claim = position.claimable();
  return [...Object.keys(PLAYER_ENDS), ...(variant.rules.recordedEnds ?? []), ...(claim ? [claim.reason] : [])];
};
