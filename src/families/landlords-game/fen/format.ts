import { SPACES } from '../engine/board.ts';
import { cashOf, ownOf, type Table } from '../engine/money.ts';
import {
  ASIDE,
  AT,
  BANK,
  BOX,
  DID,
  ENDS,
  FREE,
  housesAt,
  NOBODY,
  OWN,
  ownerAt,
  PHASES,
  purseAt,
  TREASURY,
} from '../engine/table.ts';

/** Letters behind a player's cash and place, each with a number or, for what one has or has not, alone. */
export const MARKS: readonly (readonly [letter: string, what: number, isCounted: boolean])[] = [
  ['c', OWN.circuits, true],
  ['n', OWN.notes, true],
  ['l', OWN.luxuries, true],
  ['w', OWN.legacies, true],
  ['e', OWN.education, true],
  ['p', OWN.pass, false],
  ['j', OWN.jail, true],
  ['h', OWN.poor, false],
  ['s', OWN.skip, true],
  ['v', OWN.vote, false],
];

/** Owners that are no seat, as the field of deeds writes them. */
export const OWNER_MARKS: Readonly<Record<string, number>> = { x: ASIDE, f: FREE };

/** Purses that are no player's. */
export const PURSE_MARKS: Readonly<Record<string, number>> = { t: TREASURY, r: BOX, b: BANK };

/** What is to be decided, whose turn it is, the players, deeds, treasury, railroad box, works of the single tax, round. */
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
    state[purseAt(BOX)],
    law,
    state[AT.round],
  ].join(' ');
}

/** 430@17c2n1p */
function playerText(table: Table, seat: number): string {
  const marks = MARKS.map(([letter, what, isCounted]) => {
    const count = ownOf(table, seat, what);
    return count ? letter + (isCounted ? count : '') : '';
  });
  return `${cashOf(table, seat)}@${ownOf(table, seat, OWN.place)}${marks.join('')}`;
}

/** 1:1,6:2h3,13:f */
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

/** What goes on, and the numbers that it needs. */
function phaseText({ board, state }: Table): string {
  const phase = PHASES[state[AT.phase]!]!;
  const [a, b, c, d] = [AT.a, AT.b, AT.c, AT.d].map((at) => state[at]!) as [number, number, number, number];
  const told: Record<(typeof PHASES)[number], (number | string)[]> = {
    draw: [a],
    ticket: [a, b],
    turn: a & DID.borrowed ? ['b'] : a & DID.repaid ? ['r'] : [],
    dice: [],
    way: [a, b],
    space: [],
    auction: [state[AT.actor]! + 1, a, b, seatsIn(c, board.seats) || '-'],
    take: [a, b],
    debt: [a, purseText(b), c, purseText(d)],
    venture: [],
    card: [],
    over: [ENDS[a]!],
  };
  return [phase, ...told[phase]].join(':');
}

/** The players of a set of bits: 135. */
const seatsIn = (set: number, seats: number): string =>
  Array.from({ length: seats }, (_, seat) => ((set >> seat) & 1 ? seat + 1 : '')).join('');
