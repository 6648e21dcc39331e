import type { SrdThing } from './packages.ts';

/**
 * What the package has wrong, by list and name: the figure as it is, and as the System Reference Document has it. A test
 * holds that each is still wrong there, so that none stays here for nothing.
 */
export interface SrdFault {
  readonly list: string;
  readonly name: string;
  /** Where several share a name. */
  readonly level?: number;
  readonly figure: string;
  readonly is: unknown;
  readonly mended: unknown;
  readonly why: string;
}

/** Whether a thing of the fault's list is the one that has it. */
export const isIn = (thing: SrdThing, { name, level }: SrdFault): boolean =>
  thing.name === name && (level === undefined || thing['level'] === level);

export const SRD_FAULTS: readonly SrdFault[] = [
  {
    list: 'monsters',
    name: 'Cult Fanatic',
    figure: 'hit_points',
    is: 22,
    mended: 33,
    why: '6d8 and 6 are 33 on the average',
  },
  {
    list: 'monsters',
    name: 'Horned Devil',
    figure: 'hit_points',
    is: 148,
    mended: 178,
    why: '17d10 and 5 for each, by a Constitution of 21, are 178 on the average',
  },
  {
    list: 'races',
    name: 'Dwarf',
    figure: 'speed',
    is: 30,
    mended: 25,
    why: 'dwarves are slow on their feet, and armour does not change that',
  },
  {
    list: 'traits',
    name: 'Internal Legacy',
    figure: 'name',
    is: 'Internal Legacy',
    mended: 'Infernal Legacy',
    why: 'what tieflings have from below',
  },
  {
    list: 'subclasses',
    name: 'Thief',
    figure: 'subclass_flavor',
    is: 'Sorcerous Origins',
    mended: 'Roguish Archetype',
    why: 'the line of the sorcerers was copied',
  },
  {
    list: 'features',
    name: 'Fast Movement',
    level: 20,
    figure: 'name',
    is: 'Fast Movement',
    mended: 'Primal Champion',
    why: 'its text is that of the last feature of barbarians',
  },
  {
    list: 'features',
    name: 'Nimbus',
    figure: 'name',
    is: 'Nimbus',
    mended: 'Holy Nimbus',
    why: 'half of the name is missing',
  },
  {
    list: 'features',
    name: 'Signature Spell',
    figure: 'name',
    is: 'Signature Spell',
    mended: 'Signature Spells',
    why: 'there are two of them',
  },
  {
    list: 'equipment',
    name: 'Trident',
    figure: 'damage',
    is: {
      damage_dice: '1d6',
      damage_bonus: 0,
      damage_type: { url: 'http://www.dnd5eapi.co/api/damage-types/12', name: 'Slashing' },
    },
    mended: { damage_dice: '1d6', damage_bonus: 0, damage_type: { name: 'Piercing' } },
    why: 'its three points pierce',
  },
  {
    list: 'equipment',
    name: 'Crossbow, heavy',
    figure: 'properties',
    is: [
      { name: 'Ammunition', url: 'http://www.dnd5eapi.co/api/weapon-properties/1' },
      { name: 'Light', url: 'http://www.dnd5eapi.co/api/weapon-properties/4' },
      { name: 'Loading', url: 'http://www.dnd5eapi.co/api/weapon-properties/5' },
      { name: 'Two-Handed', url: 'http://www.dnd5eapi.co/api/weapon-properties/9' },
    ],
    mended: [{ name: 'Ammunition' }, { name: 'Heavy' }, { name: 'Loading' }, { name: 'Two-Handed' }],
    why: 'the heavy one is heavy',
  },
];
