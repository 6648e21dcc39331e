import { formatPercent } from '../../dice/percent.ts';
import { Rng } from '../../lib/rng.ts';
import { capitalize, countOf, toSentence } from '../../lib/wording.ts';
import type { FightSide, FightTerrain } from '../../tabletop/packs/nukes/book.ts';
import { type Fight, type HitNumber, setUpFight } from '../../tabletop/packs/nukes/fight.ts';
import { type FightJson, fightToJson } from '../../tabletop/packs/nukes/fight-json.ts';
import { findFightTerrain, findUnit } from '../../tabletop/packs/nukes/names.ts';
import { tableHtml } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';

/** A fight that an address asks for, by slugs. */
export interface FightRequest {
  readonly attacker: string;
  readonly defender: string;
  readonly terrain: string;
}

/** A fight between two units on a terrain; undefined if a name is unknown. */
export function fightOf({ attacker, defender, terrain }: FightRequest): [Fight, FightTerrain] | undefined {
  const [mine, theirs, ground] = [findUnit(attacker), findUnit(defender), findFightTerrain(terrain)];
  if (!mine.ok || !theirs.ok || !ground.ok) return undefined;
  return [setUpFight(mine.value, theirs.value, ground.value), ground.value];
}

const SIDES: readonly FightSide[] = ['attacker', 'defender'];

/** Rolls a fight by its seed, and shows the rounds, the outcome and the exact odds. */
export function fightHtml(fight: Fight, ground: FightTerrain, seed: string): string {
  const result = fightToJson(fight, ground, Rng.fromSeed(seed));
  const { units, numbers, summary, rolls } = result;
  const title = `${units.attacker.title} against ${units.defender.title} ${ground.place}`;
  return `<h1>${escapeHtml(capitalize(title))}</h1>
<p class="rolled">${escapeHtml(summary)}</p>
${rolls.length ? roundTable(result) : ''}
<ul>${SIDES.map((side) => `<li>${escapeHtml(sideText(side, units[side], numbers[side]))}</li>`).join('\n')}</ul>
${oddsHtml(result)}`;
}

const sideText = (side: FightSide, { title, steps, damage }: FightJson['units']['attacker'], hit: HitNumber): string =>
  `${capitalize(side)}: ${title}, ${countOf(steps, 'step')}, damage ${damage}. ${toSentence(hitText(hit))}`;

function hitText({ base, changes, number }: HitNumber): string {
  if (number === 0) return 'cannot hit this enemy';
  const why = changes.map(({ by, why }) => `${by > 0 ? '+' : '−'}${Math.abs(by)} because ${why}`);
  return `hits with ${number} or less on a ten-sided die${why.length ? ` (${base}, ${why.join(', ')})` : ''}`;
}

const dieText = (roll: number, hits: boolean): string => `${roll}${hits ? ', a hit' : ''}`;

const roundTable = ({ rolls }: FightJson): string =>
  tableHtml(
    'Rounds',
    ['Round', 'Attacker', 'Defender', 'Steps left'],
    rolls.map((roll, at) => [
      String(at + 1),
      dieText(roll.attacker, roll.attackerHits),
      dieText(roll.defender, roll.defenderHits),
      `${roll.attackerSteps} to ${roll.defenderSteps}`,
    ]),
  );

function oddsHtml({ odds }: FightJson): string {
  const rows = [
    ['The attacker wins', odds.attackerWins],
    ['The defender wins', odds.defenderWins],
    ['Both are destroyed', odds.bothDestroyed],
    ['Nobody wins', odds.stalemate],
  ] as const;
  const { attacker, defender } = odds.expectedLosses;
  const worth = Math.abs(odds.exchange).toFixed(1);
  const pays = odds.exchange >= 0 ? `The attack pays: it gains ${worth}` : `The attack does not pay: it costs ${worth}`;
  return `<h2 id="odds">Odds of this fight</h2>
${tableHtml(
  'Odds',
  ['Ending', 'Chance'],
  rows.map(([ending, chance]) => [ending, formatPercent(chance)]),
)}
<p>On average ${odds.expectedRounds.toFixed(1)} rounds; the attacker loses ${attacker.toFixed(1)} steps, the defender ${defender.toFixed(1)}. ${pays} in worth on average.</p>`;
}
