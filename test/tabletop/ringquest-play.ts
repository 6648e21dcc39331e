import { parseDice } from '../../src/dice/parse.ts';
import { rollPools } from '../../src/dice/roll.ts';
import type { Rng } from '../../src/lib/rng.ts';
import {
  type Character,
  type CharacterFigure,
  encountersIn,
  type FigureTest,
  MAP_RINGS,
  type OutcomeEffect,
  ruleBook,
} from '../../src/tabletop/packs/ringquest/book.ts';
import { chanceToPass } from '../../src/tabletop/packs/ringquest/chance.ts';
import { drawEncounter } from '../../src/tabletop/packs/ringquest/draw.ts';

const CROWN = MAP_RINGS.length - 1;

/** A character in play, without abilities, objects, followers and places, all of which would only help. */
interface Player extends Record<CharacterFigure, number> {
  ring: number;
  marks: number;
  seals: number;
  misses: boolean;
}

/** How players decide: the mean chance of success above which they enter a ring, or the crown. */
const HABITS = { goOn: 0.55, toCrown: 0.5 };
/** Turns needed to cross a ring, and turns between places that heal. */
const TURNS = { ring: 2.5, rest: 3 };

/**
 * Plays a character alone to the crown with simple habits. Returns the number of turns, or `most` if it took longer.
 */
export function turnsToWin(character: Character, rng: Rng, maxTurns = 200): number {
  const { strength, craft, life, fate } = character;
  const player: Player = { strength, craft, life, fate, ring: 0, marks: 0, seals: 0, misses: false };
  for (let turn = 1; turn <= maxTurns; turn++) {
    if (player.misses) player.misses = false;
    else playTurn(player, character, rng);
    if (player.seals >= ruleBook().seals) return turn;
  }
  return maxTurns;
}

function playTurn(player: Player, full: Character, rng: Rng): void {
  const wanted = ringFor(player, full);
  if (wanted !== player.ring && happens(1 / TURNS.ring, rng)) player.ring += Math.sign(wanted - player.ring);
  if (player.ring < CROWN && happens(1 / TURNS.rest, rng)) player.life = Math.min(full.life, player.life + 2);
  const ring = MAP_RINGS[player.ring]!;
  const { test, success, failure } = drawEncounter(ring, rng);
  const succeeds = isPassed(test, player, rng) || (spendsFate(player) && isPassed(test, player, rng));
  if (succeeds) player.marks += ruleBook().marks[ring];
  for (const effect of succeeds ? success : failure) applyEffect(player, full, effect);
  for (; player.marks >= ruleBook().growth; player.marks -= ruleBook().growth) {
    player[player.strength < player.craft ? 'strength' : 'craft']++;
  }
  if (player.life === 0) {
    Object.assign(player, { life: full.life, fate: full.fate, ring: 0, marks: 0, seals: 0, misses: true });
  }
}

function ringFor(player: Player, full: Character): number {
  const chance = (ring: number): number => {
    const chances = encountersIn(MAP_RINGS[ring]!).map(({ test }) => cachedChance(test, player[test.figure]));
    return chances.reduce((sum, one) => sum + one, 0) / chances.length;
  };
  if (player.ring === CROWN && player.life <= 2) return CROWN - 1;
  if (player.life >= full.life - 1 && chance(CROWN) >= HABITS.toCrown) return CROWN;
  return [2, 1].find((ring) => chance(ring) >= HABITS.goOn) ?? 0;
}

const chanceCache = new Map<string, number>();

function cachedChance(test: FigureTest, figure: number): number {
  const key = `${test.dice} ${test.number - figure}`;
  if (!chanceCache.has(key)) chanceCache.set(key, chanceToPass(test, figure));
  return chanceCache.get(key)!;
}

const happens = (chance: number, rng: Rng): boolean => rng.below(1_000) < 1_000 * chance;

function isPassed({ dice, figure, number }: FigureTest, player: Player, rng: Rng): boolean {
  const pools = parseDice(dice);
  const rolls = pools.ok ? rollPools(pools.value, 1, rng) : pools;
  if (!rolls.ok) throw new Error(`${dice} cannot be rolled`);
  return rolls.value[0]!.total + player[figure] >= number;
}

function spendsFate(player: Player): boolean {
  if (player.ring === 0 || player.fate === 0) return false;
  player.fate--;
  return true;
}

function applyEffect(player: Player, full: Character, effect: OutcomeEffect): void {
  if (effect.do === 'miss') player.misses = true;
  if (effect.do === 'go') player.ring = effect.to === 'start' ? 0 : Math.max(0, player.ring - 1);
  if (effect.do !== 'gain' && effect.do !== 'lose') return;
  const { what, by } = effect;
  const change = effect.do === 'gain' ? by : -by;
  if (what === 'seals') player.seals += change;
  if (what === 'strength' || what === 'craft') player[what] = Math.max(1, player[what] + change);
  if (what === 'life' || what === 'fate') player[what] = Math.min(full[what], Math.max(0, player[what] + change));
}
