import { describe, expect, it } from 'vitest';
import { CHARACTER_IMAGE_NAMES } from '../../src/board/render/pieces/discs.ts';
import { DRAWN_IMAGE_NAMES, type PieceFace } from '../../src/board/render/pieces/faces.ts';
import { inscriptionOf } from '../../src/board/render/pieces/inscriptions.ts';
import { type PieceSet, pieceStyleOf } from '../../src/board/render/pieces/sets.ts';
import { THEMES } from '../../src/board/render/themes.ts';
import { FairyDefinition } from '../../src/fairy/language/definition.ts';
import { families } from '../../src/families/families.ts';
import { resolveVariant } from '../../src/play/resolve.ts';

/** Kinds of a game, as letters, that look the same on purpose: one piece in two roles of the rules. */
const ONE_PIECE_IN_TWO_ROLES: Record<string, readonly (readonly string[])[]> = {
  // The king on its way out and the king on its way back, which counts as promoted.
  forward: [['G', 'W']],
};

/** Names of kinds that have no drawing and show their letter. Empty: draw new ones instead of adding to it. */
const LETTERS: readonly string[] = [];

/** All games with kinds of pieces that have images. */
const GAMES = families
  .filter(({ schema }) => schema === FairyDefinition)
  .flatMap((family) =>
    Object.keys(family.variants).map((variant) => {
      const found = resolveVariant(family, variant);
      if (!found.ok) throw new Error(found.error.message);
      return { title: `${family.slug} ${variant}`, variant, definition: found.value.definition as FairyDefinition };
    }),
  );

const isKnown = (set: PieceSet, image: string): boolean => {
  if (set === 'staunton' || set === 'burmese') return DRAWN_IMAGE_NAMES.includes(image);
  if (set.startsWith('koma')) return inscriptionOf(image) !== undefined;
  return (set.startsWith('discs') ? CHARACTER_IMAGE_NAMES.discs : CHARACTER_IMAGE_NAMES.octagons).includes(image);
};

const SIBLINGS: Record<PieceSet, readonly PieceSet[]> = {
  staunton: ['staunton'],
  burmese: ['burmese'],
  koma: ['koma', 'koma-names', 'koma-letters'],
  'koma-names': ['koma', 'koma-names', 'koma-letters'],
  'koma-letters': ['koma', 'koma-names', 'koma-letters'],
  discs: ['discs', 'discs-drawn'],
  'discs-drawn': ['discs', 'discs-drawn'],
  octagons: ['octagons', 'octagons-drawn'],
  'octagons-drawn': ['octagons', 'octagons-drawn'],
  draughtsmen: ['draughtsmen'],
  'two-sided': ['two-sided'],
  stones: ['stones'],
};

/** Everything that determines the look of a piece. */
const lookOf = (set: PieceSet, face: PieceFace): string => {
  const style = pieceStyleOf(set, face.color);
  return JSON.stringify([style.shape(face, false), style.paint(face, THEMES.walnut)]);
};

it('there are games to look at, of every family that has pieces', () => {
  const families = new Set(GAMES.map(({ title }) => title.split(' ')[0]));
  expect([...families]).toEqual(expect.arrayContaining(['chess', 'shogi', 'xiangqi']));
  expect(GAMES.length).toBeGreaterThan(150);
});

/** All kinds of a game with their faces, including those that are only defined as forms of other pieces. */
function facesOf({ pieces, rules }: FairyDefinition): [word: string, face: PieceFace][] {
  const shown = (word: string, { name, image }: FairyDefinition['pieces'][string]): [string, PieceFace] => {
    const [promoted, letter] = [word.startsWith('+'), word.at(-1)!];
    return [word, { name, image, letter, color: 'white', ...(promoted && { promoted }) }];
  };
  const forms = Object.entries(rules.turning?.forms ?? {}).flatMap(([letter, form]) =>
    typeof form === 'string' ? [] : [shown(`+${letter}`, form)],
  );
  return [...Object.entries(pieces).map(([letter, piece]) => shown(letter, piece)), ...forms];
}

describe.each(GAMES)('$title', ({ variant, definition }) => {
  const { render } = definition;

  it.each(SIBLINGS[render.pieces])('shows each kind in its own way, of the set %s', (set) => {
    const shared = new Map<string, string[]>();
    for (const [word, face] of facesOf(definition)) {
      const look = lookOf(set, face);
      shared.set(look, [...(shared.get(look) ?? []), word]);
    }
    const alike = [...shared.values()].filter((words) => words.length > 1);
    expect(alike).toEqual(ONE_PIECE_IN_TWO_ROLES[variant] ?? []);
  });

  it('names images that there are', () => {
    const missing = facesOf(definition).filter(
      ([, { name, image = name }]) => !isKnown(render.pieces, image) && !LETTERS.includes(name),
    );
    expect(missing.map(([word, { image }]) => `${word}: ${image}`)).toEqual([]);
  });
});

it.each(['makruk', 'makpong', 'makhouse', 'cambodian', 'karouk', 'ai-wok', 'asean', 'sittuyin'])(
  '%s has no European piece but the horse',
  (name) => {
    const european = ['king', 'queen', 'rook', 'bishop', 'pawn'];
    const { definition } = GAMES.find(({ title }) => title === `chess ${name}`)!;
    const faces = facesOf(definition).map(([, { name, image = name }]) => image);
    expect(faces.length).toBeGreaterThan(5);
    expect(faces.filter((image) => european.includes(image))).toEqual([]);
  },
);
