import { SPACE_COUNT } from '../engine/board.ts';
import { cashOf, hasLeft, type MoneyState, playerFieldOf } from '../engine/money.ts';
import {
  BANK,
  END_REASONS,
  FREE_FOR_ALL_OWNER,
  housesIndex,
  NO_OWNER,
  OWNER_SET_ASIDE,
  ownerIndex,
  PHASES,
  PLAYER_FIELD,
  purseIndex,
  RAILROAD_BOX,
  STATE_INDEX,
  TREASURY,
  TURN_FLAG,
} from '../engine/state-layout.ts';

/**
 * Letters that may follow a player's cash and place, each with the field for which it stands. A counted field has a
 * number after its letter.
 */
export const PLAYER_MARKS: readonly (readonly [letter: string, what: number, isCounted: boolean])[] = [
  ['c', PLAYER_FIELD.circuits, true],
  ['n', PLAYER_FIELD.notes, true],
  ['l', PLAYER_FIELD.luxuries, true],
  ['w', PLAYER_FIELD.legacies, true],
  ['e', PLAYER_FIELD.education, true],
  ['p', PLAYER_FIELD.pass, false],
  ['j', PLAYER_FIELD.jail, true],
  ['h', PLAYER_FIELD.poor, false],
  ['s', PLAYER_FIELD.skip, true],
  ['v', PLAYER_FIELD.vote, false],
];

/** Marks in a position string for owner codes that do not stand for a player: `x` set aside, `f` free for all. */
export const OWNER_MARKS: Readonly<Record<string, number>> = { x: OWNER_SET_ASIDE, f: FREE_FOR_ALL_OWNER };

/** Marks in a position string for the purses that belong to no player. */
export const PURSE_MARKS: Readonly<Record<string, number>> = { t: TREASURY, r: RAILROAD_BOX, b: BANK };

/**
 * Formats a position: phase, player whose turn it is, players, deeds, treasury, railroad box, public works of the
 * single tax, and round.
 */
export function formatFen(table: MoneyState): string {
  const { board, state } = table;
  const players = board.definition.seats.map((_, seat) => playerText(table, seat)).join('/');
  const law = state[STATE_INDEX.law] ? state[STATE_INDEX.law]! - 1 : '-';
  return [
    phaseText(table),
    state[STATE_INDEX.seat]! + 1,
    players,
    deedsText(table),
    state[purseIndex(TREASURY)],
    state[purseIndex(RAILROAD_BOX)],
    law,
    state[STATE_INDEX.round],
  ].join(' ');
}

/** Stands for a player who has left the game. */
export const LEFT_MARK = '-';

/** Formats a player's field, such as `430@17c2n1p`. */
function playerText(table: MoneyState, seat: number): string {
  if (hasLeft(table, seat)) return LEFT_MARK;
  const marks = PLAYER_MARKS.map(([letter, what, isCounted]) => {
    const count = playerFieldOf(table, seat, what);
    return count ? letter + (isCounted ? count : '') : '';
  });
  return `${cashOf(table, seat)}@${playerFieldOf(table, seat, PLAYER_FIELD.place)}${marks.join('')}`;
}

/** Formats the deeds with their owners and houses, such as `1:1,6:2h3,13:f`. */
function deedsText({ state }: MoneyState): string {
  const deeds: string[] = [];
  for (let space = 0; space < SPACE_COUNT; space++) {
    const owner = state[ownerIndex(space)]!;
    if (owner === NO_OWNER) continue;
    const houses = state[housesIndex(space)]!;
    deeds.push(`${space}:${markOf(OWNER_MARKS, owner) ?? owner}${houses ? `h${houses}` : ''}`);
  }
  return deeds.join(',') || '-';
}

const markOf = (marks: Readonly<Record<string, number>>, value: number): string | undefined =>
  Object.keys(marks).find((mark) => marks[mark] === value);

const purseText = (purse: number): string => markOf(PURSE_MARKS, purse) ?? String(purse + 1);

/** Formats the phase and the numbers that belong to it. */
function phaseText({ board, state }: MoneyState): string {
  const phase = PHASES[state[STATE_INDEX.phase]!]!;
  const [a, b, c, d] = [STATE_INDEX.a, STATE_INDEX.b, STATE_INDEX.c, STATE_INDEX.d].map((at) => state[at]!) as [
    number,
    number,
    number,
    number,
  ];
  const details: Record<(typeof PHASES)[number], (number | string)[]> = {
    draw: [a],
    ticket: [a, b],
    turn: a & TURN_FLAG.borrowed ? ['b'] : a & TURN_FLAG.repaid ? ['r'] : [],
    dice: [],
    way: [a, b],
    space: [],
    auction: [state[STATE_INDEX.actor]! + 1, a, b, seatNumbersIn(c, board.seats) || '-'],
    take: [a, b],
    debt: [a, purseText(b), c, purseText(d)],
    venture: [],
    card: [],
    over: [END_REASONS[a]!],
  };
  return [phase, ...details[phase]].join(':');
}

/** Numbers of the players in a bit set of seats, such as `135`. */
const seatNumbersIn = (set: number, seats: number): string =>
  Array.from({ length: seats }, (_, seat) => ((set >> seat) & 1 ? seat + 1 : '')).join('');
