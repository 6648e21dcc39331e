import type { Drawing, Place } from '../../../layers.ts';

/** What is on a flower card, from back to front: drawings with their places on a field of 80 by 128. */
export type Scene = readonly (readonly [Drawing, ...Place[]])[];

/** Scenes by ID of the card. */
export type Scenes = Readonly<Record<string, Scene>>;

/** Place of drawings that are in the coordinates of the card already. */
export const ON_CARD: Place = [0, 0];
/** The same, turned upside down. */
export const TURNED_CARD: Place = [80, 128, 1, 180];
/** The same, with left and right exchanged. */
export const MIRRORED_CARD: Place = [80, 0, 1, 0, true];
/** Place of a ribbon. */
export const RIBBON: Place = [41, 64, 1, 8];
