import { type Keys, zobristKeys } from '../../../play/zobrist.ts';
import type { LandlordsDefinition, SpaceType } from '../definition.ts';
import { STATE_SIZE } from './state-layout.ts';

/** Spaces around the board, and from one corner to the next. */
export const SPACES = 40;
export const SPACES_PER_SIDE = 10;

/** The jail, and the Poor House beside the park. */
export const JAIL = 10;
export const POOR_HOUSE = 20;

/** A definition as the engine needs it. */
export interface Board {
  readonly definition: LandlordsDefinition;
  readonly seats: number;
  readonly types: readonly SpaceType[];
  readonly prices: Int32Array;
  readonly rents: Int32Array;
  readonly payments: Int32Array;
  /** Names of spaces; where two have one, the number follows. */
  readonly names: readonly string[];
  readonly lots: readonly number[];
  readonly railroads: readonly number[];
  readonly franchises: readonly number[];
  /** By space: it can have an owner. */
  readonly isDeed: readonly boolean[];
  /** By space: there is a ticket for it, as long as tickets are drawn. */
  readonly hasTicket: readonly boolean[];
  /** Tickets that are drawn before the first throw. */
  readonly ticketDraws: number;
  /** By space: the lots of its section, between two railroads or corners. */
  readonly sections: readonly (readonly number[])[];
  /** By space: its place among the works of the single tax, from 1; 0 where it is none. */
  readonly workNumbers: Int32Array;
  /** What each player has at the start. */
  readonly startCash: number;
  readonly keys: Keys;
}

export function compileBoard(definition: LandlordsDefinition): Board {
  const { board, rules, setup, seats } = definition;
  const types = board.spaces.map(({ type }) => type);
  const ofType = (type: SpaceType): number[] => types.flatMap((own, space) => (own === type ? [space] : []));
  const lots = ofType('lot');
  const isDeed = types.map(
    (type) =>
      type === 'lot' ||
      type === 'franchise' ||
      type === 'speculation' ||
      (type === 'railroad' && rules.railroads === 'for-sale'),
  );
  const { tickets } = setup;
  // title deeds are worth nothing where the single tax is law
  const isLaw = rules.singleTax?.law === 'from-the-start';
  const hasTicket = types.map((type) => (tickets?.of.includes(type) && !(isLaw && type === 'lot')) ?? false);
  const workNumbers = new Int32Array(SPACES);
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
    ticketDraws: drawsOf(definition, hasTicket.filter(Boolean).length),
    sections: types.map((_, space) => lots.filter((lot) => sectionOf(types, lot) === sectionOf(types, space))),
    workNumbers,
    startCash: setup.cash[Math.min(seats.length - 2, setup.cash.length - 1)]!,
    keys: zobristKeys('landlords-game', STATE_SIZE),
  };
}

/** As many for each player, and no more than there are where none is drawn twice. */
function drawsOf({ setup: { tickets }, seats }: LandlordsDefinition, count: number): number {
  if (!tickets) return 0;
  const draws = tickets.refused === 'set-aside' ? Math.min(tickets.draws, count) : tickets.draws;
  return draws - (draws % seats.length);
}

/** Railroads and corners cut the board into sections. */
const sectionOf = (types: readonly SpaceType[], space: number): number =>
  types.slice(0, space + 1).filter((type, at) => type === 'railroad' || at % SPACES_PER_SIDE === 0).length;
