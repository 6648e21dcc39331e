import { SITTUYIN_DRAWINGS } from '../../board/render/pieces/burmese.ts';
import { characterOn, JANGGI_OCTAGON, XIANGQI_DISC } from '../../board/render/pieces/discs.ts';
import type { PieceFace } from '../../board/render/pieces/faces.ts';
import { inscriptionOf } from '../../board/render/pieces/inscriptions.ts';
import { MAKRUK_DRAWINGS } from '../../board/render/pieces/siamese.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import { definitionsOf, type PieceKind, pieceKindsOf } from './kinds.ts';
import {
  boardPainter,
  letterPainter,
  medallionPainter,
  type Painter,
  printPainter,
  silhouettePainter,
} from './paints.ts';
import { cacheResult, KANJI_FONT_CREDIT, type PieceSet } from './piece-set.ts';

/** Selects the kinds of pieces in a set: those of one family, of some of its games, or only some kinds. */
export interface KindSelection {
  readonly family: string;
  readonly games?: (game: FairyDefinition) => boolean;
  readonly kinds?: (kind: PieceKind) => boolean;
}

/**
 * Specification of a set made from definitions of games: its metadata, the kinds of pieces in it, and how to draw them.
 */
export interface KindSetSpec extends Omit<PieceSet, 'pieces' | 'author' | 'licence' | 'families'> {
  readonly choice: KindSelection;
  readonly paint: Painter;
  /** Describes what the face of a piece shows. The result follows the piece's colour and name in its text. */
  readonly describeFace: (face: PieceFace) => string;
  /** Returns a key for the look of a piece: kinds with equal keys are one piece. Default: the whole drawing. */
  readonly lookKey?: (face: PieceFace) => string;
}

/** Lists the selected kinds of pieces, in the order of the games' definitions. */
export function selectPieceKinds({ family, games = () => true, kinds = () => true }: KindSelection): PieceKind[] {
  return pieceKindsOf(definitionsOf(family).filter(games)).filter(kinds);
}

const STANDARD = 'standard';
const isSiamese = ({ image = '' }: PieceFace): boolean => Object.hasOwn(MAKRUK_DRAWINGS, image);
const isBurmese = ({ image = '' }: PieceFace): boolean => Object.hasOwn(SITTUYIN_DRAWINGS, image);
const hasSiamese = (game: FairyDefinition): boolean => pieceKindsOf([game]).some(({ face }) => isSiamese(face));

const chess: KindSelection = { family: 'chess', games: ({ variant }) => variant === STANDARD };
const orthodoxImages = cacheResult(() => new Set(selectPieceKinds(chess).map(({ face }) => face.image)));
/** Whether a kind has its own figure. Most promoted forms use the figure of another kind, with a mark. */
const hasOwnFigure = ({ face }: PieceKind): boolean => !face.promoted || face.hasOwnName === true;
const orthodox: KindSelection = {
  family: 'chess',
  kinds: (kind) => hasOwnFigure(kind) && orthodoxImages().has(kind.face.image),
};
const fairy: KindSelection = {
  family: 'chess',
  kinds: (kind) =>
    hasOwnFigure(kind) && !orthodoxImages().has(kind.face.image) && !isSiamese(kind.face) && !isBurmese(kind.face),
};
const shogi: KindSelection = { family: 'shogi' };
const xiangqi: KindSelection = { family: 'xiangqi', games: ({ render }) => render.pieces === 'discs' };
const janggi: KindSelection = { family: 'xiangqi', games: ({ render }) => render.pieces === 'octagons' };

const carvedFigure = () => 'a carved figure';

/** What makruk pieces look like, by image. */
const SIAMESE_LOOKS: Readonly<Record<string, string>> = {
  khun: 'a tall stupa with a spire',
  met: 'a low stupa with a spire',
  khon: 'a broad stupa with a round knob',
  ruea: 'a low, broad drum with a narrow waist',
  cowrie: 'a cowrie shell',
  'spired knight': "a horse's head with a spire",
  knight: "a horse's head",
};

const describeSiamese = ({ image = '' }: PieceFace) => SIAMESE_LOOKS[image] ?? carvedFigure();

const describeInscription = (writing: 'one' | 'two') => (face: PieceFace) => {
  const inscription = inscriptionOf(face.image ?? face.name);
  const { second = inscription } = inscription ?? {};
  const text = (face.color === 'black' ? second : inscription)?.[writing];
  return text ? `a koma with ${text}` : 'a koma';
};

const describeLetters = (face: PieceFace): string => {
  const drawing = inscriptionOf(face.image ?? face.name)?.drawing;
  if (drawing) return `a koma with a picture: ${drawing}`;
  return `a koma with ${face.promoted ? '+' : ''}${face.letter}`;
};

/** Specifications of all sets of pieces that are made from the definitions of games. */
export const KIND_SET_SPECS: readonly KindSetSpec[] = [
  {
    id: 'chess-figures',
    name: 'Chess figures',
    style: 'figures',
    summary: 'The six pieces of chess as turned and carved figures, white and black: those of the boards drawn here.',
    words: 'staunton classic orthodox',
    choice: orthodox,
    paint: boardPainter('staunton'),
    describeFace: carvedFigure,
  },
  {
    id: 'chess-contrast',
    name: 'Chess figures in high contrast',
    style: 'high contrast',
    summary: 'The six pieces of chess in pure black and white, for weak eyes and poor screens.',
    words: 'staunton accessible accessibility orthodox',
    choice: orthodox,
    paint: boardPainter('staunton', 'contrast'),
    describeFace: () => 'a carved figure in pure black and white',
  },
  {
    id: 'chess-silhouettes',
    name: 'Chess silhouettes',
    style: 'silhouettes',
    summary: 'The outlines of the six pieces of chess without a line inside, clear even at the size of a letter.',
    words: 'staunton small icons orthodox',
    choice: orthodox,
    paint: silhouettePainter,
    describeFace: () => 'the outline of a figure',
  },
  {
    id: 'chess-print',
    name: 'Chess figures for print',
    style: 'line drawings',
    summary: 'The six pieces of chess in thin lines on white and grey, for diagrams on paper.',
    words: 'staunton diagrams print book orthodox',
    choice: orthodox,
    paint: printPainter,
    describeFace: ({ color }) => `a figure in lines on ${color === 'black' ? 'grey' : 'white'}`,
  },
  {
    id: 'chess-medallions',
    name: 'Chess medallions',
    style: 'medallions',
    summary: 'The six pieces of chess as figures on flat discs, to lay on a board or to cut out.',
    words: 'coins flat discs orthodox',
    choice: orthodox,
    paint: medallionPainter,
    describeFace: () => 'a figure on a disc',
  },
  {
    id: 'chess-letters',
    name: 'Chess letters',
    style: 'letters',
    summary: 'The six pieces of chess as letters on discs, for those who do not know the figures yet.',
    words: 'alphabet initials orthodox',
    choice: chess,
    paint: letterPainter,
    describeFace: ({ letter }) => `the letter ${letter} on a disc`,
  },
  {
    id: 'fairy-figures',
    name: 'Figures of fairy chess',
    style: 'figures',
    summary:
      'Pieces that relatives of chess add to the six: riders, leapers, hoppers, beasts, birds, people and things.',
    words: 'fairy archbishop chancellor amazon grasshopper nightrider',
    choice: fairy,
    paint: boardPainter('staunton'),
    describeFace: carvedFigure,
  },
  {
    id: 'fairy-contrast',
    name: 'Figures of fairy chess in high contrast',
    style: 'high contrast',
    summary: 'Pieces that relatives of chess add to the six, in pure black and white.',
    words: 'fairy accessible accessibility',
    choice: fairy,
    paint: boardPainter('staunton', 'contrast'),
    describeFace: () => 'a carved figure in pure black and white',
  },
  {
    id: 'fairy-print',
    name: 'Figures of fairy chess for print',
    style: 'line drawings',
    summary: 'Pieces that relatives of chess add to the six, in thin lines on white and grey.',
    words: 'fairy diagrams problems book',
    choice: fairy,
    paint: printPainter,
    describeFace: ({ color }) => `a figure in lines on ${color === 'black' ? 'grey' : 'white'}`,
  },
  {
    id: 'fairy-medallions',
    name: 'Medallions of fairy chess',
    style: 'medallions',
    summary: 'Pieces that relatives of chess add to the six, as figures on flat discs.',
    words: 'fairy coins flat discs',
    choice: fairy,
    paint: medallionPainter,
    describeFace: () => 'a figure on a disc',
  },
  {
    id: 'makruk-figures',
    name: 'Figures of makruk',
    style: 'figures',
    summary:
      'Pieces of the chess of Siam and its neighbours: little stupas, boats, horses, and cowrie shells as pawns.',
    words: 'thai thailand siamese cambodian makruk ouk chaktrang khun met khon ma ruea bia',
    choice: { family: 'chess', games: hasSiamese, kinds: hasOwnFigure },
    paint: boardPainter('staunton'),
    describeFace: describeSiamese,
  },
  {
    id: 'sittuyin-figures',
    name: 'Figures of sittuyin',
    style: 'figures',
    summary: 'Pieces of Burmese chess, red and black: king, general, elephants, horses, houses and foot soldiers.',
    words: 'burmese burma myanmar sittuyin min-gyi sit-ke sin myin yahhta ne',
    choice: { family: 'chess', games: ({ render }) => render.pieces === 'burmese', kinds: hasOwnFigure },
    paint: boardPainter('burmese'),
    describeFace: ({ color }) => `a carved figure in ${color === 'white' ? 'red' : 'black'}`,
  },
  {
    id: 'shogi-koma',
    name: 'Koma with one character',
    style: 'koma',
    summary: 'Wedges that point to the opponent, each with the first character of its name; promoted faces are red.',
    words: 'japanese kanji one',
    credit: KANJI_FONT_CREDIT,
    choice: shogi,
    paint: boardPainter('koma'),
    describeFace: describeInscription('one'),
  },
  {
    id: 'shogi-koma-names',
    name: 'Koma with whole names',
    style: 'koma',
    summary: 'Wedges that point to the opponent, each with the whole name in two characters, as on boards of wood.',
    words: 'japanese kanji two traditional',
    credit: KANJI_FONT_CREDIT,
    choice: shogi,
    paint: boardPainter('koma-names'),
    describeFace: describeInscription('two'),
  },
  {
    id: 'shogi-koma-letters',
    name: 'International koma',
    style: 'koma',
    summary: "Wedges that point to the opponent with letters, and pictures of the animals in the children's game.",
    words: 'japanese western letters international',
    choice: shogi,
    paint: boardPainter('koma-letters'),
    describeFace: describeLetters,
    // A larger koma (shogi piece) with the same letters is still the same piece.
    lookKey: describeLetters,
  },
  {
    id: 'xiangqi-discs',
    name: 'Discs of xiangqi',
    style: 'discs',
    summary: 'Round pieces with the characters of both armies, red and black.',
    words: 'chinese chess characters traditional',
    credit: KANJI_FONT_CREDIT,
    choice: xiangqi,
    paint: boardPainter('discs'),
    describeFace: (face) => `a disc with ${characterOn(face, XIANGQI_DISC) ?? face.letter}`,
  },
  {
    id: 'xiangqi-discs-drawn',
    name: 'International discs of xiangqi',
    style: 'discs',
    summary: "Round pieces with figures, for those who can't read the characters; red on light, light on black.",
    words: 'chinese chess western pictures international',
    choice: xiangqi,
    paint: boardPainter('discs-drawn'),
    describeFace: () => 'a figure on a disc',
  },
  {
    id: 'janggi-octagons',
    name: 'Octagons of janggi',
    style: 'octagons',
    summary: 'Eight-sided pieces of three sizes with the characters of both armies, green and red.',
    words: 'korean chess characters traditional janggi',
    credit: KANJI_FONT_CREDIT,
    choice: janggi,
    paint: boardPainter('octagons'),
    describeFace: (face) => `an octagon with ${characterOn(face, JANGGI_OCTAGON) ?? face.letter}`,
  },
  {
    id: 'janggi-octagons-drawn',
    name: 'International octagons of janggi',
    style: 'octagons',
    summary: "Eight-sided pieces of three sizes with figures, for those who can't read the characters.",
    words: 'korean chess western pictures international janggi',
    choice: janggi,
    paint: boardPainter('octagons-drawn'),
    describeFace: () => 'a figure on an octagon',
  },
];
