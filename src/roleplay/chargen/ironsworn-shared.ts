import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import type { CharacterFault, CharacterRequest } from '../character.ts';
import type { Rolls } from '../rolls.ts';
import { type Assets, type HeldAsset, isAvailable } from './assets.ts';
import { dealValues } from './deal-values.ts';
import { findByName, levelFault, systemOf } from './lookup.ts';
import { bulletList, signed, statRow, titledList } from './sheet.ts';

/** Character generation that Starforged and Ironsworn share. */

const STATS = ['edge', 'heart', 'iron', 'shadow', 'wits'] as const;
const STAT_VALUES = [3, 2, 2, 1, 1];
export const METERS = { health: 5, spirit: 5, supply: 5 };
export const MOMENTUM = { value: 2, most: 10, reset: 2 };

/** The path that was asked for; undefined if none was, so that it is drawn. */
export function requestedPath(
  system: SystemSlug,
  request: CharacterRequest,
): Result<Entity | undefined, CharacterFault> {
  const fault = levelFault(system, request.level);
  if (fault) return fail(fault);
  if (request.class === undefined) return ok(undefined);
  const { title } = systemOf(system);
  const paths = entityCatalogueOf(system).byCategory.get('class') ?? [];
  const found = findByName(request.class, paths, ({ name }) => name, `a path of ${title}`);
  if (!found.ok || isAvailable(found.value)) return found;
  const { name, requires } = found.value as Entity & { requires: string };
  const detail = `${name} is earned in play ("${requires}"), so nobody starts with it. Name a path without such a condition.`;
  return fail({ kind: 'impossible', detail });
}

export const dealStats = (rolls: Rolls) => dealValues(rolls, STATS, STAT_VALUES);

export const statsText = (stats: Readonly<Record<string, number>>): string =>
  `${statRow(stats)} (3, 2, 2, 1 and 1, dealt by chance)`;

export const metersText = `health 5 · spirit 5 · supply 5 · momentum ${signed(MOMENTUM.value)} (most ${MOMENTUM.most}, reset ${MOMENTUM.reset})`;

/** Buys one thing for each level beyond the first. */
export function buyAdvances(assets: Assets, level: number) {
  const advances = Array.from({ length: level - 1 }, (_, i) => assets.advance(i + 2));
  const spent = advances.reduce((sum, { experience }) => sum + experience, 0);
  return { bought: advances, experience: { earned: spent, spent } };
}

export function advancesText(advances: ReturnType<typeof buyAdvances>['bought']): string {
  const spent = advances.reduce((sum, { experience }) => sum + experience, 0);
  const entries = advances.map(({ level, bought, experience }) => `level ${level} ${bought} (${experience})`);
  return titledList(`Advances, ${spent} experience spent, 2 for an ability and 3 for an asset`, entries);
}

export const assetLines = (held: readonly HeldAsset[]): string[] => bulletList('Assets', held.flatMap(assetText));

function assetText({ name, kind, called, requires, meter, abilities }: HeldAsset): string {
  const marked = abilities.filter(({ has }) => has).map(({ text }) => text);
  const notes = [kind, called && `called ${called}`, meter && `${meter.name} ${meter.value}`]
    .filter(Boolean)
    .join(', ');
  const condition = requires ? `${requires.replace(/\.\.\.$/, ':')} ` : '';
  // The options within an ability are a list marked by asterisks.
  return `${name} (${notes}): ${condition}${marked.join(' / ')}`.replaceAll(' * ', ' • ');
}

/** Ranks of the first vow; the higher ones are for vows of a lifetime. */
export const FIRST_RANKS = ['troublesome', 'dangerous', 'formidable'];

export interface Vow {
  readonly text: string;
  readonly rank: string;
  readonly progress: 0;
}

export const vowsText = (vows: readonly Vow[]): string[] =>
  bulletList(
    'Vows',
    vows.map(({ text, rank }) => `${text} (${rank})`),
  );
