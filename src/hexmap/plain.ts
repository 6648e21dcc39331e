import type { MapGame } from './game.ts';

/** The map game used if none is named: a plain of open ground without limits. */
export const PLAIN_GAME: Pick<MapGame, 'orientation' | 'terrains'> & MapGame = {
  slug: 'plain',
  title: 'Open plain',
  description: 'Infinite open ground',
  source: 'none needed',
  orientation: 'pointy',
  players: { min: 1, max: 12 },
  size: { min: 1, max: 1, label: 'it has no end' },
  defaultSize: () => 1,
  minSize: () => 1,
  options: [],
  terrains: [{ slug: 'plain', title: 'open ground', cost: 1 }],
  features: [],
  sides: [],
  fair: { figures: [], bound: 0 },
  draft: () => undefined,
};
