import { z } from 'zod';

const Roll = z.object({
  what: z.string().describe('what it was for'),
  dice: z.string(),
  faces: z.array(z.int()),
  total: z.int(),
  result: z.string().optional().describe('what came of it, where that is not the number'),
  table: z.string().optional().describe('the table it was made on, as oracle_table_view shows it'),
  row: z.object({ min: z.int(), max: z.int() }).optional(),
});

/** A field that only some systems have, or whose form depends on the system. */
const figure = (what: string) => z.unknown().optional().describe(what);

/** A character: the fields of every system, and optional ones of single systems. */
export const CharacterShape = z.looseObject({
  system: z.string(),
  name: z.string(),
  level: z.int(),
  class: z
    .string()
    .nullable()
    .describe('class, path or background that the character was made by; null where there is none'),
  abilities: figure('scores, or bonuses and modifiers, by ability or stat'),
  hit_points: figure('most hit points'),
  hit_dice: figure('as 3d8'),
  hit_protection: figure('Cairn: what stands between a blow and STR'),
  health: figure('most health'),
  spirit: figure('a meter of Starforged and Ironsworn'),
  supply: figure('a meter of Starforged and Ironsworn'),
  momentum: figure('value, most and reset'),
  impacts: figure('Starforged: what weighs on the character'),
  debilities: figure('Ironsworn: what weighs on the character'),
  armour: figure('as the system counts it, all worn'),
  worn: figure('armour and shield, with what each adds'),
  damage: figure('die of the class'),
  attacks: figure('weapons with what is rolled for them'),
  attack_bonus: figure('adds to attack rolls'),
  load: figure('most, carried and free weight'),
  slots: figure('total, used and free'),
  gear: figure('all that is carried'),
  left_behind: figure('what did not fit'),
  money: figure('coins of the system'),
  experience: figure('points now, or earned and spent'),
  next_level: figure('points at which the next level begins; null at the last'),
  spell_slots: figure('how many'),
  spells: figure('known, prepared or granted'),
  paths: figure('Maze Rats: what is done with advantage'),
  moves: figure('Dungeon World: moves beside those that everybody has'),
  choices: figure('Dungeon World: what was chosen for a move, by its name'),
  assets: figure('Starforged and Ironsworn: assets, with which abilities are marked'),
  advances: figure('what each level beyond the first bought'),
  vows: figure('text, rank and progress'),
  legacy_tracks: figure('Starforged: quests, bonds and discoveries'),
  connections: figure('Starforged: people one can count on'),
  starship: figure('Starforged: its history and quirk'),
  race: figure('people that the character is of'),
  alignment: figure('what the character strives for'),
  background: figure('what the character was before'),
  bonds: figure('ties to others of the party'),
  age: figure('in years'),
  traits: figure('looks and manners, by kind'),
  look: figure('what one notices first'),
  callsign: figure('Starforged: a name for the radio'),
  role: figure('what the character is'),
  descriptor: figure('one word for the character'),
  backstory: figure('what happened before'),
  rolls: z.array(Roll).describe('every roll, in order'),
  text: z.string().describe('a sheet to read at the table'),
  credit: z.string().describe('whom the rules are owed to'),
});
