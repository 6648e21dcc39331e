import { cellName } from '../grid.ts';
import { isOnBoard } from './layout.ts';
import type { GridPicture } from './picture.ts';
import type { PieceFace } from './pieces/faces.ts';

type Told = Pick<GridPicture, 'grid' | 'pieces' | 'walls' | 'hands' | 'lastMove' | 'check' | 'highlights' | 'turn'>;

/** Kings first and pawns last, as players read a position out; names not listed stand between, by the alphabet. */
const ORDER = ['king', 'queen', 'amazon', 'chancellor', 'marshal', 'archbishop', 'rook', 'bishop', 'knight'];

const SEATS = ['white', 'black'] as const;

/** A drawing in words, for those who can't see it: "White: king e1, rooks a1 and h1. Black: king e8. White to move." */
export function describeGrid(picture: Told): string {
  const { turn, hands } = picture;
  const neutral = menOf(picture, 'neutral');
  return [
    ...SEATS.map((color) => `${capital(color)}: ${menOf(picture, color) || 'no pieces'}.`),
    neutral && `Neutral: ${neutral}.`,
    ...SEATS.map((color, seat) => hands && `${capital(color)} has in hand ${handOf(hands[seat]!)}.`),
    cellsOf(picture, picture.walls, 'Walls'),
    turn && `${capital(turn)} to move.`,
    lastMoveOf(picture),
    ...checksOf(picture),
    cellsOf(
      picture,
      picture.highlights?.map(({ key }) => key),
      'Highlighted',
    ),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "king e1, rooks a1 and h1" */
function menOf({ grid, pieces }: Told, color: PieceFace['color']): string {
  const cells = new Map<string, string[]>();
  for (const [cell, face] of pieces.entries()) {
    if (face?.color !== color) continue;
    const kind = kindOf(face);
    cells.set(kind, [...(cells.get(kind) ?? []), cellName(grid, cell)]);
  }
  const groups = [...cells].sort(([a], [b]) => rankOfKind(a) - rankOfKind(b) || (a < b ? -1 : 1));
  return groups.map(([kind, names]) => `${plural(kind, names.length)} ${listed(names)}`).join(', ');
}

const kindOf = ({ name, letter, promoted }: PieceFace): string => (promoted ? 'promoted ' : '') + (name || letter);

function rankOfKind(kind: string): number {
  const base = kind.replace('promoted ', '');
  const place = ORDER.indexOf(base);
  if (place >= 0) return place;
  return base === 'pawn' ? ORDER.length + 1 : ORDER.length;
}

/** "2 pawns and a queen" */
function handOf(hand: NonNullable<GridPicture['hands']>[number]): string {
  const held = hand.filter(({ count }) => count > 0);
  if (held.length === 0) return 'nothing';
  return listed(held.map(({ face, count }) => `${count === 1 ? 'a' : count} ${plural(kindOf(face), count)}`));
}

/** A move has a beginning and an end; a drop has an end alone; what moves more men than one is a list. */
function lastMoveOf({ grid, lastMove = [] }: Told): string {
  const names = lastMove.filter((cell) => isOnBoard(grid, cell)).map((cell) => cellName(grid, cell));
  if (names.length === 0) return '';
  return names.length === 2 ? `Last move ${names[0]} to ${names[1]}.` : `Last move at ${listed(names)}.`;
}

function checksOf({ pieces, check = [] }: Told): string[] {
  const attacked = new Set(check.map((cell) => pieces[cell]?.color));
  return SEATS.filter((color) => attacked.has(color)).map((color) => `${capital(color)} is in check.`);
}

function cellsOf({ grid }: Told, cells: readonly number[] | undefined, what: string): string {
  const names = (cells ?? []).filter((cell) => isOnBoard(grid, cell)).map((cell) => cellName(grid, cell));
  return names.length === 0 ? '' : `${what}: ${listed([...new Set(names)])}.`;
}

/** 'a, b and c' */
const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

function plural(name: string, count: number): string {
  if (count === 1) return name;
  if (/[^e]man$/.test(name)) return `${name.slice(0, -2)}en`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name + (/(?:s|x|z|ch|sh)$/.test(name) ? 'es' : 's');
}
