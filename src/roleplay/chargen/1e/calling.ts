import type { RollRecorder } from '../../rolls.ts';
import { type AbilityScores, modifiersOf } from '../d20-abilities.ts';
import {
  type ArcaneSchool,
  BLOODLINES,
  BONDED_OBJECTS,
  type ClericDomain,
  DRAGONS_1E,
  DRUID_DOMAINS,
  domainNamed,
  domainsFor,
  ELEMENTS,
  FAITHS,
  type Faith,
  isWithinOneStep,
  SCHOOLS,
  type SorcererBloodline,
} from './callings.ts';
import { type Power1e, type PowerFacts, powersAt } from './powers.ts';

/** A bond with an animal, object or spirit, as the class offers it. */
export type Bond1e =
  | 'familiar'
  | 'bonded object'
  | 'animal companion'
  | 'domain'
  | 'mount'
  | 'weapon spirit'
  | 'companions';

/** What a character is called to: faith, bloodline, school and bond. Parts that the class lacks are absent. */
export interface Calling {
  readonly faith?: Faith;
  readonly channels?: 'positive' | 'negative';
  readonly domains: readonly ClericDomain[];
  readonly bloodline?: SorcererBloodline;
  readonly school?: ArcaneSchool;
  readonly opposition: readonly string[];
  readonly bond?: Bond1e;
  readonly bondedObject?: string;
  /** Choices that the texts of powers mention, such as the `energy` of a dragon. */
  readonly words: ReadonlyMap<string, string>;
}

const NOTHING: Calling = { domains: [], opposition: [], words: new Map() };

function clericCalling(alignment: string, rolls: RollRecorder): Calling {
  const open = FAITHS.filter(
    (deity) => isWithinOneStep(alignment, deity.alignment) && domainsFor(deity, alignment).length >= 2,
  );
  const faith = rolls.pick('deity', open, ({ name }) => name);
  const domains = rolls.pickDistinct('domain', domainsFor(faith, alignment), 2, ({ name }) => name);
  return { ...NOTHING, faith, domains, channels: channelsOf(alignment, faith, domains) };
}

/** Which energy a cleric channels. Those between good and evil follow the deity, then their domains. */
function channelsOf(alignment: string, faith: Faith, domains: readonly ClericDomain[]): 'positive' | 'negative' {
  for (const words of [alignment, faith.alignment]) {
    if (words.includes('evil')) return 'negative';
    if (words.includes('good')) return 'positive';
  }
  return domains.some(({ name }) => name === 'Death' || name === 'Destruction') ? 'negative' : 'positive';
}

/** Draws the bond of an arcane caster: a familiar or an object. */
function arcaneBond(rolls: RollRecorder): Pick<Calling, 'bond' | 'bondedObject'> {
  const bond = rolls.pick('arcane bond', ['familiar', 'bonded object'] as const);
  return bond === 'familiar' ? { bond } : { bond, bondedObject: rolls.pick('bonded object', BONDED_OBJECTS) };
}

function sorcererCalling(rolls: RollRecorder): Calling {
  const bloodline = rolls.pick('bloodline', BLOODLINES, ({ name }) => name);
  const calling = { ...NOTHING, bloodline };
  switch (bloodline.name) {
    case 'arcane': {
      const bond = arcaneBond(rolls);
      return { ...calling, ...bond, words: new Map([['bond', bond.bondedObject ?? 'familiar']]) };
    }
    case 'draconic':
      return { ...calling, words: wordsOf(rolls.pick('dragon of the bloodline', DRAGONS_1E, ({ name }) => name)) };
    case 'elemental':
      return { ...calling, words: wordsOf(rolls.pick('element of the bloodline', ELEMENTS, ({ name }) => name)) };
    default:
      return calling;
  }
}

const wordsOf = (choice: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(choice));

/** One wizard in this many studies all schools alike. */
const UNIVERSAL_ODDS = 5;

function wizardCalling(rolls: RollRecorder): Calling {
  const special = SCHOOLS.filter(({ name }) => name !== 'universal');
  const universal = SCHOOLS.find(({ name }) => name === 'universal')!;
  const isUniversal = rolls.sum(`arcane school: universal on a 1`, 1, UNIVERSAL_ODDS) === 1;
  const school = isUniversal ? universal : rolls.pick('arcane school', special, ({ name }) => name);
  const others = special.map(({ name }) => name).filter((name) => name !== school.name);
  const opposition = isUniversal ? [] : rolls.pickDistinct('opposition school', others, 2).sort();
  const undead = school.name === 'necromancy' ? rolls.pick('power over undead', ['Command undead', 'Turn undead']) : '';
  const body =
    school.name === 'transmutation'
      ? rolls.pick('physical enhancement', ['strength', 'dexterity', 'constitution'])
      : '';
  const words = new Map([
    ['undead', undead],
    ['enhanced', body],
  ]);
  return { ...NOTHING, school, opposition, ...arcaneBond(rolls), words };
}

function druidCalling(rolls: RollRecorder): Calling {
  const bond = rolls.pick('nature bond', ['animal companion', 'animal companion', 'domain'] as const);
  if (bond !== 'domain') return { ...NOTHING, bond };
  return { ...NOTHING, bond, domains: [domainNamed(rolls.pick('domain', DRUID_DOMAINS))] };
}

/** Draws the calling of a character: deity and domains, bloodline, arcane school, and bond. */
export function chooseCalling(className: string, level: number, alignment: string, rolls: RollRecorder): Calling {
  switch (className) {
    case 'Cleric':
      return clericCalling(alignment, rolls);
    case 'Sorcerer':
      return sorcererCalling(rolls);
    case 'Wizard':
      return wizardCalling(rolls);
    case 'Druid':
      return druidCalling(rolls);
    case 'Paladin':
      return level < 5 ? NOTHING : { ...NOTHING, bond: rolls.pick('divine bond', ['mount', 'weapon spirit'] as const) };
    case 'Ranger':
      return level < 4
        ? NOTHING
        : { ...NOTHING, bond: rolls.pick("hunter's bond", ['animal companion', 'companions'] as const) };
    default:
      return NOTHING;
  }
}

/** The facts that the texts of a calling's powers depend on. */
function factsOf(
  { words }: Calling,
  ability: keyof AbilityScores,
  level: number,
  scores: AbilityScores,
  isSmall: boolean,
) {
  const modifiers = modifiersOf(scores);
  const facts: PowerFacts = {
    level,
    modifier: modifiers[ability],
    isSmall,
    words: new Map([...words, ['turndc', String(10 + Math.floor(level / 2) + modifiers.charisma)]]),
  };
  return facts;
}

/** The powers of domains, bloodline and school at a level. `scores` include the bonuses of worn items. */
export function callingPowers(
  calling: Calling,
  ability: keyof AbilityScores,
  level: number,
  scores: AbilityScores,
  isSmall: boolean,
): Power1e[] {
  const { domains, bloodline, school } = calling;
  const facts = factsOf(calling, ability, level, scores, isSmall);
  return [
    ...domains.flatMap(({ name, powers }) => powersAt(`${name} domain`, powers, facts)),
    ...(bloodline
      ? powersAt(
          bloodlineName(calling)!,
          [{ level: 1, name: 'Arcana', text: bloodline.arcana }, ...bloodline.powers],
          facts,
        )
      : []),
    ...(school ? powersAt(schoolName(school), school.powers, facts) : []),
  ];
}

/** The name of a school with the word that belongs to it: `evocation school`, `universal study`. */
const schoolName = ({ name }: ArcaneSchool): string => (name === 'universal' ? 'universal study' : `${name} school`);

/** The name of a bloodline with its dragon or element: `draconic bloodline (red)`. */
function bloodlineName({ bloodline, words }: Calling): string | undefined {
  const kind = words.get('name');
  return bloodline && `${bloodline.name} bloodline${kind ? ` (${kind})` : ''}`;
}

/** Skills that count as class skills in addition to those of the class. */
export const moreClassSkills = ({ domains, bloodline, bond }: Calling): string[] =>
  // The domain of a druid adds its class skills only for clerics.
  [
    ...(bond === 'domain' ? [] : domains.flatMap(({ classSkills = [] }) => classSkills)),
    ...(bloodline ? [bloodline.classSkill] : []),
  ];

/** Bonus feats that a calling grants, with the level at which they are gained. */
export function callingFeats({ domains, school, words }: Calling): { level: number; name: string; from: string }[] {
  const ofDomains = domains.flatMap(({ name, feat }) =>
    feat ? [{ level: 1, name: feat, from: `${name} domain` }] : [],
  );
  const ofNobility = domains.some(({ name }) => name === 'Nobility')
    ? [{ level: 8, name: 'Leadership', from: 'Nobility domain' }]
    : [];
  const undead = words.get('undead');
  return [
    ...ofDomains,
    ...ofNobility,
    ...(school && undead ? [{ level: 1, name: undead, from: schoolName(school) }] : []),
  ];
}
