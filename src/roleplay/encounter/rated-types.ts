import type { RecordedRoll } from '../rolls.ts';
import type { ChallengeRatedSystem } from './foes.ts';
import type { GroupShape } from './group.ts';
import type { Terrain } from './terrains.ts';
import type { Difficulty, DifficultyRating, DifficultyScale, Party } from './yardstick.ts';

/** One kind of monster in an encounter. */
export interface Monster {
  readonly name: string;
  readonly count: number;
  readonly cr: string;
  /** XP of one of these monsters. */
  readonly xp: number;
  readonly type: string;
  /** Average hit points of one of these monsters. */
  readonly hitPoints: number;
  readonly hitDice: string;
}

/** Sums over all monsters of an encounter, and the limits that applied. */
export interface EncounterTotals {
  readonly monsters: number;
  readonly rawXp: number;
  /** Factor for the number of monsters, without those far weaker than the strongest. */
  readonly multiplier: number;
  readonly adjustedXp: number;
  readonly thresholds: DifficultyScale['thresholds'];
  /** Challenge rating of the whole group. Only for 1e. */
  readonly groupCr?: string;
  /** Highest challenge rating that a single monster may have in the encounter. */
  readonly crCap: string;
}

/** An encounter in a system with challenge ratings. */
export interface RatedEncounter {
  readonly system: ChallengeRatedSystem;
  readonly party: Party;
  /** The requested difficulty. */
  readonly difficulty: Difficulty;
  /** The difficulty that the encounter actually has. */
  readonly rating: DifficultyRating;
  /** Explains how the encounter deviates from the request; undefined if it does not. */
  readonly note?: string;
  readonly shape: GroupShape;
  readonly monsters: Monster[];
  readonly terrain: Terrain;
  readonly ground: string;
  readonly reason: string;
  readonly tactic: string;
  readonly totals: EncounterTotals;
  readonly loot: string[];
  readonly lootValue: number;
  readonly rolls: RecordedRoll[];
  readonly text: string;
  readonly credit: string;
}
