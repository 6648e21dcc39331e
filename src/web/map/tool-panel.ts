import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { PLAYER_COLORS } from '../../hexmap/render/styles.ts';
import { capitalize } from '../../lib/wording.ts';
import { MAX_LABEL } from './edits.ts';
import type { PaletteEntry } from './messages.ts';
import type { ToolName, ToolSettings } from './tools.ts';

const TOOLS: readonly (readonly [ToolName, string])[] = [
  ['look', 'Look'],
  ['paint', 'Paint'],
  ['token', 'Tokens'],
  ['path', 'Path'],
  ['sight', 'View'],
];

/** How each tool is used. */
const HINTS: Readonly<Record<ToolName, string>> = {
  look: 'Point at a hex to see what is there. The arrow keys move from hex to hex.',
  paint: 'Point or drag over hexes. By keys: Enter paints, an arrow with Shift paints along.',
  token: 'Point at a hex to put a token there, at a token and then elsewhere to move it. Dragging moves it too.',
  path: 'Point at two hexes: the cheapest path and its cost are shown and said.',
  sight: 'Point at a hex: what cannot be seen from there is dimmed and crossed.',
};

/** Number of steps around a hex for each brush. */
const BRUSHES = [
  [0, '1 hex'],
  [1, '7 hexes'],
  [2, '19 hexes'],
  [4, '61 hexes'],
] as const;

/** Longest view in hexes. */
const MAX_RANGE = 20;

type Change = (settings: Partial<ToolSettings>) => void;

const textOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

/** The choice of a tool and its settings. */
export function toolPanel(
  settings: ToolSettings,
  palette: readonly PaletteEntry[],
  change: Change,
  remove?: () => void,
) {
  return html`<fieldset class="tools-choice">
      <legend>Pointing at the map</legend>
      ${TOOLS.map(
        ([tool, title]) => html`<label class="check"
          ><input type="radio" name="tool" value=${tool} .checked=${settings.tool === tool} @change=${() => change({ tool })} />
          ${title}</label
        >`,
      )}
    </fieldset>
    <p class="hint">${HINTS[settings.tool]}</p>
    ${settings.tool === 'paint' ? paintSettings(settings, palette, change) : nothing}
    ${settings.tool === 'token' ? tokenSettings(settings, change, remove) : nothing}
    ${settings.tool === 'sight' ? rangeSetting(settings, change) : nothing}`;
}

function paintSettings({ terrain, brush }: ToolSettings, palette: readonly PaletteEntry[], change: Change) {
  const entry = (title: string, value: number | undefined, svg: string) => html`<label class="swatch"
    ><input type="radio" name="terrain" .checked=${terrain === value} @change=${() => change({ terrain: value })} />
    <span class="tile" aria-hidden="true">${unsafeHTML(svg)}</span> ${capitalize(title)}</label
  >`;
  return html`<fieldset class="palette">
      <legend>Ground to paint</legend>
      ${palette.map(({ title, svg }, kind) => entry(title, kind, svg))} ${entry('as it was', undefined, '')}
    </fieldset>
    <label class="setting"
      >Brush
      <select @change=${(event: Event) => change({ brush: Number(textOf(event)) })}>
        ${BRUSHES.map(([steps, title]) => html`<option value=${steps} ?selected=${steps === brush}>${title}</option>`)}
      </select></label
    >`;
}

const tokenSettings = (
  { label, color }: ToolSettings,
  change: Change,
  remove?: () => void,
) => html`<div class="setting-row">
    <label class="setting"
      >Letters <input class="short" maxlength=${MAX_LABEL} autocomplete="off" .value=${label} @input=${(event: Event) => change({ label: textOf(event).trim() })}
    /></label>
    <label class="setting"
      >Colour
      <select @change=${(event: Event) => change({ color: Number(textOf(event)) })}>
        ${PLAYER_COLORS.map(({ name }, i) => html`<option value=${i} ?selected=${i === color}>${name}</option>`)}
      </select></label
    >
    ${remove ? html`<button type="button" @click=${remove}>Remove token</button>` : nothing}
  </div>`;

const rangeSetting = ({ range }: ToolSettings, change: Change) => html`<label class="setting"
  >Range in hexes
  <select @change=${(event: Event) => change({ range: Number(textOf(event)) })}>
    ${Array.from({ length: MAX_RANGE }, (_, i) => i + 1).map((hexes) => html`<option value=${hexes} ?selected=${hexes === range}>${hexes}</option>`)}
  </select></label
>`;
