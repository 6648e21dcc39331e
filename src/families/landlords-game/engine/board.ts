import { type ZobristKeys, zobristKeys } from '../../../play/zobrist.ts';
import type { LandlordsDefinition, SpaceType } from '../definition.ts';
import { STATE_SIZE } from './state-layout.ts';

/** Number of spaces around the board. */
export const SPACE_COUNT = 40;
/** Number of spaces from one corner to the next. */
export const SPACES_PER_SIDE = 10;

/** Number of the space with the jail, which is a corner. */
export const JAIL_SPACE_NUMBER = 10;
/** Number of the space with the park and the Poor House, which is a corner. */
export const POOR_HOUSE_SPACE = 20;

/** A compiled definition. Arrays are indexed by space, and amounts are in dollars, unless stated otherwise. */
export interface Board {
  readonly definition: LandlordsDefinition;
  readonly seats: number;
  readonly types: readonly SpaceType[];
  readonly prices: Int32Array;
  readonly rents: Int32Array;
  readonly payments: Int32Array;
  /** Names of the spaces. A name that several spaces share is followed by the number of the space. */
  readonly names: readonly string[];
  readonly lots: readonly number[];
  readonly railroads: readonly number[];
  readonly franchises: readonly number[];
  /** By space: whether it can have an owner. */
  readonly isDeed: readonly boolean[];
  /** By space: whether there is a ticket for it at the start of the game. */
  readonly hasTicket: readonly boolean[];
  /** Number of tickets drawn before the first roll. */
  readonly ticketDraws: number;
  /** By space: the lots of its section of the board. Railroads and corners separate sections. */
  readonly sections: readonly (readonly number[])[];
  /** By space: its number among the public works of the single tax, counted from 1; 0 if it is not one of them. */
  readonly workNumbers: Int32Array;
  /** Cash of each player at the start, in dollars. */
  readonly startCash: number;
  readonly keys: ZobristKeys;
}

/** Compiles a definition for the engine. */
export function compileBoard(definition: LandlordsDefinition): Board {
  const { board, rules, setup, seats } = definition;
  const types = board.spaces.map(({ type }) => type);
  const ofType = (type: SpaceType): number[] => types.flatMap((other, space) => (other === type ? [space] : []));
  const lots = ofType('lot');
  const isDeed = types.map(
    (type) =>
      type === 'lot' ||
      type === 'franchise' ||
      type === 'speculation' ||
      (type === 'railroad' && rules.railroads === 'for-sale'),
  );
  const { tickets } = setup;
  // Title deeds are worthless under the single tax.
  const isLaw = rules.singleTax?.law === 'from-the-start';
  const hasTicket = types.map((type) => (tickets?.of.includes(type) && !(isLaw && type === 'lot')) ?? false);
  const workNumbers = new Int32Array(SPACE_COUNT);
  for (const [index, space] of (rules.singleTax?.works ?? []).entries()) workNumbers[space] = index + 1;
  const names = board.spaces.map(({ name }) => name);
  return {
    definition,
    seats: seats.length,
    types,
    prices: Int32Array.from(board.spaces, ({ price = 0 }) => price),
    rents: Int32Array.from(board.spaces, ({ rent = 0 }) => rent),
    payments: Int32Array.from(board.spaces, ({ pay = 0 }) => pay),
    names: names.map((name, space) => (names.indexOf(name) === names.lastIndexOf(name) ? name : `${name} ${space}`)),
    lots,
    railroads: ofType('railroad'),
    franchises: ofType('franchise'),
    isDeed,
    hasTicket,
    ticketDraws: countDraws(definition, hasTicket.filter(Boolean).length),
    sections: types.map((_, space) => lots.filter((lot) => sectionOf(types, lot) === sectionOf(types, space))),
    workNumbers,
    startCash: setup.cash[Math.min(seats.length - 2, setup.cash.length - 1)]!,
    keys: zobristKeys('landlords-game', STATE_SIZE),
  };
}

/**
 * Number of tickets to draw: the same for each player and, if no ticket is drawn twice, at most the number of tickets.
 */
function countDraws({ setup: { tickets }, seats }: LandlordsDefinition, count: number): number {
  if (!tickets) return 0;
  const draws = tickets.refused === 'set-aside' ? Math.min(tickets.draws, count) : tickets.draws;
  return draws - (draws % seats.length);
}

/** Number of the section of the board to which a space belongs. Railroads and corners separate sections. */
const sectionOf = (types: readonly SpaceType[], space: number): number =>
  types.slice(0, space + 1).filter((type, at) => type === 'railroad' || at % SPACES_PER_SIDE === 0).length;
