import type { FamilySlug } from '../../families/families.ts';
import type { GalleryBoard } from '../../gallery/boards/board.ts';
import { choicesOf } from '../../tools/play/drawing/picture-choices.ts';
import { findVariant } from '../../tools/play/open-game.ts';
import { escapeHtml } from '../page.ts';

const LABELS = { theme: 'Colours', pieces: 'Pieces', orientation: 'Below', coordinates: 'Names of squares' } as const;

/**
 * Makes a form that opens the picture of a board as the visitor chooses it. Boards without an engine are drawn in one
 * way, so that they have none.
 */
export function pictureForm(games: GalleryBoard['games']): string {
  const played = games.find(({ playable }) => playable);
  if (!played) return '';
  const family = played.game as FamilySlug;
  const variant = findVariant(family, played.variant);
  if (!variant.ok) return '';
  const choices = choicesOf(variant.value);
  const fields = Object.entries(LABELS).map(([name, label]) =>
    select(name, label, choices[name as keyof typeof LABELS]),
  );
  return `<h2 id="picture">Picture</h2>
<form class="search" action="/img/${family}/${encodeURIComponent(played.variant)}.svg">
${fields.join('')}<label>Width
<input type="number" name="size" min="16" max="2048" value="800"></label> <button>Show</button>
</form>
<p>Any page may show the picture by its address.</p>`;
}

const select = (name: string, label: string, values: readonly string[]): string =>
  values.length < 2
    ? ''
    : `<label>${label}
<select name="${name}"><option value="">as usual</option>${values
        .map((value) => `<option>${escapeHtml(value)}</option>`)
        .join('')}</select></label>`;
