import { capitalize, withArticle } from '../../lib/wording.ts';
import { cellName, fileName, filesWrap, ranksWrap } from '../grid.ts';
import { lastMoveText } from './last-move-text.ts';
import { isOnBoard } from './layout.ts';
import type { GridPicture } from './picture.ts';
import { type PieceFace, SIDES, type Side } from './pieces/faces.ts';
import { pieceStyleOf } from './pieces/sets.ts';
import { BLOCKED_LOOKS, type BlockedCell, blockedCellsWithLook } from './squares.ts';

type DescribedPicture = Pick<
  GridPicture,
  | 'grid'
  | 'pieces'
  | 'blocked'
  | 'hands'
  | 'gates'
  | 'counters'
  | 'lastMove'
  | 'check'
  | 'highlights'
  | 'turn'
  | 'players'
  | 'royal'
  | 'set'
>;

/** Order in which kinds of pieces are listed in descriptions. Kinds missing here follow alphabetically, then pawns. */
const KIND_ORDER = ['king', 'queen', 'amazon', 'chancellor', 'marshal', 'archbishop', 'rook', 'bishop', 'knight'];

/**
 * Describes a picture for people who cannot see it: "White: king e1, rooks a1 and h1. Black: king e8. White to move."
 */
export function describeGrid(picture: DescribedPicture): string {
  const { turn, hands } = picture;
  const neutral = piecesText(picture, 'neutral');
  return [
    seamText(picture),
    ...SIDES.map((color) => `${playerName(picture, color)}: ${piecesText(picture, color) || 'no pieces'}.`),
    neutral && `Neutral: ${neutral}.`,
    colorsText(picture),
    ...SIDES.map((color, seat) => hands && `${playerName(picture, color)} has ${handText(hands[seat]!)} in hand.`),
    gatesText(picture),
    ...blockedTexts(picture),
    ...counterTexts(picture),
    turn && `${playerName(picture, turn)} to move.`,
    lastMoveOn(picture),
    ...checkTexts(picture),
    highlightsText(picture),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The name of a side's player in the game, capitalised. */
const playerName = ({ players = SIDES }: Pick<DescribedPicture, 'players'>, side: Side): string =>
  capitalize(players[SIDES.indexOf(side)] ?? side);

/** Names the colours of the pieces where these differ from the names of the players. */
function colorsText({ set = 'staunton', players }: DescribedPicture): string {
  const names = pieceStyleOf(set, 'white').colorNames ?? [];
  const texts = SIDES.flatMap((side, seat) => {
    const player = playerName({ players }, side);
    return names[seat] && capitalize(names[seat]) !== player ? `${player}'s pieces are ${names[seat]}.` : [];
  });
  return texts.join(' ');
}

/** Describes which opposite edges are joined on a wrapping board, since the drawing cannot show this. */
function seamText({ grid }: DescribedPicture): string {
  if (!filesWrap(grid)) return '';
  const files = `The a-file and the ${fileName(grid.files - 1)}-file are neighbours`;
  return ranksWrap(grid) ? `${files}, and so are rank 1 and rank ${grid.ranks}.` : `${files}.`;
}

/** Lists pieces with their squares: "king e1, rooks a1 and h1". */
function piecesText({ grid, pieces, royal = KIND_ORDER[0]! }: DescribedPicture, color: PieceFace['color']): string {
  const cells = new Map<string, string[]>();
  for (const [cell, face] of pieces.entries()) {
    if (face?.color !== color) continue;
    const kind = kindName(face);
    cells.set(kind, [...(cells.get(kind) ?? []), cellName(grid, cell)]);
  }
  const place = (kind: string) => (kind === royal ? -1 : kindOrder(kind));
  const groups = [...cells].sort(([a], [b]) => place(a) - place(b) || (a < b ? -1 : 1));
  return groups.map(([kind, names]) => `${plural(kind, names.length)} ${joinWithAnd(names)}`).join(', ');
}

const PROMOTED = 'promoted ';

const kindName = ({ name, letter, promoted, hasOwnName }: PieceFace): string =>
  (promoted && !hasOwnName ? PROMOTED : '') + (name || letter);

function kindOrder(kind: string): number {
  const base = kind.replace(PROMOTED, '');
  const place = KIND_ORDER.indexOf(base);
  if (place >= 0) return place;
  return base === 'pawn' ? KIND_ORDER.length + 1 : KIND_ORDER.length;
}

/** Lists the pieces in a hand: "2 pawns and a queen". */
function handText(hand: NonNullable<GridPicture['hands']>[number]): string {
  const nonEmpty = hand.filter(({ count }) => count > 0);
  if (nonEmpty.length === 0) return 'nothing';
  return joinWithAnd(
    nonEmpty.map(({ face, count }) =>
      count === 1 ? withArticle(kindName(face)) : `${count} ${plural(kindName(face), count)}`,
    ),
  );
}

/**
 * Describes the last move by its highlighted cells: one is a drop, two are origin and target, more are listed as for
 * castling.
 */
function lastMoveOn({ grid, lastMove = [] }: DescribedPicture): string {
  return lastMoveText(lastMove.filter((cell) => isOnBoard(grid, cell)).map((cell) => cellName(grid, cell)));
}

function checkTexts({ pieces, check = [], players }: DescribedPicture): string[] {
  const attacked = new Set(check.map((cell) => pieces[cell]?.color));
  return SIDES.filter((color) => attacked.has(color)).map((color) => `${playerName({ players }, color)} is in check.`);
}

function gatesText({ grid, gates = [] }: DescribedPicture): string {
  const names = namesOf(grid, gates);
  return names.length === 0 ? '' : `${names.length === 1 ? 'A gate is' : 'Gates are'} open at ${joinWithAnd(names)}.`;
}

/** Describes cells that no piece can enter: "Walls on c4 and d5." "The duck on e5." "No squares at a1 and h8." */
function blockedTexts({ grid, blocked = [] }: DescribedPicture): string[] {
  return BLOCKED_LOOKS.flatMap((look) => {
    const names = namesOf(grid, blockedCellsWithLook(look, blocked, grid));
    const [one, many] = BLOCKED[look];
    return names.length === 0 ? [] : [`${names.length === 1 ? one : many} ${joinWithAnd(names)}.`];
  });
}

const BLOCKED: Record<BlockedCell['look'], readonly [one: string, many: string]> = {
  hole: ['No square at', 'No squares at'],
  wall: ['Wall on', 'Walls on'],
  duck: ['The duck on', 'Ducks on'],
};

function counterTexts({ counters: { checksLeft, counting } = {}, players }: DescribedPicture): string[] {
  const left = SIDES.map((side, seat) => checksLeft && `${playerName({ players }, side)} ${checksLeft[seat]}`);
  const checks = checksLeft ? [`Checks left to give: ${left.join(', ')}.`] : [];
  const count = counting
    ? [`${playerName({ players }, counting.side)} is counting: ${counting.moves} of ${counting.limit} moves to a draw.`]
    : [];
  return [...checks, ...count];
}

function highlightsText({ grid, highlights = [] }: DescribedPicture): string {
  const names = namesOf(
    grid,
    highlights.map(({ key }) => key),
  );
  return names.length === 0 ? '' : `Highlighted: ${joinWithAnd(names)}.`;
}

/** Names of the given cells, without duplicates and without cells outside the board. */
const namesOf = (grid: DescribedPicture['grid'], cells: readonly number[]): string[] => [
  ...new Set(cells.filter((cell) => isOnBoard(grid, cell)).map((cell) => cellName(grid, cell))),
];

/** Joins words into a list: 'a, b and c'. */
const joinWithAnd = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

function plural(name: string, count: number): string {
  if (count === 1) return name;
  if (/man$/.test(name) && !/(?:e|sha)man$/.test(name)) return `${name.slice(0, -2)}en`;
  if (/\box$/.test(name)) return `${name}en`;
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`;
  return name + (/(?:s|x|z|ch|sh)$/.test(name) ? 'es' : 's');
}
