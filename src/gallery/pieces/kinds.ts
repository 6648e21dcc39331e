import type { PieceFace } from '../../board/render/pieces/faces.ts';
import { wallWord } from '../../fairy/board/kinds.ts';
import { FairyDefinition } from '../../fairy/language/definition.ts';
import { familyOf } from '../../families/families.ts';
import { definitionOf } from '../../play/resolve.ts';

/** A kind of piece, collected from all games of a family. */
export interface PieceKind {
  /** The face of the piece as drawn for the first player. */
  readonly face: PieceFace;
  /** The variants that use each name for the kind. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  /** The variants that use each letter for the kind. */
  readonly letters: ReadonlyMap<string, readonly string[]>;
}

/** Definitions of all variants, by family. They are resolved when first needed. */
const definitionCache = new Map<string, readonly FairyDefinition[]>();

/** Returns the definitions of all variants of a family. Throws if the family's games do not have kinds of pieces. */
export function definitionsOf(family: string): readonly FairyDefinition[] {
  const cached = definitionCache.get(family);
  if (cached) return cached;
  const found = familyOf(family);
  if (found?.schema !== FairyDefinition) throw new Error(`${family} has no kinds of pieces`);
  const made = Object.keys(found.variants).flatMap((variant) => {
    const defined = definitionOf(found, variant);
    return defined.ok ? [defined.value as FairyDefinition] : [];
  });
  definitionCache.set(family, made);
  return made;
}

/**
 * Lists the faces of a game's pieces in the first player's colour, including promoted forms and a neutral blocker that
 * both players may move.
 */
export function facesOf(definition: FairyDefinition): PieceFace[] {
  const { pieces, rules } = definition;
  const plain = Object.entries(pieces).map(
    ([letter, { name, image }]): PieceFace => ({ name, image, letter, color: 'white' }),
  );
  const forms = Object.entries(rules.turning?.forms ?? {}).map(([letter, form]): PieceFace => {
    const turned = { color: 'white', promoted: true } as const;
    if (typeof form !== 'string') return { name: form.name, image: form.image, letter, hasOwnName: true, ...turned };
    const { name, image } = pieces[form]!;
    return { name, image, letter: form, ...turned };
  });
  const blocker = rules.walls && wallWord(definition) === 'duck';
  return [...plain, ...forms, ...(blocker ? [DUCK] : [])];
}

const DUCK: PieceFace = { name: 'duck', image: 'duck', letter: '*', color: 'neutral' };

const keyOf = ({ image, letter, promoted, color }: PieceFace): string =>
  [image, letter, promoted === true, color].join('|');

/**
 * Lists the kinds of pieces in several games, in the order of the games' definitions. Kinds with equal image, letter
 * and colour are merged.
 */
export function pieceKindsOf(games: readonly FairyDefinition[]): PieceKind[] {
  const kinds = new Map<string, { face: PieceFace; names: Map<string, string[]>; letters: Map<string, string[]> }>();
  for (const game of games) {
    for (const face of facesOf(game)) {
      const key = keyOf(face);
      const kind = kinds.get(key) ?? { face, names: new Map(), letters: new Map() };
      addVariant(kind.names, face.name, game.variant);
      addVariant(kind.letters, face.promoted ? `+${face.letter}` : face.letter, game.variant);
      kinds.set(key, kind);
    }
  }
  return [...kinds.values()];
}

function addVariant(counts: Map<string, string[]>, word: string, variant: string): void {
  counts.set(word, [...(counts.get(word) ?? []), variant]);
}
