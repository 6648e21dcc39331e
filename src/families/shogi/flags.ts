import { makePieceSetFlag } from '../../fairy/ai/piece-set-flag.ts';
import { startPlacement } from '../../fairy/ai/start.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import type { Definition } from '../../play/definition.ts';
import type { DefinitionPatch, FlagCondition, VariantFlag } from '../../play/family.ts';

/** A handicap: pieces that gote, the stronger player, starts without. */
interface Handicap {
  readonly title: string;
  readonly summary: string;
  /** Letters of the kinds of which gote has no piece. */
  readonly without: string;
  /** Letter of a kind of which gote lacks only the piece on the left. */
  readonly left?: string;
}

const MOVES_FIRST = 'and moves first';

const handicaps: Readonly<Record<string, Handicap>> = {
  lance: { title: 'lance', summary: `Gote begins without the left lance ${MOVES_FIRST}.`, without: '', left: 'l' },
  bishop: { title: 'bishop', summary: `Gote begins without the bishop ${MOVES_FIRST}.`, without: 'b' },
  rook: { title: 'rook', summary: `Gote begins without the rook ${MOVES_FIRST}.`, without: 'r' },
  'rook-lance': {
    title: 'rook and lance',
    summary: `Gote begins without the rook and the left lance ${MOVES_FIRST}.`,
    without: 'r',
    left: 'l',
  },
  '2-piece': { title: 'two pieces', summary: `Gote begins without rook and bishop ${MOVES_FIRST}.`, without: 'rb' },
  '4-piece': {
    title: 'four pieces',
    summary: `Gote begins without rook, bishop and lances ${MOVES_FIRST}.`,
    without: 'rbl',
  },
  '6-piece': {
    title: 'six pieces',
    summary: `Gote begins without rook, bishop, lances and knights ${MOVES_FIRST}.`,
    without: 'rbln',
  },
  '8-piece': {
    title: 'eight pieces',
    summary: `Gote begins without rook, bishop, lances, knights and silver generals ${MOVES_FIRST}.`,
    without: 'rblns',
  },
  '10-piece': {
    title: 'ten pieces',
    summary: `Gote begins with king and pawns only ${MOVES_FIRST}.`,
    without: 'rblnsg',
  },
};

const need = (otherwise: string, holds: (definition: FairyDefinition) => boolean): FlagCondition => ({
  otherwise,
  holds: (definition) => holds(definition as FairyDefinition),
});

/**
 * Names of the kinds that handicaps remove, by letter. Names are checked too, because other variants use these letters
 * for other pieces.
 */
const PIECES: Readonly<Record<string, string>> = {
  r: 'rook',
  b: 'bishop',
  l: 'lance',
  n: 'knight',
  s: 'silver general',
  g: 'gold general',
};

const hasPieces = ({ without, left = '' }: Handicap): FlagCondition => {
  const letters = [...without, ...left];
  const names = letters.map((letter) => PIECES[letter]!).join(', ');
  return need(`gote does not begin with ${names}`, (definition) => {
    const placement = startPlacement(definition).replace(/\+[a-z]/g, '');
    return letters.every(
      (letter) => placement.includes(letter) && definition.pieces[letter.toUpperCase()]?.name === PIECES[letter],
    );
  });
};

const sfen = need('its positions are not written as SFEN', ({ notation }) => notation.sfen === 'written');

/** Patch that removes the pieces from the start. SFEN counts the first move as number 1, whichever player makes it. */
function handicapPatch(definition: FairyDefinition, { without, left }: Handicap): DefinitionPatch {
  const ranks = startPlacement(definition)
    .split('/')
    .map((rank) => {
      const cells = cellsOf(rank).map((cell) => (without.includes(cell) ? '1' : cell));
      // The last piece of a rank in the string stands on gote's left.
      if (left && cells.includes(left)) cells[cells.lastIndexOf(left)] = '1';
      return cells.join('').replace(/1+/g, (empty) => String(empty.length));
    });
  return { setup: { fen: `${ranks.join('/')} w - 1` } };
}

/** The cells of a rank: pieces with their marks, and `1` for each empty cell. */
const cellsOf = (rank: string): string[] =>
  (rank.match(/\d+|\+?[A-Za-z]/g) ?? []).flatMap((token) => (Number(token) ? Array(Number(token)).fill('1') : token));

/** Flags that change only the start. */
export const handicapFlags: Readonly<Record<string, VariantFlag>> = Object.fromEntries(
  Object.entries(handicaps).map(([slug, handicap]): [string, VariantFlag] => [
    slug,
    {
      title: `${handicap.title} handicap`,
      summary: handicap.summary,
      group: 'handicap',
      needs: [hasPieces(handicap), sfen],
      patch: (definition: Definition) => handicapPatch(definition as FairyDefinition, handicap),
    },
  ]),
);

export const flags: Record<string, VariantFlag> = {
  ...handicapFlags,
  '24-point': {
    title: '24-point rule',
    summary: 'A declared impasse wins with 31 points and draws with 24 to 30, for either player.',
    needs: [need('no impasse is declared in it', ({ end }) => end.impasse !== undefined)],
    patch: { end: { impasse: { wins: [31, 31], draws: 24 } } },
  },
  'two-kanji': makePieceSetFlag('two kanji', 'Pieces show their whole names, one kanji above the other.', {
    koma: 'koma-names',
  }),
  international: makePieceSetFlag('international pieces', 'Pieces show the letters of the notation instead of kanji.', {
    koma: 'koma-letters',
  }),
};
