import { DICE_ROOT } from '../../dice/render/page-address.ts';
import { entityCatalogueOf } from '../../entity/catalogue.ts';
import type { Entity } from '../../entity/entity.ts';
import { ROLEPLAYING_SYSTEMS } from '../../entity/systems.ts';
import { familyOf } from '../../families/families.ts';
import type { Page } from '../../rulebook/page.ts';
import { entityPagePath } from '../../rulebook/system-pages.ts';
import { STANDARD_SLUG } from '../../rulebook/variants.ts';
import { CHARACTERS_ROOT } from '../../tools/image-address.ts';
import { DECKS_ROOT } from '../decks/deal.ts';
import { EPIC4_ROOT } from '../epic4/cards.ts';
import { MAPS_ROOT } from '../maps/maps-page.ts';
import { NUKES_ROOT } from '../nukes/nukes-page.ts';
import { encounterPath, hasEncounters, readEncounter } from '../oracles/encounter-page.ts';
import { ORACLES_ROOT, oraclePath } from '../oracles/paths.ts';
import { escapeHtml } from '../page.ts';
import { playPath } from '../play/addresses.ts';
import { RINGQUEST_ROOT } from '../ringquest/ringquest-page.ts';

/** A page at which a reader can do what the rules describe. */
type Use = readonly [path: string, title: string];

const mapOf = (game: string): Use => [`${MAPS_ROOT}/${game}`, 'Make a map'];

/** Pages for games and parts of games that no engine plays, by rulebook. */
const USES: Readonly<Record<string, readonly Use[]>> = {
  nukes: [[NUKES_ROOT, 'Set up a game and resolve fights'], mapOf('nukes')],
  epic4: [[EPIC4_ROOT, 'Set up a game and look up cards'], mapOf('epic4')],
  ringquest: [[RINGQUEST_ROOT, 'Set up a game and draw encounters'], mapOf('ringquest')],
  colony: [mapOf('colony')],
  dominoes: [[DECKS_ROOT, 'Deal tiles']],
  deck: [[DECKS_ROOT, 'Deal cards']],
  dice: [[DICE_ROOT, 'Roll dice']],
  'hex-maps': [[MAPS_ROOT, 'Make a map']],
  oracles: [[ORACLES_ROOT, 'Ask an oracle']],
};

function usesOf(game: string): readonly Use[] {
  const system = ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === game)?.slug;
  if (system)
    return [
      [`${CHARACTERS_ROOT}/${system}`, 'Make a character'],
      [oraclePath(system), hasEncounters(system) ? 'Make an encounter' : 'Roll on tables'],
    ];
  return familyOf(game) ? [[playPath(game, STANDARD_SLUG), 'Play in the browser']] : (USES[game] ?? []);
}

/** Links to the pages at which a reader can do what a rulebook describes; empty if there are none. */
export const usesHtml = (game: string, page?: Page): string => {
  const uses = [...(page ? meetingsOf(game, page) : []), ...usesOf(game)];
  // Most of these pages draw by chance, so that robots would find another one each time.
  const links = uses.map(([path, title]) => `<a href="${escapeHtml(path)}" rel="nofollow">${title}</a>`);
  return links.length ? `<p class="actions">${links.join(' ')}</p>` : '';
};

/** The encounter with the monster of a page, at the level at which one of it is a fair fight for four characters. */
function meetingsOf(game: string, page: Page): readonly Use[] {
  const system = ROLEPLAYING_SYSTEMS.find(({ slug }) => slug === game)?.slug;
  if (!system || page.section !== 'monsters' || !hasEncounters(system)) return [];
  const path = `/rules/${game}/${page.section}/${page.slug}`;
  const monster = entityCatalogueOf(system)
    .byCategory.get('monster')
    ?.find((one) => entityPagePath(one) === path);
  if (!monster) return [];
  const asked = new URLSearchParams({ monster: monster.name, level: String(levelFor(monster)) });
  return [[encounterPath(system, readEncounter(system, asked)), 'Meet it in an encounter']];
}

/** Ratings below 1 are written as fractions. */
const levelFor = ({ cr }: Entity): number => Math.min(MAX_LEVEL, Math.max(1, Number(cr) || 1));

const MAX_LEVEL = 20;
