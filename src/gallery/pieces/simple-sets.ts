import { paintToken, SEAT_COLORS } from '../../board/render/circuit-tokens.ts';
import type { PieceFace, Side } from '../../board/render/pieces/faces.ts';
import { SIDES } from '../../board/render/pieces/faces.ts';
import type { PieceSet as SetName } from '../../board/render/pieces/sets.ts';
import { paintSeeds } from '../../board/render/pits.ts';
import { STONE_COLORS, type StoneColor, stonePaint } from '../../board/render/plane.ts';
import { THEMES } from '../../board/render/themes.ts';
import { paintTower, sliceHeight } from '../../board/render/towers.ts';
import { slugOf } from '../../lib/slug.ts';
import { svgElement } from '../../lib/svg.ts';
import { type Picture, pathElement } from '../picture.ts';
import { boardPainter, cellPicture, type Painter } from './paints.ts';
import { cacheResult, type GalleryPiece, OWN_WORK_LICENCE, type PieceSet } from './piece-set.ts';

const { walnut } = THEMES;

const piece = (color: string, name: string, letter: string, description: string, picture: Picture): GalleryPiece => ({
  id: slugOf(`${color} ${name}`),
  name,
  letter,
  color,
  text: `${color} ${name}: ${description}`,
  picture,
});

/** Draws the named pieces in both colours. `names` maps each name to its description. */
const inBothColors = (
  names: Readonly<Record<string, string>>,
  letters: Readonly<Record<string, string>>,
  paint: Painter,
): GalleryPiece[] =>
  Object.entries(names).flatMap(([name, told]) =>
    SIDES.map((color) => piece(color, name, letters[name] ?? '', told, paint(faceOf(name, color)))),
  );

const faceOf = (name: string, color: Side): PieceFace => ({ name, letter: name[0]!.toUpperCase(), color });

const MEN_DESCRIPTIONS = { man: 'a turned disc with two grooves', king: 'a turned disc with a crown' };
const LETTERS_OF_MEN = { man: 'M', king: 'K' };

/**
 * Stacks of men, without the piece on top. Each list goes from the top down; true means that the man has the same
 * colour as the top piece.
 */
const TOWERS: readonly (readonly boolean[])[] = [[false], [true, false], [false, false], [true, true, false, false]];

const towers = (): GalleryPiece[] =>
  (['man', 'king'] as const).flatMap((name) =>
    SIDES.flatMap((color) =>
      TOWERS.map((below) => {
        const own = below.filter(Boolean).length;
        const captured = below.length - own;
        const belowText = [...(own ? [`${own} more of its own`] : []), `${captured} captured`].join(' and ');
        const under = below.map((isOwn) => faceOf('man', isOwn === (color === 'white') ? 'white' : 'black'));
        const word = own ? `${own} own ${captured} captured` : `${captured} captured`;
        return piece(
          color,
          `${name} on ${word}`,
          LETTERS_OF_MEN[name],
          `a column, below the ${name} ${belowText}`,
          column(name, color, under),
        );
      }),
    ),
  );

/** Side of a stack's square picture, which is larger than a cell because stacks are high. */
const TOWER_BOX = 130;

function column(name: 'man' | 'king', color: Side, under: readonly PieceFace[]): Picture {
  const lift = sliceHeight(under) * under.length;
  const top = svgElement(
    'g',
    { transform: `translate(0 ${-lift})` },
    boardPainter('draughtsmen')(faceOf(name, color)).content,
  );
  const moved = svgElement('g', { transform: 'translate(20 36)' }, paintTower(0, 0, walnut, under) + top);
  return { width: TOWER_BOX, height: TOWER_BOX, content: moved };
}

const stone = (color: StoneColor): Picture => {
  const { fill, edge } = stonePaint(walnut, color);
  return cellPicture(svgElement('circle', { cx: 45, cy: 45, r: 35, fill, stroke: edge, 'stroke-width': 4 }));
};

const link = (color: StoneColor): Picture => {
  const { fill, edge } = stonePaint(walnut, color);
  const line = (stroke: string, width: number) =>
    pathElement('M20 45H70', { stroke, 'stroke-width': width, 'stroke-linecap': 'round' });
  const dots = [20, 70].map((cx) => svgElement('circle', { cx, cy: 45, r: 15, fill, stroke: edge, 'stroke-width': 4 }));
  return cellPicture(line(edge, 22) + line(fill, 16) + dots.join(''));
};

const MAX_SEEDS = 12;

const seeds = (): GalleryPiece[] =>
  Array.from({ length: MAX_SEEDS }, (_, i) => {
    const name = i === 0 ? '1 seed' : `${i + 1} seeds`;
    const pit = svgElement('circle', {
      cx: 45,
      cy: 45,
      r: 42,
      fill: walnut.wall,
      stroke: walnut.line,
      'stroke-width': 3,
    });
    return piece('ivory', name, '', 'in a pit', cellPicture(pit + paintSeeds(i + 1, { x: 45, y: 45 }, 34, walnut)));
  });

const TOKEN_COLORS = ['red', 'blue', 'yellow', 'green', 'violet', 'black'];

const tokens = (): GalleryPiece[] =>
  SEAT_COLORS.map((_, seat) => {
    const description = `a disc with the number ${seat + 1}`;
    return piece(
      TOKEN_COLORS[seat]!,
      `token of player ${seat + 1}`,
      '',
      description,
      cellPicture(paintToken(seat, 45, 45, 38)),
    );
  });

/** Makes a function that draws the only kind of piece of a game, in both colours. */
const bothPieces = (set: SetName, name: string, description: string) => () =>
  inBothColors({ [name]: description }, {}, boardPainter(set));

type Spec = Omit<PieceSet, 'author' | 'licence'>;

const SPECS: readonly Spec[] = [
  {
    id: 'draughtsmen',
    name: 'Draughtsmen',
    style: 'draughtsmen',
    summary: 'Turned discs of two woods with grooves, and with a crown for kings.',
    families: ['draughts'],
    words: 'checkers men kings',
    pieces: () => inBothColors(MEN_DESCRIPTIONS, LETTERS_OF_MEN, boardPainter('draughtsmen')),
  },
  {
    id: 'draughtsmen-contrast',
    name: 'Draughtsmen in high contrast',
    style: 'high contrast',
    summary: 'Discs with grooves and crowns in pure black and white, for weak eyes and poor screens.',
    families: ['draughts'],
    words: 'checkers men kings accessible accessibility',
    pieces: () => inBothColors(MEN_DESCRIPTIONS, LETTERS_OF_MEN, boardPainter('draughtsmen', 'contrast')),
  },
  {
    id: 'draughts-towers',
    name: 'Towers of draughtsmen',
    style: 'towers',
    summary: 'Columns of draughtsmen with captured ones below, as in lasca and bashni; the top one owns the column.',
    families: ['draughts'],
    words: 'checkers columns stacks lasca bashni',
    pieces: towers,
  },
  {
    id: 'go-stones',
    name: 'Go stones',
    style: 'stones',
    summary: 'Stones of slate and shell, black and white.',
    families: ['go'],
    words: 'baduk weiqi gomoku renju',
    pieces: bothPieces('stones', 'stone', 'round, with light or shade at its rim'),
  },
  {
    id: 'go-stones-contrast',
    name: 'Go stones in high contrast',
    style: 'high contrast',
    summary: 'Stones in pure black and white, for weak eyes and poor screens.',
    families: ['go'],
    words: 'baduk weiqi gomoku renju accessible accessibility',
    pieces: () => inBothColors({ stone: 'round' }, {}, boardPainter('stones', 'contrast')),
  },
  {
    id: 'reversi-discs',
    name: 'Two-sided discs',
    style: 'two-sided discs',
    summary: 'Flat discs that are dark on one side and light on the other, which shows at the rim.',
    families: ['reversi'],
    words: 'othello flip',
    pieces: bothPieces('two-sided', 'disc', 'flat, with the other colour at its rim'),
  },
  {
    id: 'mill-men',
    name: 'Mill men',
    style: 'draughtsmen',
    summary: 'Turned discs of two woods, a handful to a dozen for each player.',
    families: ['morris'],
    words: 'nine men morris merels mill',
    pieces: bothPieces('draughtsmen', 'man', 'a turned disc with two grooves'),
  },
  {
    id: 'hex-stones',
    name: 'Stones for hexagons',
    style: 'stones',
    summary: 'Flat stones in red, black and, for a third player, white.',
    families: ['hex'],
    words: 'connection havannah y',
    pieces: () => STONE_COLORS.map((color) => piece(color, 'stone', '', 'flat and round', stone(color))),
  },
  {
    id: 'bridge-links',
    name: 'Links',
    style: 'links',
    summary: 'Bars that join two dots of a net, in red and black, for games of connection on lattices.',
    families: ['hex'],
    words: 'bridges connection lattice',
    pieces: () =>
      STONE_COLORS.slice(0, 2).map((color) => piece(color, 'link', '', 'a bar with a dot at each end', link(color))),
  },
  {
    id: 'mancala-seeds',
    name: 'Seeds',
    style: 'seeds',
    summary: 'Seeds in a pit, from one to twelve, as they lie in pictures of mancala.',
    families: ['mancala'],
    words: 'beans pits sowing',
    pieces: seeds,
  },
  {
    id: 'landlords-tokens',
    name: 'Tokens with numbers',
    style: 'tokens',
    summary: 'Discs in six colours that few people confuse, each with the number of its player.',
    families: ['landlords-game'],
    words: 'race circuit players',
    pieces: tokens,
  },
];

/** Sets for families whose games have only one or two kinds of pieces. */
export const simplePieceSets: readonly PieceSet[] = SPECS.map((spec) => ({
  ...OWN_WORK_LICENCE,
  ...spec,
  pieces: cacheResult(spec.pieces),
}));
