import type { Entity } from '../../entity/entity.ts';
import type { RollRecorder } from '../rolls.ts';
import type { Mind } from './mind.ts';
import type { UnratedSystem } from './unrated-systems.ts';
import { DIFFICULTIES, type Difficulty } from './yardstick.ts';

/** A monster with its traits. */
export interface MindedMonster {
  readonly monster: Entity;
  readonly mind: Mind;
}

/** How the difficulty of an encounter decides the kind and the number of monsters in a system. */
interface EncounterRules {
  /** Whether a monster suits a difficulty. `all` has the monsters to compare with. */
  suits(minded: MindedMonster, difficulty: Difficulty, all: readonly MindedMonster[]): boolean;
  /** Rolls the number of monsters. */
  count(minded: MindedMonster, difficulty: Difficulty | undefined, rolls: RollRecorder): number;
}

export const toughness = (monster: Entity): number => (monster['hit_points'] ?? monster['health'] ?? 0) as number;

const isLone = ({ mind }: MindedMonster): boolean => mind.traits.has('lone');
const isPack = ({ mind }: MindedMonster): boolean => mind.traits.has('pack');

/**
 * Whether a monster that comes alone belongs to the quarter that suits a difficulty, of all that come alone, by hit
 * points.
 */
function suitsByQuarter({ monster }: MindedMonster, difficulty: Difficulty, all: readonly MindedMonster[]): boolean {
  const sorted = all
    .filter(isLone)
    .map((other) => toughness(other.monster))
    .sort((a, b) => a - b);
  const quarter = DIFFICULTIES.indexOf(difficulty);
  const bound = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * part) / 4))]!;
  return toughness(monster) >= bound(quarter) && (toughness(monster) < bound(quarter + 1) || quarter === 3);
}

const isGentle = (difficulty: Difficulty): boolean => difficulty === 'easy' || difficulty === 'medium';

/** Whether a monster belongs to the weaker half by hit points for easy and medium encounters, else to the tougher. */
function suitsByHalf(minded: MindedMonster, difficulty: Difficulty, all: readonly MindedMonster[]): boolean {
  if (isLone(minded)) return suitsByQuarter(minded, difficulty, all);
  const sorted = all.map(({ monster }) => toughness(monster)).sort((a, b) => a - b);
  const middle = sorted[sorted.length >> 1]!;
  return isGentle(difficulty) ? toughness(minded.monster) <= middle : toughness(minded.monster) >= middle;
}

function countByHalf(minded: MindedMonster, difficulty: Difficulty | undefined, rolls: RollRecorder): number {
  if (isLone(minded)) return 1;
  if (!difficulty) return isPack(minded) ? 1 + rolls.sum('how many, less one', 1, 6) : rolls.sum('how many', 1, 4);
  const isFew = difficulty === 'easy' || difficulty === 'hard';
  if (isPack(minded))
    return isFew ? 1 + rolls.sum('how many, less one', 1, 3) : 2 + rolls.sum('how many, less two', 2, 4);
  return isFew ? rolls.sum('how many', 1, 3) : 2 + rolls.sum('how many, less two', 1, 4);
}

const byHalf: EncounterRules = { suits: suitsByHalf, count: countByHalf };

const NUMBER_FACTORS: Readonly<Record<Difficulty, number>> = { easy: 0.5, medium: 1, hard: 1.5, deadly: 2 };

function numbersOf(monster: Entity, rolls: RollRecorder): number {
  const tags = (monster['tags'] ?? []) as string[];
  if (tags.includes('horde')) return rolls.sum('how many of a horde', 2, 6);
  return 1 + rolls.sum('how many of a group, less one', 1, 4);
}

/** Maximum number of huge monsters that come together. */
const MAX_HUGE = 5;

function countByTag({ monster, mind }: MindedMonster, difficulty: Difficulty, rolls: RollRecorder): number {
  const count = Math.max(2, Math.ceil(numbersOf(monster, rolls) * NUMBER_FACTORS[difficulty]));
  return mind.traits.has('huge') ? Math.min(MAX_HUGE, count) : count;
}

const RANKS: Readonly<Record<Difficulty, readonly string[]>> = {
  easy: ['troublesome'],
  medium: ['dangerous'],
  hard: ['formidable'],
  deadly: ['extreme', 'epic'],
};

function countByRank(minded: MindedMonster, rolls: RollRecorder): number {
  if (isPack(minded)) return 1 + rolls.sum('how many, less one', 1, 3);
  return /troublesome|dangerous/.test(minded.monster['rank'] as string) ? rolls.sum('how many', 1, 3) : 1;
}

export const ENCOUNTER_RULES: Readonly<Record<UnratedSystem, EncounterRules>> = {
  cairn: byHalf,
  knave: byHalf,
  'maze-rats': byHalf,
  'dungeon-world': {
    suits: (minded, difficulty, all) => !isLone(minded) || suitsByQuarter(minded, difficulty, all),
    count: (minded, difficulty, rolls) => (isLone(minded) ? 1 : countByTag(minded, difficulty ?? 'medium', rolls)),
  },
  starforged: {
    suits: ({ monster }, difficulty) => RANKS[difficulty].includes(monster['rank'] as string),
    count: (minded, _, rolls) => countByRank(minded, rolls),
  },
};
