import type { Place } from '../../board/render/plan/places.ts';
import { joinNames } from '../../lib/nearest.ts';
import { YARD } from './layouts/arms.ts';
import type { Drafted } from './layouts/drafted.ts';
import type { Layout } from './layouts/schema.ts';
import type { Standing } from './layouts/standing.ts';

/** What stands on a board, in words: "White: king f6, defenders f4, f5 and g5. Black: …" */
export function setupWords({ standing }: Drafted): string {
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

function sideWords(side: string, standing: readonly Standing[]): string {
  const names = [...new Set(standing.map(({ man }) => man.name))];
  const groups = names.map((name) => {
    const places = standing.filter(({ man }) => man.name === name).map(({ place }) => place);
    const count = places.length;
    return `${count} ${count === 1 ? name : plural(name)}: ${joinNames(counted(places), 'and')}`;
  });
  return `${capital(side)} has ${groups.join('; ')}.`;
}

/** "24 (2)" where two stand on one place. */
function counted(places: readonly string[]): string[] {
  return [...new Set(places)].map((place) => {
    const count = places.filter((other) => other === place).length;
    return count > 1 ? `${place} (${count})` : place;
  });
}

/** How places are called, for who reads of them: "Files have letters from the left, ranks numbers from below." */
export function namingWords(layout: Layout): string {
  if (layout.kind === 'arms') return ARMS;
  if (layout.kind === 'squares') return layout.order ? '' : SQUARES;
  if (layout.kind !== 'points' || !layout.rows) return '';
  return layout.stagger ? STAGGERED : SQUARES;
}

const SQUARES = 'Files have letters from the left, ranks numbers from below.';
const STAGGERED = 'Rows have letters from above, the places of a row numbers from the left.';
const ARMS =
  'Arms are called by their colours, clockwise from above; looking outwards, columns have letters from the left, rows numbers from the middle.';

/** Places that are marked, in words: "Throne: f6. Corner: a1, a11, k1 and k11." Where men wait is told with them. */
export function marksWords({ plan }: Drafted): string {
  const marked = plan.places.filter(
    (place): place is Place & { mark: string } => place.mark !== undefined && place.mark !== YARD,
  );
  const marks = [...new Set(marked.map(({ mark }) => mark))];
  return marks
    .map((mark) => {
      const names = inOrder(marked.filter((place) => place.mark === mark).map(({ name }) => name));
      return names.length === 1 && names[0] === mark ? '' : `${capital(mark)}: ${joinNames(names, 'and')}.`;
    })
    .filter(Boolean)
    .join(' ');
}

/** Numbers by their size, other names as they come. */
const inOrder = (names: readonly string[]): string[] =>
  names.every((name) => /^\d+$/.test(name)) ? [...names].sort((a, b) => Number(a) - Number(b)) : [...names];

/** What leads from place to place: "Ladders: 4 to 25. Snakes: 27 to 5." */
export function linksWords(links: readonly (readonly [string, string, string])[]): string {
  const looks = [...new Set(links.map(([look]) => look))];
  return looks
    .map((look) => {
      const ways = links.filter(([own]) => own === look).map(([, from, to]) => `${from} to ${to}`);
      return `${capital(plural(look))}: ${joinNames(ways, 'and')}.`;
    })
    .join(' ');
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Plurals that follow no rule. */
const PLURALS: Readonly<Record<string, string>> = { goose: 'geese', sheep: 'sheep' };

function plural(name: string): string {
  if (PLURALS[name]) return PLURALS[name];
  if (/man$/.test(name)) return name.replace(/an$/, 'en');
  if (/f$/.test(name)) return name.replace(/f$/, 'ves');
  if (/[^aeiou]y$/.test(name)) return name.replace(/y$/, 'ies');
  return name + (/x$/.test(name) ? 'es' : 's');
}
