import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { PlacedPicture } from '../../../board/render/plan/pictures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import { EMPTY_PLAN } from '../../../board/render/plan/plan.ts';
import type { Picture } from '../../picture.ts';
import { dominoBack, dominoFace, dominoOutline } from '../../tiles/makers/domino-face.ts';
import type { BoardDraft } from './board-draft.ts';
import type { DominoesLayout } from './schema.ts';

type Tile = DominoesLayout['tiles'][number];
type Spot = readonly [x: number, y: number, degrees: number];

/** Scale at which a domino is a step wide and two steps long, with a little room between neighbours. */
const SCALE = 0.86;
/** Ink of the outlines of places for dominoes. */
const SOCKET_COLOR = '#eaf3ea';

/** Drafts dominoes as they lie on the table, with empty places for dominoes to come and dominoes face down. */
export const draftDominoes = ({ tiles, sockets, faceDown }: DominoesLayout): BoardDraft => ({
  standing: [],
  plan: {
    ...EMPTY_PLAN,
    pictures: [
      ...sockets.map((spot) => lay(dominoOutline(SOCKET_COLOR), spot)),
      ...faceDown.map((spot) => lay(dominoBack(), spot)),
      ...tiles.map(([one, other, ...spot]) => lay(dominoFace(one, other), spot)),
    ],
    places: [...tiles.map(placeOf), ...sockets.map(socketOf)],
  },
});

/** Lays a domino, drawn upright, on the table. At 0 degrees its first half is on the left. */
const lay = (picture: Picture, [x, y, degrees]: Spot): PlacedPicture => ({
  ...picture,
  at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
  turn: degrees - 90,
  scale: SCALE,
});

const placeOf = ([one, other, x, y]: Tile): BoardPlace => ({
  name: `${one}-${other}`,
  at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
  shape: 'none',
  reach: 1.2 * PLACE_DISTANCE,
  specialMark: 'tile',
});

const socketOf = ([x, y]: Spot, index: number): BoardPlace => ({
  name: `place ${index + 1}`,
  at: [x * PLACE_DISTANCE, y * PLACE_DISTANCE],
  shape: 'none',
  specialMark: 'place for a tile',
});
