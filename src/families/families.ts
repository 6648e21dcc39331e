import type { Family } from '../play/family.ts';
import { ACTION_MOVE_FIELDS } from '../play/player-actions.ts';
import { chess } from './chess/index.ts';
import { draughts } from './draughts/index.ts';
import { go } from './go/index.ts';
import { hex } from './hex/index.ts';
import { landlordsGame } from './landlords-game/index.ts';
import { mancala } from './mancala/index.ts';
import { morris } from './morris/index.ts';
import { reversi } from './reversi/index.ts';
import { shogi } from './shogi/index.ts';
import { xiangqi } from './xiangqi/index.ts';

/** The ten families, in the order in which tools list them. */
export const FAMILIES = {
  chess,
  draughts,
  go,
  reversi,
  shogi,
  xiangqi,
  mancala,
  morris,
  hex,
  'landlords-game': landlordsGame,
} satisfies Readonly<Record<string, Family>>;

export type FamilySlug = keyof typeof FAMILIES;

export const families: readonly Family[] = Object.values(FAMILIES);

/** All fields that a move or an action may have in some family. */
export const MOVE_FIELDS: ReadonlySet<string> = new Set([
  ...ACTION_MOVE_FIELDS,
  ...families.flatMap(({ moveFields }) => moveFields),
]);

/** Returns the family with a slug, or undefined if there is none. The slug may be any text that a caller sent. */
export const familyOf = (slug: string): Family | undefined =>
  Object.hasOwn(FAMILIES, slug) ? FAMILIES[slug as FamilySlug] : undefined;
