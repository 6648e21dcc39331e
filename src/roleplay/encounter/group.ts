import type { Rolls } from '../rolls.ts';
import { type Foe, MAX_MONSTERS } from './foes.ts';
import type { Yardstick } from './yardstick.ts';

export interface Member {
  readonly foe: Foe;
  readonly count: number;
}

export const GROUP_SHAPES = ['one kind', 'leader and followers', 'mixed'] as const;
export type GroupShape = (typeof GROUP_SHAPES)[number];

export interface Group {
  readonly shape: GroupShape;
  /** The leader, or the dearest, first. */
  readonly members: readonly Member[];
}

/** What a group should weigh. */
export interface GroupGoal {
  readonly yardstick: Yardstick;
  readonly band: readonly [from: number, below: number];
  /** So many times as many as usually keep together are allowed. */
  readonly crowd: number;
}

export const rawXp = ({ members }: Group): number => members.reduce((sum, { foe, count }) => sum + foe.xp * count, 0);

export const headCount = ({ members }: Group): number => members.reduce((sum, { count }) => sum + count, 0);

export const adjustedXp = (group: Group, { multiplier }: Yardstick): number =>
  rawXp(group) * multiplier(headCount(group));

/** Never more than this with one leader, and of each of two kinds that mix. */
const MOST_FOLLOWERS = 12;
const MOST_OF_TWO = 6;

/** A leader is worth clearly more than each follower; of two kinds that mix none is worth far more. */
const LEADS = 1.5;
const MIXES = 4;

/** A group in figures, so that thousands can be weighed without being made: so many of one and so many of another. */
type Visit = (foe: Foe, count: number, other?: Foe, others?: number) => void;

/** Visits all groups around a monster by shape, whatever they weigh. `pool` says who may take part. */
const AROUND: Readonly<Record<GroupShape, (foe: Foe, pool: ReadonlySet<Foe>, crowd: number, visit: Visit) => void>> = {
  'one kind'(foe, _, crowd, visit) {
    for (let count = 1; count <= mostOf(foe, crowd); count++) visit(foe, count);
  },
  'leader and followers'(leader, pool, crowd, visit) {
    for (const foe of leader.kin) {
      if (foe.xp * LEADS > leader.xp || !pool.has(foe)) continue;
      const most = Math.min(MOST_FOLLOWERS, mostOf(foe, crowd));
      // a single one would be a companion, not a following
      for (let count = 2; count <= most; count++) visit(leader, 1, foe, count);
    }
  },
  mixed(foe, pool, crowd, visit) {
    for (const other of foe.kin) {
      if (other.type !== foe.type || other.xp > foe.xp || other.xp * MIXES < foe.xp || !pool.has(other)) continue;
      const [most, mostOthers] = [foe, other].map((each) => Math.min(MOST_OF_TWO, mostOf(each, crowd)));
      for (let count = 1; count <= most!; count++)
        for (let others = 1; others <= mostOthers!; others++) visit(foe, count, other, others);
    }
  },
};

/** Those that keep to themselves do so even where a crowd is wanted. */
const mostOf = ({ most }: Foe, crowd: number): number => (most === 1 ? 1 : Math.min(MAX_MONSTERS, most * crowd));

const made = (shape: GroupShape, foe: Foe, count: number, other?: Foe, others = 0): Group => ({
  shape,
  members: [{ foe, count }, ...(other ? [{ foe: other, count: others }] : [])],
});

const weighed = ({ multiplier }: Yardstick, foe: Foe, count: number, other?: Foe, others = 0): number =>
  (foe.xp * count + (other ? other.xp * others : 0)) * multiplier(count + others);

function fitting(foe: Foe, shape: GroupShape, pool: ReadonlySet<Foe>, { yardstick, band, crowd }: GroupGoal): Group[] {
  const [from, below] = band;
  const found: Group[] = [];
  AROUND[shape](foe, pool, crowd, (...figures) => {
    const weight = weighed(yardstick, ...figures);
    if (weight >= from && weight < below) found.push(made(shape, ...figures));
  });
  return found;
}

/** A group of the pool that weighs what it should, by chance: shape, then the monster it is built on, then the rest. */
export function chooseGroup(pool: readonly Foe[], goal: GroupGoal, rolls: Rolls): Group | undefined {
  const set = new Set(pool);
  const shapes = GROUP_SHAPES.map((shape) => ({
    shape,
    choices: pool
      .map((foe) => ({ foe, groups: fitting(foe, shape, set, goal) }))
      .filter(({ groups }) => groups.length > 0),
  })).filter(({ choices }) => choices.length > 0);
  if (!shapes.length) return undefined;
  const { choices } = rolls.pick('kind of group', shapes, ({ shape }) => shape);
  const { groups } = rolls.pick('built on', choices, ({ foe }) => foe.name);
  return rolls.pick('numbers', groups, groupText);
}

/** The group that comes nearest to the band, by ratio. */
export function findNearestGroup(pool: readonly Foe[], { yardstick, band: [from, below], crowd }: GroupGoal): Group {
  const set = new Set(pool);
  let [best, least] = [undefined as Group | undefined, Number.POSITIVE_INFINITY];
  for (const foe of pool)
    for (const shape of GROUP_SHAPES)
      AROUND[shape](foe, set, crowd, (...figures) => {
        const weight = weighed(yardstick, ...figures);
        const miss = weight < from ? from / weight : weight / below;
        if (miss < least) [best, least] = [made(shape, ...figures), miss];
      });
  return best!;
}

export const groupText = ({ members }: Group): string =>
  members.map(({ foe, count }) => `${count} × ${foe.name}`).join(', ');
