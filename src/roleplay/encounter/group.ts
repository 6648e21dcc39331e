import type { RollRecorder } from '../rolls.ts';
import { type Foe, MAX_MONSTERS } from './foes.ts';
import type { DifficultyScale } from './yardstick.ts';

/** One kind of monster in a group, and how many of it there are. */
export interface GroupMember {
  readonly foe: Foe;
  readonly count: number;
}

/** The ways in which a group of monsters can be made up. */
export const GROUP_SHAPES = ['one kind', 'leader and followers', 'mixed'] as const;
export type GroupShape = (typeof GROUP_SHAPES)[number];

/** A group of monsters. */
export interface MonsterGroup {
  readonly shape: GroupShape;
  /** The kinds of monsters in the group. The leader, or the kind with the most XP, comes first. */
  readonly members: readonly GroupMember[];
}

/** What a group must fulfil: its adjusted XP and its size. */
export interface GroupGoal {
  readonly yardstick: DifficultyScale;
  readonly band: readonly [from: number, below: number];
  /** Factor for the number of monsters that usually appear together. */
  readonly crowd: number;
  /** Whether monsters that live in packs come in packs. */
  readonly isUsual: boolean;
}

/** The XP of all monsters of a group. */
export const rawXp = ({ members }: MonsterGroup): number =>
  members.reduce((sum, { foe, count }) => sum + foe.xp * count, 0);

/** Number of monsters in a group. */
export const monsterCount = ({ members }: MonsterGroup): number => members.reduce((sum, { count }) => sum + count, 0);

/**
 * A monster with less than this fraction of the XP of the strongest is too weak to count towards the multiplier. The
 * book leaves it to the game master. With a lower number, a leader who joins `MAX_FOLLOWERS` could make them lighter.
 */
const NEGLIGIBLE_FRACTION = 50;

/** Whether a monster is too weak, beside a stronger one, to count towards the multiplier. */
export const isNegligible = (xp: number, strongest: number): boolean => xp * NEGLIGIBLE_FRACTION < strongest;

/** Number of monsters that count towards the multiplier: all but those far weaker than the strongest. */
export function countedMonsters({ members }: MonsterGroup): number {
  const strongest = Math.max(...members.map(({ foe }) => foe.xp));
  return members.reduce((sum, { foe, count }) => sum + (isNegligible(foe.xp, strongest) ? 0 : count), 0);
}

/** The XP of a group, multiplied by the factor for its number of monsters. Half a point is dropped. */
export const adjustedXp = (group: MonsterGroup, { multiplier }: DifficultyScale): number =>
  Math.floor(rawXp(group) * multiplier(countedMonsters(group)));

/** Maximum number of followers that one leader has. */
const MAX_FOLLOWERS = 12;
const MAX_OF_MIXED_KIND = 6;

/** Minimum ratio between the XP of a leader and that of a follower. */
const LEADER_RATIO = 1.5;
const MAX_MIXED_RATIO = 4;

/** Receives a possible group as plain values, so that thousands of groups can be compared without creating objects. */
type Visit = (foe: Foe, count: number, other?: Foe, others?: number) => void;

/**
 * By shape of group: visits all groups whose first member is a given monster, whatever their XP. Other members come
 * from `pool`.
 */
const VISIT_GROUPS: Readonly<
  Record<GroupShape, (foe: Foe, pool: ReadonlySet<Foe>, crowd: number, visit: Visit) => void>
> = {
  'one kind'(foe, _, crowd, visit) {
    for (let count = 1; count <= maxCount(foe, crowd); count++) visit(foe, count);
  },
  'leader and followers'(leader, pool, crowd, visit) {
    for (const foe of leader.kin) {
      if (foe.xp * LEADER_RATIO > leader.xp || !pool.has(foe)) continue;
      const most = Math.min(MAX_FOLLOWERS, maxCount(foe, crowd));
      // Start at two: one follower is too few.
      for (let count = 2; count <= most; count++) visit(leader, 1, foe, count);
    }
  },
  mixed(foe, pool, crowd, visit) {
    for (const other of foe.kin) {
      if (other.type !== foe.type || other.xp > foe.xp || other.xp * MAX_MIXED_RATIO < foe.xp || !pool.has(other))
        continue;
      const [maxFirst, maxOthers] = [foe, other].map((each) => Math.min(MAX_OF_MIXED_KIND, maxCount(each, crowd)));
      for (let count = 1; count <= maxFirst!; count++)
        for (let others = 1; others <= maxOthers!; others++) visit(foe, count, other, others);
    }
  },
};

/**
 * Maximum number of a kind of monster in a group. Solitary monsters stay alone, even if `crowd` allows larger groups.
 */
const maxCount = ({ most }: Foe, crowd: number): number => (most === 1 ? 1 : Math.min(MAX_MONSTERS, most * crowd));

const toGroup = (shape: GroupShape, foe: Foe, count: number, other?: Foe, others = 0): MonsterGroup => ({
  shape,
  members: [{ foe, count }, ...(other ? [{ foe: other, count: others }] : [])],
});

/** The adjusted XP of a possible group. Its first kind is the strongest. */
function weightOf({ multiplier }: DifficultyScale, foe: Foe, count: number, other?: Foe, others = 0): number {
  if (!other) return Math.floor(foe.xp * count * multiplier(count));
  const counted = isNegligible(other.xp, foe.xp) ? count : count + others;
  return Math.floor((foe.xp * count + other.xp * others) * multiplier(counted));
}

function fittingGroups(
  foe: Foe,
  shape: GroupShape,
  pool: ReadonlySet<Foe>,
  { yardstick, band, crowd, isUsual }: GroupGoal,
): MonsterGroup[] {
  const [from, below] = band;
  const found: MonsterGroup[] = [];
  VISIT_GROUPS[shape](foe, pool, crowd, (...figures) => {
    const weight = weightOf(yardstick, ...figures);
    const isLonely = isUsual && shape === 'one kind' && figures[1] < foe.least;
    if (!isLonely && weight >= from && weight < below) found.push(toGroup(shape, ...figures));
  });
  return found;
}

/**
 * Draws a group that fulfils the goal: first its shape, then its first monster, then the numbers. Undefined if there is
 * none.
 */
export function chooseGroup(pool: readonly Foe[], goal: GroupGoal, rolls: RollRecorder): MonsterGroup | undefined {
  const set = new Set(pool);
  const shapes = GROUP_SHAPES.map((shape) => ({
    shape,
    choices: pool
      .map((foe) => ({ foe, groups: fittingGroups(foe, shape, set, goal) }))
      .filter(({ groups }) => groups.length > 0),
  })).filter(({ choices }) => choices.length > 0);
  if (!shapes.length) return undefined;
  const { choices } = rolls.pick('kind of group', shapes, ({ shape }) => shape);
  const { groups } = rolls.pick('built on', choices, ({ foe }) => foe.name);
  return rolls.pick('numbers', groups, groupText);
}

/** Finds the group whose adjusted XP is nearest to the range in the goal, by ratio. */
export function findNearestGroup(
  pool: readonly Foe[],
  { yardstick, band: [from, below], crowd }: GroupGoal,
): MonsterGroup {
  const set = new Set(pool);
  let [best, leastMiss] = [undefined as MonsterGroup | undefined, Number.POSITIVE_INFINITY];
  for (const foe of pool)
    for (const shape of GROUP_SHAPES)
      VISIT_GROUPS[shape](foe, set, crowd, (...figures) => {
        const weight = weightOf(yardstick, ...figures);
        const miss = weight < from ? from / weight : weight / below;
        if (miss < leastMiss) [best, leastMiss] = [toGroup(shape, ...figures), miss];
      });
  return best!;
}

/** Describes a group: "1 × Hobgoblin, 4 × Goblin". */
const groupText = ({ members }: MonsterGroup): string =>
  members.map(({ foe, count }) => `${count} × ${foe.name}`).join(', ');
