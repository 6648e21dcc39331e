import type { Entity } from '../../entity/entity.ts';
import type { UnratedSystem } from './unrated-systems.ts';

/** What each system needs to run a monster, as parts of a line. Parts that a monster lacks are left out. */
const STATS: Readonly<Record<UnratedSystem, (monster: Entity) => readonly (string | undefined)[]>> = {
  cairn: (monster) => [
    part(monster, 'hit_points', '{} HP'),
    part(monster, 'armour', 'armour {}'),
    part(monster, 'strength', 'STR {}'),
    part(monster, 'dexterity', 'DEX {}'),
    part(monster, 'willpower', 'WIL {}'),
    attackOf(monster),
  ],
  knave: (monster) => [
    hitPointsOf(monster, 'hit_dice'),
    part(monster, 'armour_class', 'armour class {}'),
    attackOf(monster),
    bonusOf(monster),
    part(monster, 'morale', 'morale {}'),
    part(monster, 'speed', 'moves {}'),
  ],
  'maze-rats': (monster) => [
    part(monster, 'health', 'health {}'),
    part(monster, 'armour', 'armour {}'),
    bonusOf(monster),
    part(monster, 'damage', 'damage: {}'),
    part(monster, 'weakness', 'weakness: {}'),
  ],
  'dungeon-world': (monster) => [
    part(monster, 'hit_points', '{} HP') ?? 'no numbers in the game',
    part(monster, 'armour', 'armour {}'),
    attackOf(monster),
    listOf(monster, 'tags'),
    listOf(monster, 'qualities'),
  ],
  starforged: (monster) => [part(monster, 'rank', '{} foe'), PROGRESS[String(monster['rank'])], featuresOf(monster)],
};

/** Progress that a hit marks against a foe of each rank, by the rules of the game. */
const PROGRESS: Readonly<Record<string, string>> = {
  troublesome: 'mark 3 boxes of progress per hit',
  dangerous: 'mark 2 boxes of progress per hit',
  formidable: 'mark 1 box of progress per hit',
  extreme: 'mark 2 ticks of progress per hit',
  epic: 'mark 1 tick of progress per hit',
};

/** The numbers of one monster in a line, for a game master who runs it from the text. */
export function statLine(system: UnratedSystem, monster: Entity): string {
  const parts = STATS[system](monster).filter((known) => known !== undefined);
  return `${parts.join('; ')}.`;
}

/** A field in a phrase, in which it takes the place of `{}`; undefined if the monster lacks it. */
function part(monster: Entity, field: string, phrase: string): string | undefined {
  const value = monster[field];
  return value === undefined || value === null || value === '' ? undefined : phrase.replace('{}', String(value));
}

const hitPointsOf = (monster: Entity, dice: string): string =>
  `${monster['hit_points']} HP${monster[dice] === undefined ? '' : ` (${monster[dice]})`}`;

/** The attack with its damage: `claws (d6)`. */
function attackOf(monster: Entity): string | undefined {
  const damage = part(monster, 'damage', '{}');
  const attack = part(monster, 'attack', '{}');
  if (!attack) return damage && `damage ${damage}`;
  return damage ? `${attack} (${damage})` : attack;
}

const bonusOf = (monster: Entity): string | undefined => part(monster, 'attack_bonus', 'attack +{}');

function listOf(monster: Entity, field: string): string | undefined {
  const list = monster[field];
  return Array.isArray(list) && list.length ? list.join(', ') : undefined;
}

/** What the foes of a kind are like in Starforged. The book speaks of the kind, even if a single one is met. */
function featuresOf({ features }: Entity): string | undefined {
  if (!Array.isArray(features) || !features.length) return undefined;
  return `the kind: ${features.map((feature) => String(feature).slice(0, 1).toLowerCase() + String(feature).slice(1)).join('; ')}`;
}
