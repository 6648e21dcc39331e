import { formatSigned } from '../../../lib/wording.ts';
import type { AbilityScores } from '../d20-abilities.ts';

/** The facts about a character from which the special values of its class are computed. */
export interface ClassValueFacts {
  readonly level: number;
  readonly modifiers: AbilityScores;
  readonly feats: readonly string[];
  readonly channels?: 'positive' | 'negative' | undefined;
}

type Values = Readonly<Record<string, string>>;

const has = ({ feats }: ClassValueFacts, feat: string): number => Number(feats.includes(feat));
const halfOf = (level: number): number => Math.floor(level / 2);
const dcOf = ({ level }: ClassValueFacts, modifier: number): number => 10 + halfOf(level) + modifier;

/** Dice, uses per day and save DC of channelled energy. */
function channelText(facts: ClassValueFacts, uses: number): string {
  const { level, modifiers, channels = 'positive' } = facts;
  const dc = dcOf(facts, modifiers.charisma) + 2 * has(facts, 'Improved channel');
  return `${Math.ceil(level / 2)}d6 ${channels}, Will DC ${dc}, ${uses}/day`;
}

function clericValues(facts: ClassValueFacts): Values {
  const uses = Math.max(1, 3 + facts.modifiers.charisma) + 2 * has(facts, 'Extra channel');
  const spells = facts.channels === 'negative' ? 'inflict' : 'cure';
  return { 'channel energy': channelText(facts, uses), 'spontaneous casting': `${spells} spells` };
}

function paladinValues(facts: ClassValueFacts): Values {
  const { level, modifiers } = facts;
  const smite = `${formatSigned(Math.max(0, modifiers.charisma))} attack, +${level} damage, ${1 + Math.floor((level - 1) / 3)}/day`;
  if (level < 2) return { 'smite evil': smite };
  const hands = halfOf(level) + modifiers.charisma + 2 * has(facts, 'Extra lay on hands');
  return {
    'smite evil': smite,
    'lay on hands': `${halfOf(level)}d6, ${Math.max(1, hands)}/day`,
    ...(level >= 4
      ? {
          'channel positive energy': `${Math.ceil(level / 2)}d6, DC ${dcOf(facts, modifiers.charisma)}, two uses of lay on hands`,
        }
      : {}),
  };
}

function monkValues(facts: ClassValueFacts): Values {
  const { level, modifiers } = facts;
  const stunning = `Fortitude DC ${dcOf(facts, modifiers.wisdom)}, ${level}/day`;
  if (level < 4) return { 'stunning fist': stunning };
  return {
    'stunning fist': stunning,
    'ki pool': String(Math.max(0, halfOf(level) + modifiers.wisdom) + 2 * has(facts, 'Extra ki')),
  };
}

/** Damage reduction of barbarians: 1 at level 7 and 1 more every third level. */
const barbarianReduction = (level: number): number => Math.max(0, Math.floor((level - 4) / 3));

const VALUES: ReadonlyMap<string, (facts: ClassValueFacts) => Values> = new Map<
  string,
  (facts: ClassValueFacts) => Values
>([
  [
    'Barbarian',
    (facts) => ({
      rage: `${Math.max(1, 4 + facts.modifiers.constitution) + 2 * (facts.level - 1) + 6 * has(facts, 'Extra rage')} rounds/day`,
      ...(barbarianReduction(facts.level) ? { 'damage reduction': `${barbarianReduction(facts.level)}/-` } : {}),
    }),
  ],
  [
    'Bard',
    (facts) => ({
      'bardic performance': `${Math.max(1, 4 + facts.modifiers.charisma) + 2 * (facts.level - 1) + 6 * has(facts, 'Extra performance')} rounds/day, DC ${dcOf(facts, facts.modifiers.charisma)}`,
    }),
  ],
  ['Cleric', clericValues],
  [
    'Druid',
    ({ level, modifiers }) => ({
      'wild empathy': formatSigned(level + modifiers.charisma),
      ...(level >= 4 ? { 'wild shape': `${level} hours each` } : {}),
    }),
  ],
  ['Monk', monkValues],
  ['Paladin', paladinValues],
  [
    'Ranger',
    ({ level, modifiers }) => ({
      track: formatSigned(Math.max(1, halfOf(level))),
      'wild empathy': formatSigned(level + modifiers.charisma),
    }),
  ],
  [
    'Rogue',
    ({ level }) => ({
      'sneak attack': `${Math.ceil(level / 2)}d6`,
      trapfinding: `${formatSigned(Math.max(1, halfOf(level)))} on Perception for traps`,
    }),
  ],
]);

/** Special values of a class at a level as text, such as rounds of rage and uses of channelled energy. */
export const classValues1e = (className: string, facts: ClassValueFacts): Values =>
  VALUES.get(className)?.(facts) ?? {};
