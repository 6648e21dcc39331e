import { type PieceFace, SIDES } from '../../board/render/pieces/faces.ts';
import { slugOf } from '../../lib/slug.ts';
import { KIND_SET_SPECS, type KindSetSpec, selectPieceKinds } from './kind-specs.ts';
import { definitionsOf, type PieceKind } from './kinds.ts';
import { cacheResult, type GalleryPiece, OWN_WORK_LICENCE, type PieceSet } from './piece-set.ts';

/** Builds the pieces of a set. Kinds of pieces that look alike become one piece with several names. */
function piecesOf(spec: KindSetSpec): GalleryPiece[] {
  const { choice, paint, lookKey = (face) => paint(face).content } = spec;
  const seats = definitionsOf(choice.family).find(choice.games ?? (() => true))!.seats;
  const kindsByLook = new Map<string, PieceKind[]>();
  for (const kind of selectPieceKinds(choice)) {
    const look = lookKey(kind.face);
    kindsByLook.set(look, [...(kindsByLook.get(look) ?? []), kind]);
  }
  const used = new Set<string>();
  return [...kindsByLook.values()].flatMap((alike) => {
    const { face } = alike[0]!;
    const image = `${face.image ?? face.name}${face.promoted ? ' turned' : ''}`;
    // Pieces with different letters may share an image. The letter then makes the id unique.
    const id = used.has(image) ? `${image} ${face.letter}` : image;
    used.add(image);
    return inEachColor(face, seats).map(([color, own]) => pieceFor(`${color} ${id}`, color, own, alike, spec));
  });
}

/** Returns each player's name with the piece in that player's colour. A neutral piece is returned only once. */
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

/** Merges lists of the variants that use each word, and sorts the words by their number of variants, most first. */
function byFrequency(tallies: readonly ReadonlyMap<string, readonly string[]>[]): [string, readonly string[]][] {
  const all = new Map<string, readonly string[]>();
  for (const tally of tallies)
    for (const [word, variants] of tally) all.set(word, [...(all.get(word) ?? []), ...variants]);
  return [...all].sort(([, many], [, few]) => few.length - many.length);
}

/** Sets of pieces made from the definitions of games. The pieces of a new variant are included automatically. */
export const gamePieceSets: readonly PieceSet[] = KIND_SET_SPECS.map((spec) => {
  const { choice, paint: _, describeFace: __, lookKey: ___, ...metadata } = spec;
  return { ...metadata, ...OWN_WORK_LICENCE, families: [choice.family], pieces: cacheResult(() => piecesOf(spec)) };
});
