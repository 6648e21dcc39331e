import { lookParameters, type MapLook } from '../../hexmap/formats/query.ts';
import { HEX_WIDTHS, MAX_SHEETS, PAPER_NAMES, PAPERS } from '../../hexmap/render/paper.ts';
import { mapImagePath } from '../../tools/image-address.ts';
import { escapeHtml } from '../page.ts';

/** Makes the form that opens a sheet of a map to print to scale. */
export function printForm(share: string, look: MapLook): string {
  const hidden = lookParameters(look).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  const papers = PAPER_NAMES.map((name) => `<option value="${name}">${PAPERS[name].title}</option>`);
  const widths = HEX_WIDTHS.map((width) => `<option value="${width}mm">${width} mm</option>`);
  return `<h2 id="print">Print to scale</h2>
<form class="search" action="${escapeHtml(mapImagePath(share))}">${hidden.join('')}
<label>Paper <select name="page">${papers.join('')}</select></label>
<label>Width of a hex <select name="hex"><option value="">as large as one sheet holds</option>${widths.join('')}</select></label>
<label>Sheet <input type="number" name="sheet" value="1" min="1" max="${MAX_SHEETS}"></label>
<button>Open the sheet</button></form>
<p>Each sheet says which one it is, and of how many. Print it at 100 %; the bar at its foot is 50 mm long.</p>`;
}
