import type { FamilySlug } from '../../families/families.ts';
import type { GalleryBoard } from '../../gallery/boards/board.ts';
import { IMAGE_ROOT } from '../../tools/image-address.ts';
import { choicesOf } from '../../tools/play/drawing/picture-choices.ts';
import { findVariant } from '../../tools/play/open-game.ts';
import { type Option, selectField } from '../forms/fields.ts';
import { escapeHtml } from '../page.ts';

/** What a visitor may choose of the picture of a board, with the label of each choice. */
const LABELS = { theme: 'Colours', pieces: 'Pieces', orientation: 'Below', coordinates: 'Names of squares' } as const;

type ChoiceName = keyof typeof LABELS;

/** The choices that a visitor has made. */
export type BoardChoices = Readonly<Partial<Record<ChoiceName, string>>>;

/** Path of the picture of a board that an engine draws, without its ending; undefined for other boards. */
export function enginePicture(games: GalleryBoard['games'] = []): string | undefined {
  const played = games.find(({ playable }) => playable);
  return played && `${IMAGE_ROOT}/${played.game}/${encodeURIComponent(played.variant)}`;
}

/** What there is to choose from: by name of the choice, its values. Boards without an engine are drawn in one way. */
function optionsOf(games: GalleryBoard['games'] = []): [ChoiceName, readonly string[]][] {
  const played = games.find(({ playable }) => playable);
  const variant = played && findVariant(played.game as FamilySlug, played.variant);
  if (!variant?.ok) return [];
  const choices = choicesOf(variant.value);
  const names = Object.keys(LABELS) as ChoiceName[];
  return names
    .map((name): [ChoiceName, readonly string[]] => [name, choices[name]])
    .filter(([, { length }]) => length > 1);
}

/** Reads the choices from a query. Values that the board does not have are ignored. */
export const readBoardChoices = (games: GalleryBoard['games'] | undefined, query: URLSearchParams): BoardChoices =>
  Object.fromEntries(
    optionsOf(games).flatMap(([name, values]) => {
      const value = query.get(name);
      return value && values.includes(value) ? [[name, value]] : [];
    }),
  );

/** The form in which a visitor chooses how the board looks; empty if there is one way to draw it. */
export function boardForm(path: string, games: GalleryBoard['games'] | undefined, chosen: BoardChoices): string {
  const options = optionsOf(games);
  if (!options.length) return '';
  const fields = options.map(([name, values]) =>
    selectField(LABELS[name], name, [['', 'as usual'], ...values.map((one): Option => [one, one])], chosen[name]),
  );
  return `<h2 id="picture">Change the picture</h2>
<form class="search" action="${escapeHtml(path)}#top">
${fields.join('')}<button>Show</button>
</form>`;
}
