import { capitalize } from '../../lib/wording.ts';
import { isNocturnal } from './fit.ts';
import { isNegligible } from './group.ts';
import { headOf, isThoughtless } from './manner.ts';
import type { Monster, RatedEncounter } from './rated-types.ts';
import { isSunless, TERRAIN_PLACES } from './terrains.ts';
import { countedName, formatNumber, numberWord } from './words.ts';

/**
 * Describes an encounter: a line to read aloud, then the details for the game master. `lootPlace`: where the loot is,
 * such as `on a body nearby`, unless the monsters have it on them.
 */
export function encounterText(encounter: Omit<RatedEncounter, 'text'>, lootPlace: string | undefined): string {
  const { ground, note, reason, tactic, monsters, loot } = encounter;
  return [
    `${placeText(encounter)}: ${ground}. ${capitalize(whoIsHere(encounter))}.`,
    '',
    headline(encounter),
    ...(note ? [note] : []),
    `Why here: ${reason}.`,
    `Tactics: ${tactic}.`,
    ...monsters.map(
      ({ name, count, cr, xp, hitPoints, hitDice }) =>
        `- ${count} × ${name}: challenge ${cr}, ${formatNumber(xp)} XP${count > 1 ? ' each' : ''}, ${hitPoints} hit point${hitPoints === 1 ? '' : 's'} (${hitDice})`,
    ),
    xpText(encounter),
    lootText(loot, lootPlace),
  ].join('\n');
}

function lootText(loot: readonly string[], place: string | undefined): string {
  if (!loot.length) return 'Loot: none.';
  return `Loot${place ? `, ${place}` : ''}: ${loot.join('; ').replace(/\.$/, '')}.`;
}

function placeText({ terrain, monsters }: Omit<RatedEncounter, 'text'>): string {
  const isNight = monsters.some(isNocturnal) && !isSunless(terrain);
  return `${TERRAIN_PLACES[terrain]}${isNight ? ', after dark' : ''}`;
}

function whoIsHere({ shape, monsters }: Omit<RatedEncounter, 'text'>): string {
  const [first, second] = monsters;
  const firstText = countedName(first!.name, first!.count);
  if (!second) return `${firstText} ${first!.count === 1 ? 'is' : 'are'} here`;
  const others = countedName(second.name, second.count);
  // Animals and mindless things accompany those who think, even if they are the stronger ones.
  if (headOf(monsters) !== first && isThoughtless(first!))
    return `${others} ${second.count === 1 ? 'comes' : 'come'} with ${firstText}`;
  if (shape === 'mixed') return `${firstText} and ${others} are here together`;
  return isThoughtless(first!) ? `${firstText} comes with ${others}` : `${firstText} leads ${others}`;
}

function headline({ difficulty, rating, party }: Omit<RatedEncounter, 'text'>): string {
  const partyText = `${party.size === 1 ? 'one character' : `${numberWord(party.size)} characters`} of level ${party.level}`;
  const ratingText = rating === difficulty ? rating : `${rating} (asked: ${difficulty})`;
  return `${capitalize(ratingText)} for ${partyText}.`;
}

/** The monsters that are too weak to count towards the multiplier. */
function negligibleOf(monsters: readonly Monster[]): readonly Monster[] {
  const strongest = Math.max(...monsters.map(({ xp }) => xp));
  return monsters.filter(({ xp }) => isNegligible(xp, strongest));
}

/** What the book of the first edition calls a difficulty, where it has another word. */
const NAMES_1E: Readonly<Record<string, string>> = { medium: 'average', deadly: 'epic' };

function xpText({ totals, system, monsters }: Omit<RatedEncounter, 'text'>): string {
  const { rawXp, multiplier, adjustedXp, thresholds, groupCr } = totals;
  const weak = negligibleOf(monsters);
  const counted = totals.monsters - weak.reduce((sum, { count }) => sum + count, 0);
  const uncounted = weak.map(({ name, count }) => `; the ${countedName(name, count)} are too weak to count`).join('');
  const bookName = (name: string) =>
    system === '1e' && NAMES_1E[name] ? `${name} (${NAMES_1E[name]} in the book)` : name;
  const steps = Object.entries(thresholds).map(([name, xp]) => `${bookName(name)} from ${formatNumber(xp)}`);
  const reason = counted === 1 ? `for so ${multiplier > 1 ? 'small' : 'large'} a party` : 'for their number';
  const weight =
    system === '5e'
      ? `${formatNumber(rawXp)} XP to award${uncounted}${multiplier === 1 ? '' : `; × ${multiplier} ${reason} is ${formatNumber(adjustedXp)}`}`
      : `${formatNumber(rawXp)} XP, together challenge ${groupCr}`;
  return `${weight} (${steps.join(', ')}).`;
}
