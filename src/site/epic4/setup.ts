import { ok, type Result } from '../../lib/result.ts';
import { Rng } from '../../lib/rng.ts';
import { draftFactions, drawAgendas, drawObjectives } from '../../tabletop/packs/epic4/draws.ts';
import {
  type Agenda,
  allExpansions,
  type Expansion,
  type Faction,
  type Objective,
} from '../../tabletop/packs/epic4/library.ts';

/** A game of Epic 4 that an address asks for. */
export interface SetupRequest {
  readonly players: number;
  /** Factions offered to each player; with 1, factions are dealt. */
  readonly choices: number;
  /** Slugs of the sets to play with, in order of publication. Empty: all. */
  readonly sets: readonly string[];
}

/** All that chance decides before a game. */
export interface Setup {
  /** The factions of each player, of which each keeps one. */
  readonly factions: readonly (readonly Faction[])[];
  /** The player who holds the chair first, from 1. */
  readonly chair: number;
  readonly stages: readonly (readonly Objective[])[];
  readonly agendas: readonly Agenda[];
}

/** Cards in each pile: eight rounds turn up five objectives of stage 1, four of stage 2 and sixteen agendas. */
const PILES = { objectives: 6, agendas: 16 } as const;

const chosenSets = (slugs: readonly string[]): readonly Expansion[] =>
  allExpansions().filter(({ slug }) => !slugs.length || slugs.includes(slug));

/** Draws the setup of a game by its seed. Fails in words if there are too few factions. */
export function drawSetup({ players, choices, sets }: SetupRequest, seed: string): Result<Setup, string> {
  const chosen = chosenSets(sets);
  // The factions are those that the tools draw from the same seed.
  const factions = draftFactions(chosen, players, choices, Rng.fromSeed(seed));
  if (!factions.ok) {
    const { needed, there } = factions.error;
    const error = `${players} players with ${choices} choices each need ${needed} factions, and there are ${there}. Choose fewer, or more sets.`;
    return { ok: false, error };
  }
  const pile = (name: string): Rng => Rng.fromSeed(`${seed} ${name}`);
  return ok({
    factions: factions.value,
    chair: pile('chair').below(players) + 1,
    stages: [1, 2].map((stage) => cardsOf(drawObjectives(chosen, stage, PILES.objectives, pile(`stage ${stage}`)))),
    agendas: cardsOf(drawAgendas(chosen, undefined, Math.min(PILES.agendas, agendaCount(chosen)), pile('agendas'))),
  });
}

const cardsOf = <Card>(drawn: Result<Card[], unknown>): Card[] => (drawn.ok ? drawn.value : []);

const agendaCount = (sets: readonly Expansion[]): number => sets.reduce((sum, { agendas }) => sum + agendas.length, 0);
