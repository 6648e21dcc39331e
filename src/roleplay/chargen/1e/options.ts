import { content } from '../../content.ts';
import type { RollRecorder } from '../../rolls.ts';
import { type AbilityScores, abilityModifier } from '../d20-abilities.ts';
import { entities1e } from './figures.ts';
import { fillTemplate, type Power1e } from './powers.ts';

/** A rage power, rogue talent or mercy. */
interface ClassOption {
  readonly name: string;
  /** A template (see powers.ts). Mercies have none: their names say it all. */
  readonly text?: string;
  /** Class level from which it can be chosen. */
  readonly level?: number;
  /** Option that must have been chosen before. */
  readonly after?: string;
  /** The bonus feat that it grants: a combat feat or any. */
  readonly feat?: 'combat' | 'any';
}

interface OptionFile {
  readonly ragePowers: readonly ClassOption[];
  readonly rogueTalents: readonly ClassOption[];
  readonly mercies: readonly ClassOption[];
  readonly favouredEnemies: readonly string[];
  readonly favouredTerrains: readonly string[];
  /** By group of weapons: the weapons of this generator that belong to it. */
  readonly weaponGroups: Readonly<Record<string, readonly string[]>>;
  /** By kind of Perform: the two skills for which versatile performance lets it stand in. */
  readonly performances: Readonly<Record<string, readonly [string, string]>>;
}

const OPTIONS = content<OptionFile>('roleplay/1e/options');

/** The facts about a character on which the choice of options depends. */
export interface OptionFacts {
  readonly className: string;
  readonly level: number;
  readonly scores: AbilityScores;
  readonly isSmall: boolean;
  /** Names of the weapons that the character uses, the main one first. */
  readonly weapons: readonly string[];
  /** The kinds of Perform that a bard is trained in. */
  readonly performances: readonly string[];
  readonly rolls: RollRecorder;
}

/** The levels `first`, `first + step` … up to a level. */
const everyLevels = (first: number, step: number, level: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((level - first) / step) + 1) }, (_, i) => first + i * step);

/** Chooses one option of a list at each level. */
function chooseFrom(from: string, options: readonly ClassOption[], levels: readonly number[], facts: OptionFacts) {
  const { level, scores, isSmall, rolls } = facts;
  const chosen: Power1e[] = [];
  const has = (name: string) => chosen.some((power) => power.name === name);
  for (const at of levels) {
    const open = options.filter(
      ({ name, level: least = 1, after }) =>
        !has(name) && at >= least && (!after || has(after)) && isCastable(name, scores),
    );
    const option = rolls.pick(from.toLowerCase(), open, ({ name }) => name);
    const spell = spellOfTalent(option.name, rolls);
    const modifier = abilityModifier(scores.intelligence);
    const text = option.text && fillTemplate(option.text, { level, modifier, isSmall });
    chosen.push({ from, name: option.name, level: at, ...(text && { text: spell ? `${spell}, ${text}` : text }) });
  }
  return chosen;
}

/** Spell levels of the talents that grant a wizard spell. Casting needs an Intelligence of 10 plus the level. */
const MAGIC_TALENTS: ReadonlyMap<string, number> = new Map([
  ['Minor magic', 0],
  ['Major magic', 1],
]);

const isCastable = (name: string, { intelligence }: AbilityScores): boolean =>
  intelligence >= 10 + (MAGIC_TALENTS.get(name) ?? -10);

function spellOfTalent(name: string, rolls: RollRecorder): string | undefined {
  const level = MAGIC_TALENTS.get(name);
  if (level === undefined) return undefined;
  const spells = entities1e('spell').filter(({ levels }) => levels['wizard'] === level);
  return rolls.pick(`spell of ${name.toLowerCase()}`, spells, (spell) => spell.name).name.toLowerCase();
}

/**
 * Draws one thing at each level. Each has a bonus of `step`; at every later level the bonus of the first also rises by
 * `step`.
 */
function chooseFavoured(from: string, things: readonly string[], levels: readonly number[], rolls: RollRecorder) {
  const chosen = rolls.pickDistinct(from.toLowerCase(), things, levels.length);
  return chosen.map((thing, i): Power1e => {
    const bonus = i ? 2 : 2 * chosen.length;
    return { from, name: `${thing} +${bonus}`, level: levels[i]! };
  });
}

/** The groups of weapons that a weapon belongs to. */
export const weaponGroupsOf = (weapon: string): string[] =>
  Object.entries(OPTIONS.weaponGroups).flatMap(([group, weapons]) => (weapons.includes(weapon) ? [group] : []));

/** Fighters train first with the groups of the weapons that they use. The bonus of older groups rises each time. */
function chooseWeaponGroups({ level, weapons, rolls }: OptionFacts): Power1e[] {
  const used = [...new Set(weapons.map((weapon) => weaponGroupsOf(weapon)[0]!))];
  const others = Object.keys(OPTIONS.weaponGroups).filter((group) => !used.includes(group));
  const levels = everyLevels(5, 4, level).slice(0, 4);
  const more = rolls.pickDistinct('weapon group', others, Math.max(0, levels.length - used.length));
  return levels.map((at, i) => ({
    from: 'Weapon training',
    name: `${[...used, ...more][i]!} +${levels.length - i}`,
    level: at,
  }));
}

/** Levels at which bards choose a kind of Perform for versatile performance. */
const VERSATILE_LEVELS = [2, 6, 10, 14, 18];

/** Number of kinds of Perform that a bard needs for versatile performance. */
const performancesNeeded = (level: number): number => Math.max(1, VERSATILE_LEVELS.filter((at) => at <= level).length);

/** The two skills for which a kind of Perform stands in. */
const standsInFor = (kind: string): readonly string[] => OPTIONS.performances[kind] ?? [];

/**
 * Draws the kinds of Perform of a bard, and returns them with the skills for which they stand in. No two stand in for
 * the same skill, as long as there are enough others.
 */
export function drawPerformances(level: number, kinds: readonly string[], rolls: RollRecorder) {
  const drawn: string[] = [];
  while (drawn.length < Math.min(performancesNeeded(level), kinds.length)) {
    const open = kinds.filter((kind) => !drawn.includes(kind));
    const covered = drawn.flatMap(standsInFor);
    const fresh = open.filter((kind) => !standsInFor(kind).some((skill) => covered.includes(skill)));
    drawn.push(rolls.pick('kind of Perform', fresh.length ? fresh : open));
  }
  return { performances: drawn, covered: level >= VERSATILE_LEVELS[0]! ? drawn.flatMap(standsInFor) : [] };
}

/** Versatile performance with the kinds of Perform that a bard knows, then with others. */
function choosePerformances({ level, performances, rolls }: OptionFacts): Power1e[] {
  const levels = VERSATILE_LEVELS.filter((at) => at <= level);
  const others = Object.keys(OPTIONS.performances).filter((kind) => !performances.includes(kind));
  const more = rolls.pickDistinct('versatile performance', others, Math.max(0, levels.length - performances.length));
  const kinds = [...performances, ...more];
  return levels.map((at, i) => {
    const kind = kinds[i]!;
    return { from: 'Versatile performance', name: kind, level: at, text: OPTIONS.performances[kind]!.join(' and ') };
  });
}

const OPTIONS_BY_CLASS: ReadonlyMap<string, (facts: OptionFacts) => Power1e[]> = new Map([
  [
    'Barbarian',
    (facts: OptionFacts) => chooseFrom('Rage power', OPTIONS.ragePowers, everyLevels(2, 2, facts.level), facts),
  ],
  ['Bard', choosePerformances],
  ['Fighter', chooseWeaponGroups],
  ['Paladin', (facts: OptionFacts) => chooseFrom('Mercy', OPTIONS.mercies, everyLevels(3, 3, facts.level), facts)],
  [
    'Ranger',
    ({ level, rolls }: OptionFacts) => [
      ...chooseFavoured('Favoured enemy', OPTIONS.favouredEnemies, [1, ...everyLevels(5, 5, level)], rolls),
      ...chooseFavoured('Favoured terrain', OPTIONS.favouredTerrains, everyLevels(3, 5, level), rolls),
    ],
  ],
  [
    'Rogue',
    (facts: OptionFacts) => chooseFrom('Rogue talent', OPTIONS.rogueTalents, everyLevels(2, 2, facts.level), facts),
  ],
]);

/** Makes the choices that a class offers: rage powers, rogue talents, mercies, favoured enemies and the like. */
export const chooseOptions = (facts: OptionFacts): Power1e[] => OPTIONS_BY_CLASS.get(facts.className)?.(facts) ?? [];

/** The bonus feats that chosen talents grant. */
export const featsOfTalents = (chosen: readonly Power1e[]): { level: number; feat: 'combat' | 'any' }[] =>
  chosen.flatMap(({ name, level }) => {
    const feat = OPTIONS.rogueTalents.find((talent) => talent.name === name)?.feat;
    return feat ? [{ level, feat }] : [];
  });
