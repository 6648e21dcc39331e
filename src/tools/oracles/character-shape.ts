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

/**
 * Makes the schema for a field that only some systems have, or that has another form in each. `what` is its
 * description.
 */
const optionalField = (what: string) => z.unknown().optional().describe(what);

/** Schema for a character: the fields of all systems, and optional fields that only some systems have. */
export const CharacterSchema = z.looseObject({
  system: z.string(),
  name: z.string(),
  level: z.int(),
  class: z
    .string()
    .nullable()
    .describe('class, path or background that the character was made by; null where there is none'),
  abilities: optionalField('scores, or bonuses and modifiers, by ability or stat'),
  hit_points: optionalField('most hit points'),
  hit_dice: optionalField('as 3d8'),
  hit_protection: optionalField('Cairn: what stands between a blow and STR'),
  health: optionalField('most health'),
  spirit: optionalField('a meter of Starforged and Ironsworn'),
  supply: optionalField('a meter of Starforged and Ironsworn'),
  momentum: optionalField('value, most and reset'),
  impacts: optionalField('Starforged: what weighs on the character'),
  debilities: optionalField('Ironsworn: what weighs on the character'),
  armour: optionalField('as the system counts it, all worn'),
  worn: optionalField('armour and shield, with what each adds'),
  damage: optionalField('die of the class'),
  attacks: optionalField('weapons with what is rolled for them'),
  attack_bonus: optionalField('adds to attack rolls'),
  load: optionalField('most, carried and free weight'),
  slots: optionalField('total, used and free'),
  gear: optionalField('all that is carried'),
  left_behind: optionalField('what did not fit'),
  money: optionalField('coins of the system'),
  experience: optionalField('points now, or earned and spent'),
  next_level: optionalField('points at which the next level begins; null at the last'),
  spell_slots: optionalField('how many'),
  spells: optionalField('known, prepared or granted'),
  paths: optionalField('Maze Rats: what is done with advantage'),
  moves: optionalField('Dungeon World: moves beside those that everybody has'),
  choices: optionalField('Dungeon World: what was chosen for a move, by its name'),
  assets: optionalField('Starforged and Ironsworn: assets, with which abilities are marked'),
  advances: optionalField('what each level beyond the first bought'),
  vows: optionalField('text, rank and progress'),
  legacy_tracks: optionalField('Starforged: quests, bonds and discoveries'),
  connections: optionalField('Starforged: people one can count on'),
  starship: optionalField('Starforged: its history and quirk'),
  race: optionalField('people that the character is of'),
  alignment: optionalField('what the character strives for'),
  background: optionalField('what the character was before'),
  bonds: optionalField('ties to others of the party'),
  age: optionalField('in years'),
  traits: optionalField('looks and manners, by kind'),
  look: optionalField('what one notices first'),
  callsign: optionalField('Starforged: a name for the radio'),
  role: optionalField('what the character is'),
  descriptor: optionalField('one word for the character'),
  backstory: optionalField('what happened before'),
  rolls: z.array(Roll).describe('every roll, in order'),
  text: z.string().describe('a sheet to read at the table'),
  credit: z.string().describe('whom the rules are owed to'),
  sheet: z.string().describe('address of the page with the sheet to print'),
});
