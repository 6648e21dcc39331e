import { findSystem, type SystemSlug } from '../../entity/systems.ts';
import { joinNames } from '../../lib/nearest.ts';
import { fail, type Result } from '../../lib/result.ts';
import type { Rng } from '../../lib/rng.ts';
import { RollRecorder } from '../rolls.ts';
import { type ChallengeRatedSystem, RATED_SYSTEMS } from './foes.ts';
import { type EncounterFault, makeEncounter } from './rated-encounter.ts';
import type { RatedEncounter } from './rated-types.ts';
import { makeUnratedEncounter, type UnratedEncounter } from './unrated-encounter.ts';
import { UNRATED_SYSTEMS, type UnratedSystem } from './unrated-systems.ts';
import { DIFFICULTIES, type Difficulty } from './yardstick.ts';

/** Number of characters for which a random encounter is made. */
const USUAL_PARTY = 4;

/** A request for a random encounter. */
export interface RandomEncounterRequest {
  /** Slug or alias of a system. */
  readonly system: string;
  readonly difficulty?: Difficulty | undefined;
  readonly type?: string | undefined;
}

export interface RandomEncounterFault {
  readonly kind: 'unknown' | 'impossible';
  readonly detail: string;
}

/**
 * Makes a random encounter for any system that has monsters. In systems with challenge ratings, it is for four
 * characters of a random level.
 */
export function makeRandomEncounter(
  request: RandomEncounterRequest,
  rng: Rng,
): Result<RatedEncounter | UnratedEncounter, RandomEncounterFault> {
  const system = findSystem(request.system);
  if (!system.ok) return fail({ kind: 'unknown', detail: system.error });
  const { slug, title } = system.value;
  if (isRated(slug)) {
    const made = makeRated(slug, request, new RollRecorder(rng));
    return made.ok ? made : unknownType(made.error.detail);
  }
  if (isUnrated(slug)) {
    const made = makeUnratedEncounter(slug, request, rng);
    return made.ok ? made : unknownType(made.error);
  }
  return fail({ kind: 'impossible', detail: `${title} has no foes that may be served: ${INSTEAD}` });
}

const INSTEAD = `its foes are under a licence that forbids it. oracle_roll has its tables, among them those of Delve for what waits in a place, and rpg_browse_category its themes and domains. Encounters are made for ${joinNames([...RATED_SYSTEMS, ...UNRATED_SYSTEMS], 'and')}.`;

function makeRated(
  system: ChallengeRatedSystem,
  { difficulty, type }: RandomEncounterRequest,
  rolls: RollRecorder,
): Result<RatedEncounter, EncounterFault> {
  const level = rolls.sum(`level of the ${USUAL_PARTY} characters`, 1, 20);
  const party = { level, size: USUAL_PARTY };
  return makeEncounter(
    { system, party, type, difficulty: difficulty ?? rolls.pick('difficulty', DIFFICULTIES) },
    rolls,
  );
}

const isRated = (system: SystemSlug): system is ChallengeRatedSystem =>
  (RATED_SYSTEMS as readonly string[]).includes(system);
const isUnrated = (system: SystemSlug): system is UnratedSystem =>
  (UNRATED_SYSTEMS as readonly string[]).includes(system);

const unknownType = (detail: string) => fail({ kind: 'unknown' as const, detail: `type: ${detail}` });
