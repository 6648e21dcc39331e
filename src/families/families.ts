import type { Family } from '../play/family.ts';
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

/** The ten families of the interface, in its order; those without rules yet are named only. */
export const FAMILY_TITLES: Readonly<Record<string, string>> = {
  chess: 'Chess',
  draughts: 'Draughts',
  go: 'Go',
  reversi: 'Reversi',
  shogi: 'Shogi',
  xiangqi: 'Xiangqi',
  mancala: 'Mancala',
  morris: 'Morris',
  hex: 'Hex',
  'landlords-game': "The Landlord's Game",
};

const PLAYABLE: Readonly<Record<string, Family>> = {
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
};

/** The family of a slug, if it can be played. */
export const familyOf = (slug: string): Family | undefined =>
  Object.hasOwn(PLAYABLE, slug) ? PLAYABLE[slug] : undefined;

/** All families that can be played, in the order of the interface. */
export const playableFamilies: readonly Family[] = Object.values(PLAYABLE);
