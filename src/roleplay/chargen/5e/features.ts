import { readSrdList, type SrdEntry } from '../../../entity/packages.ts';
import { readCorrectedSrdList } from '../../../entity/srd.ts';
import type { RollRecorder } from '../../rolls.ts';
import type { Class5e } from './classes.ts';

/** A feature of a class or subclass. The entity of the same name has its text. */
export interface Feature5e {
  readonly name: string;
  readonly level: number;
  readonly subclass?: string;
}

type Named = { readonly name: string; readonly url?: string };
interface Choice {
  readonly choose: number;
  readonly from: readonly Named[];
}

const nameIn = (thing: unknown): string | undefined => (thing as Named | undefined)?.name;

const choiceOf = (thing: SrdEntry): Choice | undefined => thing['choice'] as Choice | undefined;

/**
 * Whether a feature involves no choice. Ability score increases, which are listed elsewhere, and options of choices do
 * not count.
 */
const isPlain = (thing: SrdEntry): boolean =>
  !/^Ability Score Improvement/.test(thing.name) && !thing['group'] && !/^Metamagic:/.test(thing.name);

/**
 * The facts about a character on which choices of features depend. `styles` are the fighting styles that suit the gear.
 */
export interface FeatureFacts {
  readonly kind: Class5e;
  readonly level: number;
  readonly skills: readonly string[];
  readonly styles: readonly string[];
  /** Skills in the order in which the character masters them. */
  readonly wanted: readonly string[];
  readonly rolls: RollRecorder;
}

/** The options of a choice at a level: those that it names, and others of the same groups. */
function optionsOf(choice: Choice, classFeatures: readonly SrdEntry[], at: number): SrdEntry[] {
  const named = new Set(choice.from.map(({ name }) => name));
  const groups = new Set(
    classFeatures.filter(({ name }) => named.has(name)).flatMap((thing) => (thing['group'] as string) ?? []),
  );
  return classFeatures.filter(
    (thing) =>
      (named.has(thing.name) || groups.has(thing['group'] as string)) && ((thing['level'] as number) ?? 1) <= at,
  );
}

interface Prerequisite {
  readonly type: string;
  readonly level?: number;
  readonly feature?: string;
}

/**
 * Whether the prerequisites of an option are met. Required spells are ignored, because every warlock made here knows
 * Eldritch Blast.
 */
function isMet(thing: SrdEntry, at: number, taken: ReadonlySet<string>): boolean {
  return ((thing['prerequisites'] ?? []) as Prerequisite[]).every(({ type, level, feature }) => {
    if (type === 'level') return at >= level!;
    if (type !== 'feature') return true;
    const index = Number(feature!.split('/').at(-1));
    return taken.has(readSrdList('features').find((other) => other['index'] === index)!.name);
  });
}

const EXPERTISE = 'Expertise: ';
/** The invocation that serves every warlock. */
const TAKEN_FIRST = 'Eldritch Invocation: Agonizing Blast';

/**
 * For a choice of skills to master: the one that the character wants most, and the next from which the others are
 * drawn. Any other choice is open.
 */
function masteredFirst(names: readonly string[], wanted: readonly string[], count: number) {
  if (names.includes(TAKEN_FIRST)) return { first: TAKEN_FIRST, others: names.filter((name) => name !== TAKEN_FIRST) };
  const ranked = wanted.map((skill) => EXPERTISE + skill).filter((name) => names.includes(name));
  if (ranked.length < count) return { first: undefined, others: names };
  return { first: ranked[0], others: ranked.slice(1, count + 1) };
}

/** Returns the features of a class up to a level, making all choices. */
export function chooseFeatures({ kind, level, skills, styles, wanted, rolls }: FeatureFacts): Feature5e[] {
  const classFeatures = readCorrectedSrdList('features').filter((thing) => nameIn(thing['class']) === kind.name);
  const taken = new Set<string>();
  const features: Feature5e[] = [];
  const take = (name: string, at: number, subclass?: string) => {
    if (taken.has(name)) return;
    taken.add(name);
    features.push({ name, level: at, ...(subclass && { subclass }) });
  };
  const suits = ({ name }: SrdEntry): boolean => {
    const [, group, what] = /^(Expertise|Fighting Style): (.+)$/.exec(name) ?? [];
    if (name.endsWith(': Beguiling Influence')) return !skills.includes('Deception') || !skills.includes('Persuasion');
    if (group === 'Expertise') return skills.includes(what!);
    return group !== 'Fighting Style' || styles.includes(what!);
  };
  const gained = classFeatures.filter((thing) => isPlain(thing) && (thing['level'] as number) <= level);
  for (const thing of gained.sort((a, b) => (a['level'] as number) - (b['level'] as number))) {
    const at = thing['level'] as number;
    const subclass = nameIn(thing['subclass']);
    const choice = choiceOf(thing);
    if (!choice) {
      take(thing.name, at, subclass);
      continue;
    }
    const options = optionsOf(choice, classFeatures, at).filter(
      (option) => isMet(option, at, taken) && !taken.has(option.name),
    );
    const suitable = options.filter(suits);
    const names = (suitable.length ? suitable : options).map(({ name }) => name);
    const what = thing.name.replace(/^Choose: /, '').toLowerCase();
    const mastered = masteredFirst([...new Set(names)], wanted, choice.choose);
    if (mastered.first) take(mastered.first, at, subclass);
    for (const name of rolls.pickDistinct(what, mastered.others, choice.choose - Number(mastered.first !== undefined)))
      take(name, at, subclass);
  }
  return features;
}

/** Removes the number at the end of a feature's name: `Magical Secrets 2` becomes `Magical Secrets`. */
function withoutNumber(name: string): string {
  const words = name.split(' ');
  return Number.isInteger(Number(words.at(-1))) ? words.slice(0, -1).join(' ') : name;
}

/**
 * Keeps only the last of the features whose names differ in a number or bracket: `Channel Divinity (2/rest)` replaces
 * `Channel Divinity (1/rest)`.
 */
export function dropSupersededFeatures(features: readonly Feature5e[]): string[] {
  const stem = (name: string) => (name.startsWith('Mystic Arcanum') ? name : withoutNumber(name.split(' (')[0]!));
  return [...new Map(features.map(({ name }) => [stem(name), withoutNumber(name)])).values()];
}
