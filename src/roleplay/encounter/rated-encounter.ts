import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { lootLine } from '../loot/loot.ts';
import type { LootItem } from '../loot/loot-item.ts';
import { LOOT_RULES } from '../loot/rated-loot.ts';
import { rollSpoils } from '../loot/spoils.ts';
import type { RollRecorder } from '../rolls.ts';
import { findPlace } from './fit.ts';
import { type ChallengeRatedSystem, type Foe, foesOf } from './foes.ts';
import {
  adjustedXp,
  chooseGroup,
  countedMonsters,
  findNearestGroup,
  type GroupGoal,
  type MonsterGroup,
  monsterCount,
  rawXp,
} from './group.ts';
import { findTerrain, foesOfKind } from './lookup.ts';
import { headOf, isThoughtless } from './manner.ts';
import { rollScene } from './rated-scene.ts';
import { encounterText } from './rated-text.ts';
import type { EncounterTotals, Monster, RatedEncounter } from './rated-types.ts';
import { TERRAINS, type Terrain } from './terrains.ts';
import { countedName, formatNumber } from './words.ts';
import {
  type ChallengeRating,
  type Difficulty,
  type DifficultyScale,
  difficultyRating,
  type Party,
  xpRangeOf,
} from './yardstick.ts';
import { difficultyScale1e } from './yardstick-1e.ts';
import { difficultyScale5e } from './yardstick-5e.ts';

export interface EncounterRequest {
  readonly system: ChallengeRatedSystem;
  readonly party: Party;
  readonly difficulty: Difficulty;
  /** Type, subtype or name of the monsters. */
  readonly type?: string | undefined;
  readonly terrain?: string | undefined;
}

/** The difficulty scale of a system for a party. */
export const difficultyScaleOf = (system: ChallengeRatedSystem, party: Party): DifficultyScale =>
  system === '5e' ? difficultyScale5e(party) : difficultyScale1e(party);

/** The error for an unknown type or terrain. `detail` lists the known ones. */
export interface EncounterFault {
  readonly about: 'type' | 'terrain';
  readonly detail: string;
}

/**
 * Makes an encounter as requested or, if that is impossible, the one nearest to the request. Fails only for an unknown
 * type or terrain.
 */
export function makeEncounter(request: EncounterRequest, rolls: RollRecorder): Result<RatedEncounter, EncounterFault> {
  const kind = request.type === undefined ? ok(foesOf(request.system)) : foesOfKind(request.system, request.type);
  if (!kind.ok) return fail({ about: 'type', detail: kind.error });
  const terrain = request.terrain === undefined ? undefined : findTerrain(request.terrain);
  if (terrain && !terrain.ok) return fail({ about: 'terrain', detail: terrain.error });
  return ok(toEncounter(request, choose(request, kind.value, terrain?.value, rolls), rolls));
}

/**
 * A chosen group with its terrain, the highest challenge rating allowed, and notes about deviations from the request.
 */
interface Chosen {
  readonly group: MonsterGroup;
  readonly terrain: Terrain;
  readonly cap: ChallengeRating;
  readonly notes: readonly string[];
}

/**
 * Limits on the size of groups, in the order in which they are tried: the usual numbers, then fewer than usually keep
 * together, then up to twice as many.
 */
const NUMBERS: readonly Pick<GroupGoal, 'crowd' | 'isUsual'>[] = [
  { crowd: 1, isUsual: true },
  { crowd: 1, isUsual: false },
  { crowd: 2, isUsual: false },
];

function choose(
  request: EncounterRequest,
  kind: readonly Foe[],
  terrain: Terrain | undefined,
  rolls: RollRecorder,
): Chosen {
  const yardstick = difficultyScaleOf(request.system, request.party);
  const cap = yardstick.cap(request.difficulty);
  const band = xpRangeOf(yardstick, request.difficulty);
  const eligible = kind.filter(({ xp }) => xp <= cap.xp);
  const grounds = terrain ? [terrain] : shuffleTerrains(eligible, rolls);
  for (const numbers of NUMBERS)
    for (const ground of grounds) {
      const group = chooseGroup(
        eligible.filter(({ terrains }) => terrains.includes(ground)),
        { yardstick, band, ...numbers },
        rolls,
      );
      if (!group) continue;
      recordTerrain(terrain, grounds, ground, rolls);
      const notes =
        numbers.crowd > 1 ? ['There are more of them than usually keep together, for the sake of the difficulty.'] : [];
      return { group, terrain: ground, cap, notes };
    }
  return chooseNearest(request, kind, terrain, cap, { yardstick, band, ...NUMBERS.at(-1)! }, rolls);
}

/** The terrains where the monsters live, in random order. The first that has a suitable group is used. */
const shuffleTerrains = (foes: readonly Foe[], { rng }: RollRecorder): readonly Terrain[] =>
  rng.shuffle(TERRAINS.filter((terrain) => foes.some(({ terrains }) => terrains.includes(terrain))));

function recordTerrain(
  requested: Terrain | undefined,
  order: readonly Terrain[],
  ground: Terrain,
  rolls: RollRecorder,
): void {
  if (requested) return;
  const missed = order.slice(0, order.indexOf(ground));
  const at = TERRAINS.filter((terrain) => order.includes(terrain)).indexOf(ground) + 1;
  const result = missed.length ? `${ground}, as nothing fits in ${missed.join(', ')}` : ground;
  rolls.record({ what: 'terrain', dice: `1d${order.length}`, faces: [at], total: at, result });
}

/**
 * Chooses the group nearest to a request that cannot be met. The terrain is ignored if none of the monsters live there;
 * the limit on challenge ratings is raised if all of them exceed it.
 */
function chooseNearest(
  { difficulty, type, party }: EncounterRequest,
  kind: readonly Foe[],
  terrain: Terrain | undefined,
  cap: ChallengeRating,
  goal: GroupGoal,
  rolls: RollRecorder,
): Chosen {
  const notes: string[] = [];
  const inTerrain = terrain ? kind.filter(({ terrains }) => terrains.includes(terrain)) : kind;
  if (!inTerrain.length) notes.push(`No ${type} is at home in ${terrain} ground; these come from elsewhere.`);
  const pool = inTerrain.length ? inTerrain : kind;
  const least = pool.reduce((lowest, foe) => (foe.xp < lowest.xp ? foe : lowest));
  const raised = least.xp > cap.xp ? { cr: least.cr, xp: least.xp } : cap;
  if (raised !== cap) notes.push(`The least of them is of challenge ${least.cr}, above the usual cap of ${cap.cr}.`);
  const eligible = pool.filter(({ xp }) => xp <= raised.xp);
  const fitting = chooseGroup(eligible, goal, rolls);
  const group = fitting ?? findNearestGroup(eligible, goal);
  if (!fitting) notes.push(explainDifference(group, difficulty, party, goal));
  const ground = terrain ?? rolls.pick('terrain', sharedTerrains(group));
  return { group, terrain: ground, cap: raised, notes };
}

/** The terrains where all members live or, if there are none, those of the first member. */
function sharedTerrains({ members }: MonsterGroup): readonly Terrain[] {
  const [first, ...others] = members;
  const shared = first!.foe.terrains.filter((terrain) => others.every(({ foe }) => foe.terrains.includes(terrain)));
  return shared.length ? shared : first!.foe.terrains;
}

function explainDifference(
  group: MonsterGroup,
  difficulty: Difficulty,
  party: Party,
  { yardstick, band }: GroupGoal,
): string {
  const weight = adjustedXp(group, yardstick);
  const isLight = weight < band[0];
  const why = isLight
    ? `${difficulty} begins at ${formatNumber(band[0])} XP, and nothing heavier that fits was found`
    : `${difficulty} ends at ${formatNumber(band[1])} XP, and nothing lighter that fits was found`;
  return (
    `The nearest to ${difficulty} for ${party.size} of level ${party.level} is ${saidGroup(group)}, ` +
    `${difficultyRating(yardstick, weight)} at ${formatNumber(weight)} XP: ${why}.`
  );
}

const saidGroup = ({ members }: MonsterGroup): string =>
  members.map(({ foe, count }) => countedName(foe.name, count)).join(' and ');

function toEncounter(
  { system, party, difficulty }: EncounterRequest,
  { group, terrain, cap, notes }: Chosen,
  rolls: RollRecorder,
): RatedEncounter {
  const yardstick = difficultyScaleOf(system, party);
  const totals = totalsOf(group, yardstick, cap);
  const rating = difficultyRating(yardstick, totals.adjustedXp);
  const foes = group.members.map(({ foe }) => foe);
  const { words, stances } = rollScene(system, group, terrain, rolls);
  const spoils = { ...spoilsOf(foes), isWanting: stances.includes('wanting') };
  const finds = rollSpoils(
    { system, rating, rawXp: totals.rawXp, topXp: Math.max(...foes.map(({ xp }) => xp)), ...spoils },
    rolls,
  );
  const encounter = {
    system,
    party,
    difficulty,
    rating,
    ...(notes.length && { note: notes.join(' ') }),
    ...shapeOf(group),
    terrain,
    ...words,
    totals,
    loot: finds.map(({ text: _, ...find }) => lootLine(find, 'gp')),
    lootValue: worthTogether(finds),
    rolls: rolls.recorded,
    credit: ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === system)!.credit,
  };
  return { ...encounter, text: encounterText(encounter, lootPlace(spoils, stances, finds)) };
}

/** Where the loot is: on those who own it, or with the remains of strangers if the monsters have no use for it. */
function lootPlace(
  { isPenniless, isDissolving }: ReturnType<typeof spoilsOf>,
  stances: readonly string[],
  finds: readonly LootItem[],
): string | undefined {
  if (!isPenniless) return findPlace('own', stances);
  const isAmple = finds.some(({ kind, value = 0 }) => kind === 'coins' && value > LOOT_RULES.mostCarried);
  return findPlace('strange', isAmple ? ['ample'] : isDissolving ? ['dissolving'] : stances);
}

/** The monsters of a group. Animals that are stronger than those who think are not their leaders. */
function shapeOf({ shape, members }: MonsterGroup): Pick<RatedEncounter, 'shape' | 'monsters'> {
  const monsters = members.map(monsterOf);
  const head = headOf(monsters);
  const isLedByAnimal = shape === 'leader and followers' && head !== monsters[0];
  return isLedByAnimal ? { shape: 'mixed', monsters } : { shape, monsters };
}

/** What monsters can have on them. Constructs and elementals guard nothing that they own, and oozes dissolve the rest. */
const spoilsOf = (foes: readonly Foe[]) => ({
  isPenniless: foes.every((foe) => isThoughtless(foe) || !foe.traits.has('solid')),
  isBare: foes.every(({ traits }) => traits.has('bound')),
  isDissolving: foes.some(({ traits }) => traits.has('ooze')),
});

function totalsOf(group: MonsterGroup, yardstick: DifficultyScale, cap: ChallengeRating): EncounterTotals {
  const raw = rawXp(group);
  const monsters = monsterCount(group);
  const multiplier = yardstick.multiplier(countedMonsters(group));
  return {
    monsters,
    rawXp: raw,
    multiplier,
    adjustedXp: adjustedXp(group, yardstick),
    thresholds: yardstick.thresholds,
    ...(yardstick.groupChallenge && { groupCr: yardstick.groupChallenge(raw) }),
    crCap: cap.cr,
  };
}

const monsterOf = ({ foe, count }: MonsterGroup['members'][number]): Monster => {
  const { name, cr, xp, type, hitPoints, hitDice } = foe;
  return { name, count, cr, xp, type, hitPoints, hitDice };
};

const worthTogether = (finds: readonly LootItem[]): number =>
  Math.round(100 * finds.reduce((sum, { value = 0 }) => sum + value, 0)) / 100;
