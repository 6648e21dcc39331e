import type { RecordedRoll } from '../rolls.ts';
import type { RatedSystem, Terrain } from './foes.ts';
import type { GroupShape } from './group.ts';
import type { Difficulty, DifficultyRating, DifficultyScale, Party } from './yardstick.ts';

export interface Monster {
  readonly name: string;
  readonly count: number;
  readonly cr: string;
  /** Of each monster. */
  readonly xp: number;
  readonly type: string;
  /** Average hit points of each monster. */
  readonly hitPoints: number;
  readonly hitDice: string;
}

export interface EncounterTotals {
  readonly monsters: number;
  readonly rawXp: number;
  readonly multiplier: number;
  readonly adjustedXp: number;
  readonly thresholds: DifficultyScale['thresholds'];
  /** Only in 1e: challenge rating of the whole group. */
  readonly groupCr?: string;
  /** No monster is above this challenge. */
  readonly crCap: string;
}

export interface RatedEncounter {
  readonly system: RatedSystem;
  readonly party: Party;
  /** As requested. */
  readonly difficulty: Difficulty;
  /** As it turned out. */
  readonly rating: DifficultyRating;
  /** Why it differs from the request. */
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
