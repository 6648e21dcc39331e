import type { BoardPlace } from '../../board/render/plan/places.ts';
import { joinNames } from '../../lib/nearest.ts';
import { capitalize } from '../../lib/wording.ts';
import { YARD_MARK } from './layouts/arms.ts';
import type { BoardDraft } from './layouts/board-draft.ts';
import type { PlacedMan } from './layouts/place-men.ts';
import type { Beside, Layout } from './layouts/schema.ts';

/** Describes the men on a board: "White has 1 king: f6; 3 defenders: f4, f5 and g5. Black has …" */
export function describeSetup({ standing }: BoardDraft): string {
  if (standing.length === 0) return 'Nothing stands on the board at first.';
  const sides = [...new Set(standing.map(({ man }) => man.side))];
  return sides
    .map((side) =>
      sideWords(
        side,
        standing.filter(({ man }) => man.side === side),
      ),
    )
    .join(' ');
}

function sideWords(side: string, standing: readonly PlacedMan[]): string {
  const names = [...new Set(standing.map(({ man }) => man.name))];
  const groups = names.map((name) => {
    const places = standing.filter(({ man }) => man.name === name).map(({ place }) => place);
    const count = places.length;
    return `${count} ${count === 1 ? name : plural(name)}: ${joinNames(withCounts(places), 'and')}`;
  });
  return `${side === 'neutral' ? 'There are' : `${capitalize(side)} has`} ${groups.join('; ')}.`;
}

/** Removes repeated places and adds to each the number of men on it, if more than one: "24 (2)". */
function withCounts(places: readonly string[]): string[] {
  return [...new Set(places)].map((place) => {
    const count = places.filter((other) => other === place).length;
    return count > 1 ? `${place} (${count})` : place;
  });
}

/** Explains how a layout's places are named: "Files have letters from the left, ranks numbers from below." */
export function describePlaceNames(layout: Layout): string {
  if (layout.kind === 'arms') return ARMS;
  if (layout.kind === 'squares') return layout.order ? '' : SQUARE_NAMES[layout.names];
  if (layout.kind !== 'points' || !layout.rows) return '';
  return layout.stagger ? STAGGERED : SQUARES;
}

const SQUARES = 'Files have letters from the left, ranks numbers from below.';
const SQUARE_NAMES = {
  chess: SQUARES,
  'letters-down': 'Rows have letters from above, columns numbers from the left.',
} as const;
const STAGGERED = 'Rows have letters from above, the places of a row numbers from the left.';
const ARMS =
  'Arms are called by their colours, clockwise from above; looking outwards, columns have letters from the left, rows numbers from the middle.';

/**
 * Lists the places with special marks: "Throne: f6. Corner: a1, a11, k1 and k11." Yards are left out, because the
 * description of the men covers them.
 */
export function describeMarks({ plan }: BoardDraft): string {
  const marked = plan.places.filter(
    (place): place is BoardPlace & { specialMark: string } =>
      place.specialMark !== undefined && place.specialMark !== YARD_MARK,
  );
  const marks = [...new Set(marked.map(({ specialMark }) => specialMark))];
  return marks
    .map((mark) => {
      const names = sortNames(marked.filter((place) => place.specialMark === mark).map(({ name }) => name));
      return names.length === 1 && names[0] === mark ? '' : `${capitalize(mark)}: ${joinNames(names, 'and')}.`;
    })
    .filter(Boolean)
    .join(' ');
}

/** Sorts names of places by number if all of them are numbers; otherwise keeps their order. */
const sortNames = (names: readonly string[]): string[] =>
  names.every((name) => /^\d+$/.test(name)) ? [...names].sort((a, b) => Number(a) - Number(b)) : [...names];

/** Lists links between places by kind: "Ladders: 4 to 25. Snakes: 27 to 5." */
export function describeLinks(links: readonly (readonly [string, string, string])[]): string {
  const looks = [...new Set(links.map(([look]) => look))];
  return looks
    .map((look) => {
      const pairs = links
        .filter(([own]) => own === look)
        .map(([, from, to]) => (from === to ? from : `${from} to ${to}`));
      return `${capitalize(plural(look))}: ${joinNames(pairs, 'and')}.`;
    })
    .join(' ');
}

/** Lists what lies beside the places: "Beside the places: 20 white goats; 2 sticks, flat side up." */
export function describeBeside(beside: readonly Beside[]): string {
  if (beside.length === 0) return '';
  const groups = beside.map(({ man: { name, side }, at, lying, of }) => {
    const count = of ?? at.length;
    const owner = side === 'neutral' ? '' : `${side} `;
    const drawn = of === undefined ? '' : `, of which ${at.length} are drawn`;
    return `${count} ${owner}${count === 1 ? name : plural(name)}${lying ? `, ${lying}` : ''}${drawn}`;
  });
  return `Beside the places: ${groups.join('; ')}.`;
}

/** Irregular plurals of names of men. */
const PLURALS: Readonly<Record<string, string>> = { goose: 'geese', sheep: 'sheep', die: 'dice' };

function plural(name: string): string {
  if (PLURALS[name]) return PLURALS[name];
  if (/man$/.test(name)) return name.replace(/an$/, 'en');
  if (/f$/.test(name)) return name.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return name + (/(?:x|ch)$/.test(name) ? 'es' : 's');
}
