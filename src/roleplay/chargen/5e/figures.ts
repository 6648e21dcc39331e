import { type Scores, signed } from '../d20-abilities.ts';
import { martialArts } from './combat.ts';
import { step } from './tables.ts';

type Figures = Readonly<Record<string, string>>;

const RAGES = [
  [1, 2],
  [3, 3],
  [6, 4],
  [12, 5],
  [17, 6],
] as const;
const RAGE_DAMAGE = [
  [1, 2],
  [9, 3],
  [16, 4],
] as const;
const INSPIRATION = [
  [1, 6],
  [5, 8],
  [10, 10],
  [15, 12],
] as const;
const CHANNEL = [
  [2, 1],
  [6, 2],
  [18, 3],
] as const;
const ACTION_SURGES = [
  [2, 1],
  [17, 2],
] as const;

/** What a class counts by level, as it is used at the table. */
const FIGURES: Readonly<Record<string, (level: number, modifiers: Scores) => Figures>> = {
  Barbarian: (level) => ({
    rages: level === 20 ? 'without limit' : String(step(RAGES, level)),
    'rage damage': signed(step(RAGE_DAMAGE, level)),
  }),
  Bard: (level, { charisma }) => ({ 'bardic inspiration': `${Math.max(1, charisma)} × d${step(INSPIRATION, level)}` }),
  Cleric: (level): Figures => (level < 2 ? {} : { 'channel divinity': `${step(CHANNEL, level)} a rest` }),
  Fighter: (level): Figures => ({
    'second wind': `1d10+${level}`,
    ...(level < 2 ? {} : { 'action surges': String(step(ACTION_SURGES, level)) }),
  }),
  Monk: (level, { wisdom }) => ({
    'martial arts': `1d${martialArts(level)}`,
    ...(level < 2 ? {} : { ki: String(level), 'ki save DC': String(8 + 2 + Math.floor((level - 1) / 4) + wisdom) }),
  }),
  Paladin: (level) => ({ 'lay on hands': String(5 * level) }),
  Rogue: (level) => ({ 'sneak attack': `${Math.ceil(level / 2)}d6` }),
  Sorcerer: (level): Figures => (level < 2 ? {} : { 'sorcery points': String(level) }),
  Wizard: (level) => ({ 'arcane recovery': `slots of ${Math.ceil(level / 2)} level${level > 2 ? 's' : ''} in all` }),
};

export const classFigures = (className: string, level: number, modifiers: Scores): Figures =>
  FIGURES[className]?.(level, modifiers) ?? {};
