import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import type { SystemSlug } from '../../entity/systems.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { formatSigned } from '../../lib/wording.ts';
import type { CharacterFault, CharacterRequest } from '../character.ts';
import { type Assets, type HeldAsset, isAssetAvailable } from './assets.ts';
import { findNamed, levelFault, systemOf } from './lookup.ts';
import { bulletList, statRow, titledList } from './sheet.ts';
import type { Vow } from './sworn-fit.ts';

/** Character generation that Starforged and Ironsworn share. */

/** Meters of a new character. */
export const STARTING_METERS = { health: 5, spirit: 5, supply: 5 };
/** Momentum of a new character: current value, maximum, and value after a reset. */
export const STARTING_MOMENTUM = { value: 2, most: 10, reset: 2 };

/** Finds the path that a request names as its class; undefined if it names none. */
export function findRequestedPath(
  system: SystemSlug,
  request: CharacterRequest,
): Result<Entity | undefined, CharacterFault> {
  const fault = levelFault(system, request.level);
  if (fault) return fail(fault);
  if (request.class === undefined) return ok(undefined);
  const { title } = systemOf(system);
  const paths = entityCatalogueOf(system).byCategory.get('class') ?? [];
  const found = findNamed(request.class, paths, ({ name }) => name, `a path of ${title}`);
  if (!found.ok || isAssetAvailable(found.value)) return found;
  const { name, requires } = found.value as Entity & { requires: string };
  const detail = `${name} is earned in play ("${requires}"), so nobody starts with it. Name a path without such a condition.`;
  return fail({ kind: 'impossible', detail });
}

/** Formats the stats as a line of the sheet. */
export const statsText = (stats: Readonly<Record<string, number>>): string =>
  `${statRow(stats)} (3, 2, 2, 1 and 1, the best where the assets use them)`;

/** Line of the sheet with the meters and momentum of a new character. */
export const metersText = `health 5 · spirit 5 · supply 5 · momentum ${formatSigned(STARTING_MOMENTUM.value)} (most ${STARTING_MOMENTUM.most}, reset ${STARTING_MOMENTUM.reset})`;

/** Buys one advance, an ability or an asset, for each level after the first. New assets suit the character. */
export function buyAdvances(assets: Assets, level: number, suits: (asset: string) => boolean) {
  const advances = Array.from({ length: level - 1 }, (_, i) => assets.advance(i + 2, suits));
  const spent = advances.reduce((sum, { experience }) => sum + experience, 0);
  return { bought: advances, experience: { earned: spent, spent } };
}

/** Formats the advances as a line of the sheet. */
export function advancesText(advances: ReturnType<typeof buyAdvances>['bought']): string {
  const spent = advances.reduce((sum, { experience }) => sum + experience, 0);
  const entries = advances.map(({ bought, experience }) => `${bought} (${experience})`);
  return titledList(`Advances, ${spent} experience spent, 2 for an ability and 3 for an asset`, entries);
}

/** Formats the assets as lines of the sheet. */
export const assetLines = (held: readonly HeldAsset[]): string[] => bulletList('Assets', held.flatMap(assetText));

function assetText({ name, kind, called, requires, filled_in = {}, meter, abilities }: HeldAsset): string {
  const marked = abilities.filter(({ has }) => has).map(({ text }) => text);
  const blanks = Object.entries(filled_in)
    .map(([label, text]) => `${label} ${text}`)
    .join(', ');
  const notes = [kind, called && `called ${called}`, blanks, meter && `${meter.name} ${meter.value}`]
    .filter(Boolean)
    .join(', ');
  const condition = requires ? `${requires.replace(/\.\.\.$/, ':')} ` : '';
  // Options within an ability are a list with asterisks. Show them as bullets.
  return `${name} (${notes}): ${condition}${marked.join(' / ')}`.replaceAll(' * ', ' • ');
}

export const vowsText = (vows: readonly Vow[]): string[] =>
  bulletList(
    'Vows',
    vows.map(({ text, rank }) => `${text} (${rank})`),
  );
