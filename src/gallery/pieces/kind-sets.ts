import { type PieceFace, SIDES } from '../../board/render/pieces/faces.ts';
import { slugOf } from '../../lib/slug.ts';
import { KIND_SET_SPECS, type KindSetSpec, kindsIn } from './kind-specs.ts';
import { definitionsOf, type PieceKind } from './kinds.ts';
import { cacheResult, type GalleryPiece, OWN_WORK_LICENCE, type PieceSet } from './piece-set.ts';

/** Builds the pieces of a set. Kinds of pieces that look alike become one piece with several names. */
function piecesOf(spec: KindSetSpec): GalleryPiece[] {
  const { choice, paint, lookKey = (face) => paint(face).content } = spec;
  const seats = definitionsOf(choice.family).find(choice.games ?? (() => true))!.seats;
  const kindsByLook = new Map<string, PieceKind[]>();
  for (const kind of kindsIn(choice)) {
    const look = lookKey(kind.face);
    kindsByLook.set(look, [...(kindsByLook.get(look) ?? []), kind]);
  }
  const used = new Set<string>();
  return [...kindsByLook.values()].flatMap((alike) => {
    const { face } = alike[0]!;
    const image = `${face.image ?? face.name}${face.promoted ? ' turned' : ''}`;
    // Different letters may share one image: then the letter makes the id unique.
    const id = used.has(image) ? `${image} ${face.letter}` : image;
    used.add(image);
    return inEachColor(face, seats).map(([color, own]) => pieceFor(`${color} ${id}`, color, own, alike, spec));
  });
}

/**
 * Returns the face of a piece in each player's colour, with the player's name. A neutral face is returned only once.
 */
const inEachColor = (face: PieceFace, seats: readonly string[]): [string, PieceFace][] =>
  face.color === 'neutral'
    ? [['neutral', face]]
    : SIDES.map((color, seat): [string, PieceFace] => [seats[seat]!, { ...face, color }]);

function pieceFor(
  id: string,
  color: string,
  face: PieceFace,
  alike: readonly PieceKind[],
  { paint, describeFace }: KindSetSpec,
): GalleryPiece {
  const names = byFrequency(alike.map((kind) => kind.names));
  const letters = byFrequency(alike.map((kind) => kind.letters));
  const [name, ...alsoCalled] = names.map(([word]) => word);
  const mark = face.promoted && face.hasOwnName !== true ? 'promoted ' : '';
  return {
    id: slugOf(id),
    name: name!,
    ...(alsoCalled.length > 0 && { alsoCalled }),
    letter: letters[0]![0],
    color,
    text: `${color} ${mark}${name}: ${describeFace(face)}`,
    variants: new Set(names.flatMap(([, variants]) => variants)).size,
    picture: paint(face),
  };
}

/** Merges counts of words, and sorts the words by the number of variants that use them. */
function byFrequency(tallies: readonly ReadonlyMap<string, readonly string[]>[]): [string, readonly string[]][] {
  const all = new Map<string, readonly string[]>();
  for (const tally of tallies)
    for (const [word, variants] of tally) all.set(word, [...(all.get(word) ?? []), ...variants]);
  return [...all].sort(([, many], [, few]) => few.length - many.length);
}

/** Sets made from the definitions of games: the pieces of a new variant are added automatically. */
export const kindSets: readonly PieceSet[] = KIND_SET_SPECS.map((spec) => {
  const { choice, paint: _, describeFace: __, lookKey: ___, ...metadata } = spec;
  return { ...metadata, ...OWN_WORK_LICENCE, families: [choice.family], pieces: cacheResult(() => piecesOf(spec)) };
});
