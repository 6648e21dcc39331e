import { formatRows, indicesUpTo } from '../../../board/text.ts';
import type { SpaceType } from '../definition.ts';
import { POOR_HOUSE_SPACE, SPACE_COUNT, SPACES_PER_SIDE } from '../engine/board.ts';
import { deedsOf } from '../engine/ends.ts';
import { hasLeft, type MoneyState, playerFieldOf } from '../engine/money.ts';
import { PLAYER_FIELD } from '../engine/state-layout.ts';
import { otherHoldings, ownerNumber, playerName, purseText, taskText } from './describe-position.ts';

/** Letter for each kind of space in the text board. Lots show their owner's number instead. */
const LETTERS: Readonly<Record<SpaceType, string>> = {
  start: 'M',
  lot: '.',
  necessity: 'N',
  trespass: 'T',
  railroad: 'R',
  luxury: 'L',
  'jail-necessity': 'J',
  franchise: 'F',
  'park-poorhouse': 'P',
  legacy: 'W',
  speculation: 'S',
  chance: 'C',
};

/**
 * Formats the board for a terminal, with tokens in brackets and owners by number, followed by each player's
 * possessions.
 */
export function boardText(table: MoneyState): string {
  const rows = indicesUpTo(SPACES_PER_SIDE + 1).map((row) => ({
    name: '',
    cells: indicesUpTo(SPACES_PER_SIDE + 1).map((column) => cellText(table, column, row)),
  }));
  const players = table.board.definition.seats.map((_, seat) => playerText(table, seat));
  return [formatRows(rows), ...players, taskText(table)].join('\n');
}

/**
 * The space at a row and column of the text board; undefined inside the board. Mother Earth is at the lower right, and
 * the others follow to the left, up, right and down.
 */
function spaceAt(column: number, row: number): number | undefined {
  if (row === SPACES_PER_SIDE) return SPACES_PER_SIDE - column;
  if (column === 0) return 2 * SPACES_PER_SIDE - row;
  if (row === 0) return 2 * SPACES_PER_SIDE + column;
  return column === SPACES_PER_SIDE ? (3 * SPACES_PER_SIDE + row) % SPACE_COUNT : undefined;
}

function cellText(table: MoneyState, column: number, row: number): string {
  const space = spaceAt(column, row);
  if (space === undefined) return ' ';
  const standing = table.board.definition.seats.flatMap((_, seat) =>
    standsAt(table, seat) === space ? [seat + 1] : [],
  );
  const owner = ownerNumber(table, space);
  const letter = LETTERS[table.board.types[space]!];
  const own = owner ? (letter === '.' ? String(owner) : letter + owner) : letter;
  return standing.length ? `${own}(${standing.join('')})` : own;
}

const standsAt = (table: MoneyState, seat: number): number =>
  playerFieldOf(table, seat, PLAYER_FIELD.poor) ? POOR_HOUSE_SPACE : playerFieldOf(table, seat, PLAYER_FIELD.place);

function playerText(table: MoneyState, seat: number): string {
  if (hasLeft(table, seat)) return `${playerName(seat)}: has left the game`;
  const { cash, worth } = purseText(table, seat);
  const deeds = deedsOf(table, seat).map(({ space, houses }) => (houses ? `${space}+${houses}` : String(space)));
  const owns = deeds.length ? `, deeds ${deeds.join(' ')}` : '';
  return `${playerName(seat)}: ${cash}, ${worth}, ${otherHoldings(table, seat).join(', ')}${owns}`;
}
