import { content } from '../content.ts';

/** Terrains where encounters take place. They are the same in both rated systems. */
export const TERRAINS = [
  'arctic',
  'coast',
  'desert',
  'forest',
  'hill',
  'mountain',
  'planar',
  'plains',
  'ruin',
  'swamp',
  'underground',
  'urban',
  'water',
] as const;
export type Terrain = (typeof TERRAINS)[number];

interface TerrainFile {
  /** By terrain: the beginning of a sentence, such as `In the ice`. */
  readonly places: Readonly<Record<Terrain, string>>;
  /** Other words for terrains, each with its terrain. */
  readonly synonyms: Readonly<Record<string, Terrain>>;
  readonly sunless: readonly Terrain[];
}

const terrainFile = content<TerrainFile>('roleplay/terrains');
export const { places: TERRAIN_PLACES, synonyms: TERRAIN_SYNONYMS } = terrainFile;

/** Whether day and night are the same in a terrain. */
export const isSunless = (terrain: Terrain): boolean => terrainFile.sunless.includes(terrain);
