import {
  type CircuitPicture,
  type CircuitSpace,
  type CircuitToken,
  renderCircuit,
} from '../../../board/render/circuit.ts';
import type { BoardImage } from '../../../board/render/svg-picture.ts';
import type { ViewOptions } from '../../../play/family-view.ts';
import { type Board, POOR_HOUSE_SPACE, SPACE_COUNT } from '../engine/board.ts';
import { deedsOf, isWonByAll } from '../engine/ends.ts';
import {
  completedWorks,
  hasCollege,
  hasLeft,
  isFreeForAll,
  isSingleTaxLaw,
  type MoneyState,
  ownerOf,
  playerFieldOf,
  taxOf,
  wagesOf,
} from '../engine/money.ts';
import { housesIndex, PLAYER_FIELD, purseIndex, RAILROAD_BOX, STATE_INDEX, TREASURY } from '../engine/state-layout.ts';
import { describePosition, otherHoldings, playerName, purseText, taskText } from './describe-position.ts';

/**
 * Draws the board as players lay it out: spaces around the edge with tokens and owners, and each player's possessions
 * in the middle.
 */
export function drawLandlords(
  table: MoneyState,
  { ended, highlights, lastMove, width, ...view }: ViewOptions,
): BoardImage & { text: string } {
  const { board } = table;
  const { definition } = board;
  const marked = highlights.map(({ key }) => key);
  const description = describePosition(table, marked, ended);
  const theme = view.theme ?? definition.render.theme;
  const { opportunities } = definition.rules.singleTax ?? {};
  const picture: CircuitPicture = {
    spaces: spacesToDraw(table),
    tokens: definition.seats.flatMap((_, seat) => (hasLeft(table, seat) ? [] : [tokenOf(table, seat)])),
    players: definition.seats.map((_, seat) => playerOf(table, seat, ended === undefined)),
    heading: headingOf(table, ended),
    lines: linesOf(table),
    boxes: definition.board.boxes.map((box) => boxOf(table, box)),
    ...(opportunities && {
      innerCorners: opportunities.map(({ name, wages, rent }) => [name, `wages $${wages}`, `rent $${rent}`]),
    }),
    highlights,
    lastMove: lastMove ?? [],
    theme,
    title: definition.title,
    description,
    width,
  };
  return { ...renderCircuit(picture), text: description };
}

function headingOf(table: MoneyState, ended: string | undefined): string {
  if (isWonByAll(table)) return 'Everybody has won';
  return ended?.replace(/\.$/, '').replace(/\bplayer(\d)/g, 'Player $1') ?? taskText(table);
}

/** The spaces to draw, in order from Mother Earth. */
export const spacesToDraw = (table: MoneyState): CircuitSpace[] =>
  table.board.names.map((_, space) => spaceOf(table, space));

function spaceOf(table: MoneyState, space: number): CircuitSpace {
  const { board, state } = table;
  const { label, name, type } = board.definition.board.spaces[space]!;
  const owner = ownerOf(table, space);
  const houses = state[housesIndex(space)]!;
  return {
    lines: (label ?? name).split('/'),
    foot: footOf(table, space),
    isSplit: type === 'jail-necessity' || type === 'park-poorhouse',
    // Sections matter only to the rents of houses.
    ...(type === 'lot' && board.definition.rules.houses && { group: groupOf(board, space), houses }),
    ...(owner >= 0 ? { owner } : isFreeForAll(table, space) ? { owner: 'free' as const } : {}),
  };
}

/** The lines below the name of a space: price and rent, payment, or what the single tax has made of it. */
function footOf(table: MoneyState, space: number): string[] {
  const { prices, rents, payments, types, isDeed } = table.board;
  const type = types[space]!;
  if (hasCollege(table, space)) return ['College'];
  if (isFreeForAll(table, space)) return ['free'];
  // Title deeds have no price under the single tax.
  if (type === 'lot')
    return isSingleTaxLaw(table) ? [`rent ${rents[space]}`] : [`$${prices[space]}`, `rent ${rents[space]}`];
  if (type === 'necessity' || type === 'jail-necessity') return taxFoot(taxOf(table, space), payments[space]!);
  if (payments[space]! < 0) return [`+ $${-payments[space]!}`];
  const price = isDeed[space] || !payments[space] ? prices[space]! : payments[space]!;
  return price ? [`$${price}`] : [];
}

/** The line below the name of a necessity: its current tax. */
const taxFoot = (tax: number, printed: number): string[] => (printed === 0 ? [] : [tax ? `$${tax}` : 'no tax']);

/** Number of the section to which a lot belongs, counted from 0 along the board. */
const groupOf = ({ sections, lots }: Board, space: number): number => {
  const firsts = [...new Set(lots.map((lot) => sections[lot]![0]!))];
  return firsts.indexOf(sections[space]![0]!);
};

/** Where to draw a player's token. The jail and the Poor House are halves of their corner spaces. */
function tokenOf(table: MoneyState, seat: number): CircuitToken {
  const place = playerFieldOf(table, seat, PLAYER_FIELD.place);
  if (playerFieldOf(table, seat, PLAYER_FIELD.poor)) return { seat, space: POOR_HOUSE_SPACE, half: 'lower' };
  if (place === POOR_HOUSE_SPACE) return { seat, space: place, half: 'upper' };
  const isJail = table.board.types[place] === 'jail-necessity';
  return isJail
    ? { seat, space: place, half: playerFieldOf(table, seat, PLAYER_FIELD.jail) ? 'upper' : 'lower' }
    : { seat, space: place };
}

function playerOf(table: MoneyState, seat: number, isRunning: boolean): CircuitPicture['players'][number] {
  const deeds = deedsOf(table, seat).length;
  const where = playerFieldOf(table, seat, PLAYER_FIELD.jail)
    ? ['in jail']
    : playerFieldOf(table, seat, PLAYER_FIELD.poor)
      ? ['in the Poor House']
      : [];
  const owns = deeds ? [`${deeds} ${deeds === 1 ? 'deed' : 'deeds'}`] : [];
  return {
    name: playerName(seat),
    ...purseText(table, seat),
    notes: [...where, ...owns, ...otherHoldings(table, seat)].join(', '),
    isToMove: isRunning && table.state[STATE_INDEX.actor] === seat,
  };
}

type MoneyBox = Board['definition']['board']['boxes'][number];

/** A space in the middle of the board: its name, and the sum in it or, for wages, the sum that is paid. */
function boxOf(table: MoneyState, box: MoneyBox): string[] {
  const { state } = table;
  const sums: Record<MoneyBox, string[]> = {
    bank: ['Bank'],
    wages: ['Wages', `$${wagesOf(table)}`],
    treasury: ['Treasury', `$${state[purseIndex(TREASURY)]}`],
    railroad: ['Railroad', `$${state[purseIndex(RAILROAD_BOX)]}`],
  };
  return sums[box];
}

function linesOf(table: MoneyState): string[] {
  const { board, state } = table;
  const { rules } = board.definition;
  const { singleTax } = rules;
  const treasury = `Treasury $${state[purseIndex(TREASURY)]}`;
  const railroads = rules.railroads === 'public' ? `, railroad box $${state[purseIndex(RAILROAD_BOX)]}` : '';
  const works = completedWorks(table);
  const law = isSingleTaxLaw(table) ? [`The single tax is law: ${works} ${works === 1 ? 'work' : 'works'} done`] : [];
  return [
    // Boards with boxes show these sums there.
    `Round ${state[STATE_INDEX.round]}${board.definition.board.boxes.length ? '' : `. ${treasury}${railroads}`}`,
    ...(singleTax ? law : []),
  ];
}

/** The space with a given name or number; undefined if there is none. */
export function spaceNamed({ board }: MoneyState, name: string): number | undefined {
  const wanted = name.trim().toLowerCase();
  const space = board.names.findIndex((own) => own.toLowerCase() === wanted);
  if (space >= 0) return space;
  return /^\d{1,2}$/.test(wanted) && Number(wanted) < SPACE_COUNT ? Number(wanted) : undefined;
}
