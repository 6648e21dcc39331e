import { content } from '../../content.ts';

/** A power that a domain, bloodline or school grants. Its text is a template (see powers.ts). */
export interface CallingPower {
  readonly level: number;
  readonly name: string;
  readonly text: string;
}

/** A domain of clerics, and of those druids who choose one instead of an animal companion. */
export interface ClericDomain {
  readonly name: string;
  /** One spell for each spell level from 1 to 9. */
  readonly spells: readonly string[];
  readonly powers: readonly CallingPower[];
  /** Skills that count as class skills. */
  readonly classSkills?: readonly string[];
  /** Bonus feat at level 1. */
  readonly feat?: string;
  /** Part of the alignment that a cleric of this domain must have, such as `good`. */
  readonly alignment?: string;
}

/** A deity with the domains that it grants. */
export interface Faith {
  readonly name: string;
  readonly alignment: string;
  readonly domains: readonly string[];
  /** The favoured weapon, with which its clerics are proficient. */
  readonly weapon: string;
}

/** A sorcerer's bloodline. */
export interface SorcererBloodline {
  readonly name: string;
  /** One more class skill. */
  readonly classSkill: string;
  /** Bonus spells, one for each spell level from 1 to 9, gained at class levels 3, 5 … 19. */
  readonly spells: readonly string[];
  readonly feats: readonly string[];
  readonly arcana: string;
  readonly powers: readonly CallingPower[];
}

/** A wizard's arcane school; `universal` for wizards who specialize in none. */
export interface ArcaneSchool {
  readonly name: string;
  readonly powers: readonly CallingPower[];
}

interface BloodlineFile {
  readonly bloodlines: readonly SorcererBloodline[];
  readonly dragons: readonly { readonly name: string; readonly energy: string; readonly breath: string }[];
  readonly elements: readonly { readonly name: string; readonly energy: string; readonly movement: string }[];
}

/** By alignment: spells that clerics and druids of the opposite alignment cannot cast. */
type AlignedSpells = Readonly<Record<'good' | 'evil' | 'lawful' | 'chaotic', readonly string[]>>;

const DOMAIN_FILE = content<{ readonly domains: readonly ClericDomain[]; readonly druidDomains: readonly string[] }>(
  'roleplay/1e/domains',
);
const { alignedSpells: ALIGNED_SPELLS } = content<{ readonly alignedSpells: AlignedSpells }>('roleplay/1e/callings');

export const { domains: DOMAINS, druidDomains: DRUID_DOMAINS } = DOMAIN_FILE;
export const {
  bloodlines: BLOODLINES,
  dragons: DRAGONS_1E,
  elements: ELEMENTS,
} = content<BloodlineFile>('roleplay/1e/bloodlines');
export const { faiths: FAITHS } = content<{ readonly faiths: readonly Faith[] }>('roleplay/1e/faiths');
export const { schools: SCHOOLS, bondedObjects: BONDED_OBJECTS } = content<{
  readonly schools: readonly ArcaneSchool[];
  readonly bondedObjects: readonly string[];
}>('roleplay/1e/schools');

/** Finds a domain by name. */
export const domainNamed = (name: string): ClericDomain => DOMAINS.find((domain) => domain.name === name)!;

const OPPOSITES: ReadonlyMap<string, keyof AlignedSpells> = new Map([
  ['good', 'evil'],
  ['evil', 'good'],
  ['lawful', 'chaotic'],
  ['chaotic', 'lawful'],
]);

/**
 * Whether a character of an alignment, such as `lawful good`, may cast a divine spell. Spells of an opposite alignment
 * are refused.
 */
export const isSpellGranted = (spell: string, alignment: string): boolean =>
  !alignment.split(' ').some((word) => {
    const opposite = OPPOSITES.get(word);
    return opposite && ALIGNED_SPELLS[opposite].includes(spell);
  });

/** The two parts of an alignment: `neutral` counts as both. */
const axesOf = (alignment: string): [order: string, good: string] => {
  const [order = 'neutral', good = order] = alignment.split(' ');
  return [order, good];
};

const STEPS: ReadonlyMap<string, number> = new Map([
  ['lawful', 0],
  ['good', 0],
  ['neutral', 1],
  ['chaotic', 2],
  ['evil', 2],
]);

/** Whether a cleric's alignment is within one step of the deity's. */
export function isWithinOneStep(alignment: string, deity: string): boolean {
  const [first, second] = [axesOf(alignment), axesOf(deity)];
  const distance = first.reduce((sum, word, i) => sum + Math.abs(STEPS.get(word)! - STEPS.get(second[i]!)!), 0);
  return distance <= 1;
}

/** The domains of a deity that a cleric of an alignment can choose. */
export const domainsFor = ({ domains }: Faith, alignment: string): ClericDomain[] =>
  domains.map(domainNamed).filter((domain) => !domain.alignment || alignment.split(' ').includes(domain.alignment));
