import { formatSigned } from '../../../lib/wording.ts';
import type { AbilityScores } from '../d20-abilities.ts';
import { martialArtsDie } from './combat.ts';
import { LEVEL_STEPS, valueAtLevel } from './tables.ts';

type Figures = Readonly<Record<string, string>>;

/** Highest challenge rating of the beasts whose shape a druid can take. */
const wildShapeRating = (level: number): string => (level >= 8 ? '1' : level >= 4 ? '1/2' : '1/4');

/**
 * By class: makes the special values of the class as text, such as rages, ki and sneak attack. They depend on level or
 * ability modifiers.
 */
const FIGURES: Readonly<Record<string, (level: number, modifiers: AbilityScores) => Figures>> = {
  Barbarian: (level) => ({
    rages: level === 20 ? 'without limit' : String(valueAtLevel(LEVEL_STEPS.rages, level)),
    'rage damage': formatSigned(valueAtLevel(LEVEL_STEPS.rageDamage, level)),
  }),
  Bard: (level, { charisma }) => ({
    'bardic inspiration': `${Math.max(1, charisma)} × d${valueAtLevel(LEVEL_STEPS.bardicInspiration, level)}`,
  }),
  Cleric: (level): Figures =>
    level < 2 ? {} : { 'channel divinity': `${valueAtLevel(LEVEL_STEPS.channelDivinity, level)} per rest` },
  Druid: (level): Figures =>
    level < 2
      ? {}
      : {
          'wild shape': `CR ${wildShapeRating(level)}, ${Math.floor(level / 2)} hours, ${level === 20 ? 'without limit' : '2 per rest'}`,
        },
  Warlock: (level, { charisma }): Figures => ({
    "dark one's blessing": `${Math.max(1, charisma + level)} temporary hit points`,
  }),
  Fighter: (level): Figures => ({
    'second wind': `1d10+${level}`,
    ...(level < 2 ? {} : { 'action surges': String(valueAtLevel(LEVEL_STEPS.actionSurges, level)) }),
  }),
  Monk: (level, { wisdom }) => ({
    'martial arts': `1d${martialArtsDie(level)}`,
    ...(level < 2 ? {} : { ki: String(level), 'ki save DC': String(8 + 2 + Math.floor((level - 1) / 4) + wisdom) }),
  }),
  Paladin: (level, { charisma }) => ({
    'lay on hands': String(5 * level),
    'divine sense': `${Math.max(1, 1 + charisma)} per long rest`,
    ...(level < 3 ? {} : { 'channel divinity': '1 per rest' }),
    ...(level < 6 ? {} : { 'aura of protection': formatSigned(Math.max(1, charisma)) }),
  }),
  Rogue: (level) => ({ 'sneak attack': `${Math.ceil(level / 2)}d6` }),
  Sorcerer: (level): Figures => (level < 2 ? {} : { 'sorcery points': String(level) }),
  Wizard: (level) => ({
    'arcane recovery': `slots of up to ${Math.ceil(level / 2)} level${level > 2 ? 's' : ''} in total`,
  }),
};

/** Special values of a class at a level, as text by name. */
export const specialClassValues = (className: string, level: number, modifiers: AbilityScores): Figures =>
  FIGURES[className]?.(level, modifiers) ?? {};
