import type { Entity } from '../../entity/entity.ts';
import { content } from '../content.ts';
import { mannerOf } from './manner.ts';
import { matchesName } from './name-pattern.ts';

interface TraitFile {
  /** By trait: the monsters that have it, as patterns of names. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** By trait: the monsters that lack it although most have it, as patterns of names. */
  readonly lacking: Readonly<Record<string, readonly string[]>>;
}

const traitFile = () => content<TraitFile>('roleplay/fit');

/** Traits that are listed by name for 1e only, because the entries of 5e show them. */
const SHOWN_BY_5E: readonly string[] = ['good', 'neutral', 'casts', 'dispels', 'shoots', 'mute', 'dull'];

/** What a monster's body is like. Speeds are in feet per round. */
interface Body {
  readonly name: string;
  readonly type: string;
  readonly size: string;
  readonly speed: number;
  readonly moves: Readonly<Record<string, number>>;
}

/** What a monster is like wherever it is met: from its own entry, from its manner and from the lists of names. */
export function innateTraits(monster: Entity, foe: Body): ReadonlySet<string> {
  const is5e = monster.system === '5e';
  const { names, lacking } = traitFile();
  const isAmong = (patterns: readonly string[]) => patterns.some((pattern) => matchesName(pattern, foe.name));
  const listed = Object.keys(names).filter((trait) => !(is5e && SHOWN_BY_5E.includes(trait)) && isAmong(names[trait]!));
  const usual = Object.keys(lacking).filter((trait) => !isAmong(lacking[trait]!));
  const shown = is5e ? shownBy5e(monster) : shownBy1e(monster, foe, new Set(listed));
  const manner = mannerOf(foe);
  const traits = new Set([manner, ...usual, ...listed, ...shown, ...bodyTraits(foe)]);
  for (const [trait, has] of Object.entries(kindTraits(foe, traits))) if (has) traits.add(trait);
  if (!/^(?:animal|beast|magical beast|monstrosity)$/.test(foe.type)) traits.delete('warm');
  return traits;
}

/** Traits in the columns of a 5e monster: alignment, intelligence, languages, abilities and actions. */
function shownBy5e(monster: Entity): string[] {
  // "Any non-good alignment" contains the word, and means the opposite.
  const alignment = String(monster['alignment']).replaceAll(/non-[a-z]+/g, '');
  const languages = String(monster['languages'] ?? '');
  const { intelligence } = monster['abilities'] as { readonly intelligence: number };
  const abilities = textOf(monster['special_abilities']);
  const actions = textOf(monster['actions']);
  // A werewolf cannot speak in wolf form, but speaks otherwise.
  const isMute = /can't speak(?! in )/.test(languages) && !languages.includes('telepathy');
  return traitsThatHold({
    good: alignment.includes('good') && !alignment.includes('evil'),
    evil: alignment.includes('evil') && !alignment.includes('good'),
    casts: /spellcasting/i.test(abilities),
    dispels: /dispel magic/i.test(abilities),
    // What is thrown from the hand is no shooting.
    shoots: /(?<!melee or )ranged (?:weapon|spell) attack/i.test(actions),
    speaks: /[a-z]/i.test(languages) && !isMute,
    clever: intelligence >= 6,
    mindless: intelligence <= 3,
    grabs: /grappled|attaches|restrained|swallow/i.test(actions),
    venom: /poison/i.test(actions),
    breathes: /Breath/.test(actions),
  });
}

const textOf = (list: unknown): string =>
  ((list ?? []) as { name: string; text: string }[]).map(({ name, text }) => `${name}. ${text}`).join('\n');

/** Traits that show in the attacks and the text of a 1e monster, or that most of its manner have. */
function shownBy1e(monster: Entity, foe: Body, listed: ReadonlySet<string>): string[] {
  const attack = `${monster['attack']}; ${monster.text}`;
  const manner = mannerOf(foe);
  const thinks = ['folk', 'spirits', 'dragons'].includes(manner) || (manner === 'undead' && !listed.has('dull'));
  const isClever = thinks && !listed.has('dull');
  return traitsThatHold({
    evil: (thinks || manner === 'undead') && !listed.has('good') && !listed.has('neutral'),
    speaks: thinks && !listed.has('mute'),
    clever: isClever,
    mindless: !isClever && !/^(?:animal|magical beast)$/.test(foe.type),
    grabs: /\bgrab|attach|adhesive|constrict|swallow/i.test(attack),
    venom: /poison/i.test(attack),
    breathes: manner === 'dragons' || /breath/i.test(attack),
  });
}

const bodyTraits = ({ name, size, speed, moves }: Body): string[] => {
  const isSwarm = /swarm/i.test(name);
  const isSmall = /^(?:tiny|small|diminutive|fine)$/i.test(size);
  return traitsThatHold({
    walks: speed > 0,
    flies: Boolean(moves['fly']),
    swims: Boolean(moves['swim']),
    climbs: Boolean(moves['climb']),
    burrows: Boolean(moves['burrow']),
    /** It can come from above. */
    reaches: Boolean(moves['fly'] || moves['climb']),
    aquatic: !moves['fly'] && (moves['swim'] ?? 0) > speed,
    swarm: isSwarm,
    small: isSmall && !isSwarm,
    /** It is large enough to carry off or knock down a person. */
    big: !isSmall && !isSwarm,
    large: /^(?:large|huge|gargantuan|colossal)$/i.test(size) && !isSwarm,
    huge: /^(?:huge|gargantuan|colossal)$/i.test(size),
    /** It fits through a door. */
    narrow: !/^(?:huge|gargantuan|colossal)$/i.test(size),
  });
};

/** Traits that follow from the type of a monster and its other traits. */
function kindTraits({ type }: Body, traits: ReadonlySet<string>): Readonly<Record<string, boolean>> {
  const has = (trait: string) => traits.has(trait);
  const isMade = type === 'construct';
  const isFromElsewhere = ['celestial', 'elemental', 'fiend', 'outsider'].includes(type);
  return {
    made: isMade,
    ooze: type === 'ooze',
    plant: type === 'plant',
    fey: type === 'fey' && !has('hag'),
    fiend: (type === 'fiend' || (type === 'outsider' && has('evil'))) && !has('hag') && !has('genie'),
    /** It can be called from another world. */
    summoned: isFromElsewhere,
    /** It obeys orders without thinking. */
    bound: isMade || has('elemental'),
    eats: !isMade && !has('elemental'),
    hands: ['folk', 'undead', 'spirits'].some(has) && !has('lacksHands'),
    /** A person, who is not called "it". */
    person: has('person') || (type === 'humanoid' && (has('civil') || has('crook'))),
  };
}

const traitsThatHold = (traits: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(traits).filter((trait) => traits[trait]);
