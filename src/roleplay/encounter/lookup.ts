import { singularCategory } from '../../entity/catalogue.ts';
import { didYouMean, joinNames, nearestNames } from '../../lib/nearest.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { type ChallengeRatedSystem, type Foe, foesOf } from './foes.ts';
import { TERRAIN_SYNONYMS, TERRAINS, type Terrain } from './terrains.ts';

/** Finds a terrain by name or synonym. */
export function findTerrain(asked: string): Result<Terrain, string> {
  const word = asked.trim().toLowerCase();
  const found = TERRAINS.find((terrain) => terrain === word || terrain === singularCategory(word));
  const terrainMeant = found ?? TERRAIN_SYNONYMS[singularCategory(word)];
  if (terrainMeant) return ok(terrainMeant);
  const hint = didYouMean(word, [...TERRAINS, ...Object.keys(TERRAIN_SYNONYMS)]);
  return fail(
    `There is no "${asked.slice(0, 60)}"${hint ? `: ${hint}` : '.'} Known are ${joinNames(TERRAINS, 'and')}.`,
  );
}

/** Finds monsters by type, subtype (such as goblinoid or devil) or name. The error lists types and subtypes. */
export function foesOfKind(system: ChallengeRatedSystem, asked: string): Result<readonly Foe[], string> {
  const foes = foesOf(system);
  const words = [asked.trim().toLowerCase(), singularCategory(asked), singularCategory(asked.replace(/ves$/i, 'fs'))];
  const matching = (keyOf: (foe: Foe) => string | undefined) =>
    foes.filter((foe) => words.includes(keyOf(foe)?.toLowerCase() ?? ''));
  const found = [matching(({ type }) => type), matching(({ subtype }) => subtype), matching(({ name }) => name)].find(
    ({ length }) => length,
  );
  if (found) return ok(found);
  const types = [...new Set(foes.map(({ type }) => type))].sort();
  const kinds = [...new Set(foes.flatMap(({ subtype }) => subtype ?? []))].sort();
  const hint = nearestNames(asked, [...types, ...kinds, ...foes.map(({ name }) => name)]);
  return fail(
    `${system} has no monsters of the kind "${asked.slice(0, 60)}"${hint.length ? `: did you mean ${joinNames(hint)}?` : '.'} ` +
      `Types are ${joinNames(types, 'and')}${kinds.length ? `; kinds within them ${joinNames(kinds, 'and')}` : ''}; the name of a monster will do as well.`,
  );
}
