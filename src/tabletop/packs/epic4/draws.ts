import { fail, ok, type Result } from '../../../lib/result.ts';
import type { Rng } from '../../../lib/rng.ts';
import type { Agenda, Expansion, Faction, Objective, WithExpansion } from './library.ts';

/** The error if more cards are requested than exist. */
export interface TooFewCards {
  needed: number;
  there: number;
}

/** Draws items without replacement. Every ordered selection is equally likely. */
function draw<Card>(cards: readonly Card[], count: number, rng: Rng): Result<Card[], TooFewCards> {
  if (count > cards.length) return fail({ needed: count, there: cards.length });
  return ok(rng.sample(cards, count));
}

/** Draws a different faction for each player. */
export const randomFactions = (
  expansions: readonly Expansion[],
  players: number,
  rng: Rng,
): Result<WithExpansion<Faction>[], TooFewCards> =>
  draw(
    expansions.flatMap(({ factions }) => factions),
    players,
    rng,
  );

/** Draws `choices` factions for each player, who then chooses one of them. No faction is offered to two players. */
export function draftFactions(
  expansions: readonly Expansion[],
  players: number,
  choices: number,
  rng: Rng,
): Result<WithExpansion<Faction>[][], TooFewCards> {
  const drawn = draw(
    expansions.flatMap(({ factions }) => factions),
    players * choices,
    rng,
  );
  if (!drawn.ok) return drawn;
  return ok(
    Array.from({ length: players }, (_, player) => drawn.value.slice(player * choices, (player + 1) * choices)),
  );
}

/** Draws objectives of one stage, or of both if no stage is given. */
export const drawObjectives = (
  expansions: readonly Expansion[],
  stage: number | undefined,
  count: number,
  rng: Rng,
): Result<WithExpansion<Objective>[], TooFewCards> =>
  draw(
    expansions
      .flatMap(({ objectives }) => objectives)
      .filter((objective) => stage === undefined || objective.stage === stage),
    count,
    rng,
  );

/** Draws agendas of one type, or of both if no type is given. */
export const drawAgendas = (
  expansions: readonly Expansion[],
  type: Agenda['type'] | undefined,
  count: number,
  rng: Rng,
): Result<WithExpansion<Agenda>[], TooFewCards> =>
  draw(
    expansions.flatMap(({ agendas }) => agendas).filter((agenda) => type === undefined || agenda.type === type),
    count,
    rng,
  );
