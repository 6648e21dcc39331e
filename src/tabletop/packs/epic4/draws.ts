import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Rng } from '../../../lib/rng.ts';
import type { Agenda, Expansion, Faction, Objective, Owned } from './library.ts';

/** Why a draw is not possible: more was needed than there is. */
export interface Shortage {
  needed: number;
  there: number;
}

/** One after the other without putting any back: every selection in every order is as likely. */
function draw<Card>(cards: readonly Card[], count: number, rng: Rng): Result<Card[], Shortage> {
  if (count > cards.length) return fail({ needed: count, there: cards.length });
  return ok(rng.sample(cards, count));
}

/** A faction for each player, none twice. */
export const randomFactions = (
  shelves: readonly Expansion[],
  players: number,
  rng: Rng,
): Result<Owned<Faction>[], Shortage> =>
  draw(
    shelves.flatMap(({ factions }) => factions),
    players,
    rng,
  );

/** For each player as many factions to pick from as there are choices, none in two pools. */
export function draftFactions(
  shelves: readonly Expansion[],
  players: number,
  choices: number,
  rng: Rng,
): Result<Owned<Faction>[][], Shortage> {
  const drawn = draw(
    shelves.flatMap(({ factions }) => factions),
    players * choices,
    rng,
  );
  if (!drawn.ok) return drawn;
  return ok(
    Array.from({ length: players }, (_, player) => drawn.value.slice(player * choices, (player + 1) * choices)),
  );
}

/** Objectives of one stage, or of both mixed. */
export const drawObjectives = (
  shelves: readonly Expansion[],
  stage: number | undefined,
  count: number,
  rng: Rng,
): Result<Owned<Objective>[], Shortage> =>
  draw(
    shelves
      .flatMap(({ objectives }) => objectives)
      .filter((objective) => stage === undefined || objective.stage === stage),
    count,
    rng,
  );

/** Agendas of one type, or of both mixed. */
export const drawAgendas = (
  shelves: readonly Expansion[],
  type: Agenda['type'] | undefined,
  count: number,
  rng: Rng,
): Result<Owned<Agenda>[], Shortage> =>
  draw(
    shelves.flatMap(({ agendas }) => agendas).filter((agenda) => type === undefined || agenda.type === type),
    count,
    rng,
  );
