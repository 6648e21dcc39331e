import type { RecordedRoll } from '../rolls.ts';
import type { RatedSystem, Terrain } from './foes.ts';
import type { GroupShape } from './group.ts';
import type { Difficulty, Party, Rating, Yardstick } from './yardstick.ts';

export interface Monster {
  readonly name: string;
  readonly count: number;
  readonly cr: string;
  /** Of each. */
  readonly xp: number;
  readonly type: string;
  /** Average of each. */
  readonly hitPoints: number;
  readonly hitDice: string;
}

export interface Totals {
  readonly monsters: number;
  readonly rawXp: number;
  readonly multiplier: number;
  readonly adjustedXp: number;
  readonly thresholds: Yardstick['thresholds'];
  /** Challenge of the whole group, in 1e. */
  readonly groupCr?: string;
  /** No monster is above this challenge. */
  readonly crCap: string;
}

export interface RatedEncounter {
  readonly system: RatedSystem;
  readonly party: Party;
  /** As asked. */
  readonly difficulty: Difficulty;
  /** As it came out. */
  readonly rating: Rating;
  /** Why it isn't quite as asked. */
  readonly note?: string;
  readonly shape: GroupShape;
  readonly monsters: Monster[];
  readonly terrain: Terrain;
  readonly ground: string;
  readonly reason: string;
  readonly tactic: string;
  readonly totals: Totals;
  readonly loot: string[];
  readonly lootValue: number;
  readonly rolls: RecordedRoll[];
  readonly text: string;
  readonly credit: string;
}
