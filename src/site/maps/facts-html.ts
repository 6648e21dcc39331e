import type { HexMap } from '../../hexmap/game.ts';
import { HexNumbers } from '../../hexmap/hex-numbers.ts';
import { groundTable, mapFacts } from '../../hexmap/map-facts.ts';
import { capitalize } from '../../lib/wording.ts';
import { escapeHtml } from '../page.ts';

/** Writes what is on a map as HTML. */
export function factsHtml(map: HexMap): string {
  const { nameOf } = new HexNumbers(map.grid, map.request.game.orientation);
  const { summary, terrains, things, sides, fairness, players } = mapFacts(map, nameOf);
  const ground = groundTable(terrains);
  const lines = [...things, ...sides].map((line) => `<li>${escapeHtml(capitalize(line))}</li>`);
  return `<p>${escapeHtml(summary)}. Hexes are numbered by column and row from the upper left: 0203 is the third hex of the second column.</p>
${table('Ground', ground.heads, ground.rows)}
${lines.length ? `<ul>\n${lines.join('\n')}\n</ul>` : ''}
<h2 id="fairness">Fairness</h2>
<p>${escapeHtml(fairness)}</p>
${table('Fairness by player', players.heads, players.rows)}`;
}

function table(name: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join('');
  const body = rows.map(([first = '', ...cells]) => {
    const others = cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(first)}</th>${others}</tr>`;
  });
  return `<div class="wide" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>
${body.join('\n')}
</tbody></table></div>`;
}
