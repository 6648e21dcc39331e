import type { MapLook } from '../../hexmap/formats/query.ts';
import type { MapGame, MapRequest } from '../../hexmap/game.ts';
import { MAP_STYLES, STYLE_NAMES } from '../../hexmap/render/styles.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';
import { mapPath } from './maps-page.ts';

/** What the form of a map shows as chosen. */
export interface ChosenMap {
  readonly players: number;
  readonly size: number;
  readonly options: ReadonlySet<string>;
  readonly look: MapLook;
  readonly seed: string;
}

/** Why a choice cannot be met. `name` is the control at fault; undefined if several are. */
export interface FormFault {
  readonly detail: string;
  readonly name?: string | undefined;
}

export const chosenOf = ({ players, size, options, seed }: MapRequest, look: MapLook): ChosenMap => ({
  ...{ players, size, options, seed, look },
});

/** Makes the form with all options of a game's maps. The script of the page reads the same form. */
export function optionsForm(game: MapGame, chosen: ChosenMap, fault?: FormFault): string {
  const described = (name: string) =>
    fault && (fault.name ?? 'size') === name ? ' aria-invalid="true" aria-describedby="map-fault"' : '';
  const usual = Math.max(game.defaultSize(chosen.players), game.minSize(chosen.players));
  const players = range(game.players).map((count) => optionOf(count, String(count)));
  const sizes = range(game.size).map((size) =>
    optionOf(size, `${countOf(size, 'ring')}${size === usual ? ', usual' : ''}`),
  );
  const styles = STYLE_NAMES.map((name) =>
    optionOf(name, `${capitalize(name)}: ${MAP_STYLES[name].title.toLowerCase()}`),
  );
  return `<form class="search map-options" id="map-options" action="${mapPath(game)}">
${selectField('Players', 'players', players, String(chosen.players), described('players'))}
${selectField('Size', 'size', sizes, String(chosen.size), described('size'))}
${game.options.map(({ slug, title }) => check('option', slug, title, chosen.options.has(slug))).join('\n')}
${selectField('Style', 'style', styles, chosen.look.style, described('style'))}
${check('numbers', 'yes', 'number each hex, such as 0203', chosen.look.hasNumbers)}
<label>Seed
<input name="seed" value="${escapeHtml(chosen.seed)}" maxlength="100" autocapitalize="off" autocomplete="off" spellcheck="false"></label>
<button>Show map</button>
</form>
<p id="map-fault" role="alert">${fault ? escapeHtml(fault.detail) : ''}</p>`;
}

const range = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const optionOf = (value: string | number, text: string): Option => [String(value), text];

const check = (name: string, value: string, title: string, isChosen: boolean): string =>
  `<label class="check"><input type="checkbox" name="${name}" value="${value}"${isChosen ? ' checked' : ''}> ${escapeHtml(capitalize(title))}</label>`;
