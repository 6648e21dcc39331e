import { html, nothing } from 'lit';
import { groundTable, type MapFacts } from '../../hexmap/map-facts.ts';
import { capitalize } from '../../lib/wording.ts';

/** What is on a map, in words. */
export function factsView({ summary, terrains, things, sides, fairness, players }: MapFacts) {
  const ground = groundTable(terrains);
  const lines = [...things, ...sides];
  return html`<h2>On this map</h2>
    <p>
      ${summary}. Hexes are numbered by column and row from the upper left: 0203 is the third hex of the second column.
    </p>
    ${table('Ground', ground.heads, ground.rows)}
    ${lines.length ? html`<ul>${lines.map((line) => html`<li>${capitalize(line)}</li>`)}</ul>` : nothing}
    <h2>Fairness</h2>
    <p>${fairness}</p>
    ${table('Fairness by player', players.heads, players.rows)}`;
}

const table = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) => html`<div
  class="wide"
  role="region"
  aria-label=${name}
  tabindex="0"
>
  <table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...cells]) => html`<tr>
          <th scope="row">${first}</th>
          ${cells.map((cell) => html`<td>${cell}</td>`)}
        </tr>`,
      )}
    </tbody>
  </table>
</div>`;
