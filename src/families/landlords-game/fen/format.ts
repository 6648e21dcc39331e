import { SPACES } from '../engine/board.ts';
import { cashOf, fieldOf, type Table } from '../engine/money.ts';
import {
  AT,
  BANK,
  END_REASONS,
  FIELD,
  FREE,
  housesAt,
  NOBODY,
  ownerAt,
  PHASES,
  purseAt,
  RAILROAD_BOX,
  SET_ASIDE,
  TREASURY,
  TURN_MARK,
} from '../engine/state-layout.ts';

/** Letters after a player's cash and place, followed by a number if they are counted. */
export const PLAYER_MARKS: readonly (readonly [letter: string, what: number, isCounted: boolean])[] = [
  ['c', FIELD.circuits, true],
  ['n', FIELD.notes, true],
  ['l', FIELD.luxuries, true],
  ['w', FIELD.legacies, true],
  ['e', FIELD.education, true],
  ['p', FIELD.pass, false],
  ['j', FIELD.jail, true],
  ['h', FIELD.poor, false],
  ['s', FIELD.skip, true],
  ['v', FIELD.vote, false],
];

/** Marks of owners other than players, in the field of deeds. */
export const OWNER_MARKS: Readonly<Record<string, number>> = { x: SET_ASIDE, f: FREE };

/** Marks of purses other than the players'. */
export const PURSE_MARKS: Readonly<Record<string, number>> = { t: TREASURY, r: RAILROAD_BOX, b: BANK };

/**
 * Formats a position: phase, whose turn it is, players, deeds, treasury, railroad box, works of the single tax, round.
 */
export function formatFen(table: Table): string {
  const { board, state } = table;
  const players = board.definition.seats.map((_, seat) => playerText(table, seat)).join('/');
  const law = state[AT.law] ? state[AT.law]! - 1 : '-';
  return [
    phaseText(table),
    state[AT.seat]! + 1,
    players,
    deedsText(table),
    state[purseAt(TREASURY)],
    state[purseAt(RAILROAD_BOX)],
    law,
    state[AT.round],
  ].join(' ');
}

/** A player's field, such as `430@17c2n1p`. */
function playerText(table: Table, seat: number): string {
  const marks = PLAYER_MARKS.map(([letter, what, isCounted]) => {
    const count = fieldOf(table, seat, what);
    return count ? letter + (isCounted ? count : '') : '';
  });
  return `${cashOf(table, seat)}@${fieldOf(table, seat, FIELD.place)}${marks.join('')}`;
}

/** The field of deeds, such as `1:1,6:2h3,13:f`. */
function deedsText({ state }: Table): string {
  const deeds: string[] = [];
  for (let space = 0; space < SPACES; space++) {
    const owner = state[ownerAt(space)]!;
    if (owner === NOBODY) continue;
    const houses = state[housesAt(space)]!;
    deeds.push(`${space}:${markOf(OWNER_MARKS, owner) ?? owner}${houses ? `h${houses}` : ''}`);
  }
  return deeds.join(',') || '-';
}

const markOf = (marks: Readonly<Record<string, number>>, value: number): string | undefined =>
  Object.keys(marks).find((mark) => marks[mark] === value);

const purseText = (purse: number): string => markOf(PURSE_MARKS, purse) ?? String(purse + 1);

/** The phase and the numbers that belong to it. */
function phaseText({ board, state }: Table): string {
  const phase = PHASES[state[AT.phase]!]!;
  const [a, b, c, d] = [AT.a, AT.b, AT.c, AT.d].map((at) => state[at]!) as [number, number, number, number];
  const details: Record<(typeof PHASES)[number], (number | string)[]> = {
    draw: [a],
    ticket: [a, b],
    turn: a & TURN_MARK.borrowed ? ['b'] : a & TURN_MARK.repaid ? ['r'] : [],
    dice: [],
    way: [a, b],
    space: [],
    auction: [state[AT.actor]! + 1, a, b, seatsIn(c, board.seats) || '-'],
    take: [a, b],
    debt: [a, purseText(b), c, purseText(d)],
    venture: [],
    card: [],
    over: [END_REASONS[a]!],
  };
  return [phase, ...details[phase]].join(':');
}

/** The players of a bit set, such as `135`. */
const seatsIn = (set: number, seats: number): string =>
  Array.from({ length: seats }, (_, seat) => ((set >> seat) & 1 ? seat + 1 : '')).join('');
