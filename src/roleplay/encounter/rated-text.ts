import { capitalize } from '../../lib/wording.ts';
import { TERRAIN_PLACES } from './foes.ts';
import { isPenniless, type MonsterManner, mannerOf } from './manner.ts';
import type { RatedEncounter } from './rated-types.ts';
import { countedName, formatNumber, numberWord } from './words.ts';

/** Describes an encounter: a line to read aloud, then the details for the game master. */
export function encounterText(encounter: Omit<RatedEncounter, 'text'>): string {
  const { ground, note, reason, tactic, monsters, loot } = encounter;
  return [
    `${TERRAIN_PLACES[encounter.terrain]}: ${ground}. ${capitalize(whoIsHere(encounter))}.`,
    '',
    headline(encounter),
    ...(note ? [note] : []),
    `Why here: ${reason}.`,
    `Tactics: ${tactic}.`,
    ...monsters.map(
      ({ name, count, cr, xp, hitPoints, hitDice }) =>
        `- ${count} × ${name}: challenge ${cr}, ${formatNumber(xp)} XP${count > 1 ? ' each' : ''}, ${hitPoints} hit points (${hitDice})`,
    ),
    xpText(encounter),
    `Loot${monsters.every(isPenniless) ? ', from earlier victims' : ''}: ${loot.join('; ')}.`,
  ].join('\n');
}

function whoIsHere({ shape, monsters }: Omit<RatedEncounter, 'text'>): string {
  const [first, second] = monsters;
  const firstText = countedName(first!.name, first!.count);
  if (!second) return `${firstText} ${first!.count === 1 ? 'is' : 'are'} here`;
  const others = countedName(second.name, second.count);
  if (shape === 'mixed') return `${firstText} and ${others} are here together`;
  return NO_LEADERS.has(mannerOf(first!)) ? `${firstText} comes with ${others}` : `${firstText} leads ${others}`;
}

/** Manners of monsters that do not lead others, but only accompany them. */
const NO_LEADERS: ReadonlySet<MonsterManner> = new Set(['beasts', 'things']);

function headline({ difficulty, rating, party, system }: Omit<RatedEncounter, 'text'>): string {
  const partyText = `${party.size === 1 ? 'one character' : `${numberWord(party.size)} characters`} of level ${party.level}`;
  const ratingText = rating === difficulty ? rating : `${rating} (asked: ${difficulty})`;
  return `${capitalize(ratingText)} for ${partyText}, ${system}.`;
}

function xpText({ totals, system }: Omit<RatedEncounter, 'text'>): string {
  const { rawXp, multiplier, adjustedXp, thresholds, groupCr } = totals;
  const steps = Object.entries(thresholds).map(([name, xp]) => `${name} from ${formatNumber(xp)}`);
  const weight =
    system === '5e'
      ? `${formatNumber(rawXp)} XP to award; × ${multiplier} for their number is ${formatNumber(adjustedXp)}`
      : `${formatNumber(rawXp)} XP, together challenge ${groupCr}`;
  return `${weight} (${steps.join(', ')}).`;
}
