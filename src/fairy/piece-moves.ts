import { SIGN_WORDS, TARGET_SIGNS, type TargetSign } from '../board/render/marks/targets.ts';
import { renderGrid } from '../board/render/picture.ts';
import type { SvgImage } from '../board/render/svg-picture.ts';
import type { ThemeName } from '../board/render/themes.ts';
import { capitalize, withArticle } from '../lib/wording.ts';
import { type Kind, kindsOf, kindWord } from './board/kinds.ts';
import { describeStrokes } from './language/betza-words.ts';
import type { FairyDefinition } from './language/definition.ts';
import { faceOf } from './picture.ts';
import { reachOf } from './reach.ts';

/** A kind of piece of a game, as players get to know it. */
export interface PieceFacts {
  /** Letter of the piece, with a plus before it for a piece that has been turned over. */
  readonly letter: string;
  readonly name: string;
  /** How the piece moves, in words. */
  readonly moves: string;
  /** Whether it jumps over other pieces, as a cannon does. */
  readonly jumps: boolean;
  /** Whether it has moves along lines drawn on the board, which pictures of its moves do not show. */
  readonly followsLines: boolean;
  /** The same for kinds that look and move alike, in any game of the family. */
  readonly key: string;
}

/** Lists the kinds of pieces of a game, each once: promoted forms like another kind are omitted. */
export function listPieces(definition: FairyDefinition): PieceFacts[] {
  const kinds = kindsOf(definition);
  return kinds.flatMap((kind, index) => {
    const { name, strokes, face } = kind;
    if (face !== index) return [];
    const moves = describeStrokes(strokes);
    const jumps = strokes.some(({ hop }) => hop !== 'none');
    const followsLines = strokes.some(({ onLines }) => onLines);
    return [{ letter: kindWord(kinds, index), name, moves, jumps, followsLines, key: JSON.stringify([name, strokes]) }];
  });
}

/** A picture of the moves of a piece, with the same in words. */
export interface MovesDrawing extends SvgImage {
  readonly text: string;
  /** The signs in the picture. */
  readonly signs: readonly TargetSign[];
}

/**
 * Draws where a kind of piece can go from the middle of a small board without lines of its own; undefined if the game
 * has no such piece. The letter is one of `listPieces`.
 */
export function drawPieceMoves(
  definition: FairyDefinition,
  letter: string,
  view: { readonly width: number; readonly theme?: ThemeName },
): MovesDrawing | undefined {
  const kinds = kindsOf(definition);
  const index = kinds.findIndex(({ face }, at) => face === at && kindWord(kinds, at) === letter);
  if (index < 0) return undefined;
  const { name, strokes } = kinds[index]!;
  const { grid, middle, screens, targets } = reachOf(strokes.filter(({ onLines }) => !onLines));
  const pieces = Array.from({ length: grid.files * grid.ranks }, (_, cell) => {
    if (cell === middle) return faceOf({ kinds }, index, 0);
    return screens.includes(cell) ? faceOf({ kinds }, screenKind(kinds, index), 0) : null;
  });
  const signs = TARGET_SIGNS.filter((sign) => targets.some((target) => target.sign === sign));
  const text = `${capitalize(withArticle(name))} in the middle of a board, seen by its owner: ${describeStrokes(strokes)}.`;
  const { render } = definition;
  const drawn = renderGrid({
    ...{ grid, pieces, targets, set: render.pieces, coordinates: false },
    ground: { cells: render.cells },
    ...{ title: `Moves of the ${name}`, description: text, ...view },
  });
  return { ...drawn, text, signs };
}

/** The least of the other kinds, which stands where something is jumped over. */
function screenKind(kinds: readonly Kind[], own: number): number {
  const others = [...kinds.keys()].filter((kind) => kind !== own && kinds[kind]!.face === kind);
  return others.reduce((least, kind) => (kinds[kind]!.value < kinds[least]!.value ? kind : least), others[0] ?? own);
}

/** Explains the signs of pictures of moves: "A dot where it may move or capture, …". */
export const signsText = (signs: readonly TargetSign[]): string =>
  TARGET_SIGNS.filter((sign) => signs.includes(sign))
    .map((sign) => SIGN_WORDS[sign])
    .join('; ');
