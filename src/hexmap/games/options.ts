import type { MapOption } from '../game.ts';

/**
 * The option of rotational symmetry, for 2, 3 and 6 players only: a hex grid can only be rotated by multiples of a
 * sixth of a turn.
 */
export const SYMMETRIC_OPTION: MapOption = {
  slug: 'symmetric',
  title: 'turned by a part of a circle for each player the map is the same; for 2, 3 or 6 players',
  refusalFor: (players) =>
    [2, 3, 6].includes(players)
      ? undefined
      : `only 2, 3 or 6 players can have a map that turns into itself, not ${players}.`,
};
