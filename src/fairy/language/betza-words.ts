import { parseBetza, type Stroke } from './betza.ts';

/** Strokes of one piece that differ only in direction: the same leap, range and purpose. */
interface Manner {
  readonly leap: string;
  readonly kind: Omit<Stroke, 'dx' | 'dy'>;
  readonly ways: readonly Stroke[];
}

/**
 * Describes a Betza notation in words: `any number of squares straight, or one square diagonally forward`. Forward is
 * as the piece's owner sees it.
 */
export function describeBetza(betza: string): string {
  const manners = joined(mannersOf(parseBetza(betza)));
  return manners.length ? manners.join('; or ') : 'does not move';
}

function mannersOf(strokes: readonly Stroke[]): Manner[] {
  const groups = new Map<string, Stroke[]>();
  for (const stroke of strokes) {
    const { dx, dy, ...kind } = stroke;
    const key = JSON.stringify([leapOf(stroke), kind]);
    groups.set(key, [...(groups.get(key) ?? []), stroke]);
  }
  return [...groups.values()].map((ways) => {
    const { dx: _, dy: __, ...kind } = ways[0]!;
    return { leap: leapOf(ways[0]!), kind, ways };
  });
}

/** The leap of a stroke regardless of direction: `1,0` for an orthogonal step, `2,1` for a knight's leap. */
const leapOf = ({ dx, dy }: Stroke): string => {
  const [one, other] = [Math.abs(dx), Math.abs(dy)];
  return `${Math.max(one, other)},${Math.min(one, other)}`;
};

/** Describes each manner. Straight and diagonal ones that are otherwise alike become one phrase. */
function joined(manners: readonly Manner[]): string[] {
  const straight = manners.find(({ leap, ways }) => leap === '1,0' && ways.length === 4);
  const diagonal = manners.find(
    ({ leap, kind, ways }) => leap === '1,1' && ways.length === 4 && straight && same(kind, straight.kind),
  );
  if (!straight || !diagonal) return manners.map(inWords);
  const rest = manners.filter((manner) => manner !== straight && manner !== diagonal);
  return [told(`${reach(straight.kind.range)} in any direction`, straight.kind), ...rest.map(inWords)];
}

const same = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function inWords({ leap, kind, ways }: Manner): string {
  const steps = leap === '1,0' || leap === '1,1';
  return told(steps ? `${reach(kind.range)} ${directions(ways)}` : leaps(leap, kind.range, ways), kind);
}

/** How many steps may follow each other. */
function reach(range: number): string {
  if (range === 0) return 'any number of squares';
  return range === 1 ? 'one square' : `up to ${range} squares`;
}

const LEAPS: Readonly<Record<string, string>> = {
  '2,0': 'leaps to the second square',
  '2,1': "a knight's leap (two squares straight and one aside)",
  '2,2': 'leaps to the second square',
  '3,0': 'leaps to the third square',
  '3,1': 'leaps three squares straight and one aside',
  '3,2': 'leaps three squares straight and two aside',
  '3,3': 'leaps to the third square',
};

function leaps(leap: string, range: number, ways: readonly Stroke[]): string {
  const again = range === 0 ? ', and on in the same direction' : range > 1 ? `, up to ${range} times in a row` : '';
  const isOblique = !leap.endsWith(',0') && leap[0] !== leap[2];
  if (!isOblique) return `${LEAPS[leap]} ${directions(ways)}${again}`;
  return LEAPS[leap]! + (ways.length === 8 ? '' : `, ${aims(ways)} only`) + again;
}

/** Names the subset of the eight directions of an oblique leap. */
function aims(ways: readonly Stroke[]): string {
  const forward = ways.filter(({ dy }) => dy > 0);
  if (forward.length === 2 && ways.length === 2)
    return forward.every(({ dx, dy }) => dy > Math.abs(dx)) ? 'straight ahead' : 'the wide ones forward';
  if (forward.length === ways.length) return 'forward';
  if (ways.every(({ dy }) => dy < 0)) return 'backward';
  return 'turning one way round';
}

const QUARTERS = [
  ['forward', ({ dy }: Stroke) => dy > 0],
  ['backward', ({ dy }: Stroke) => dy < 0],
  ['to the left', ({ dx }: Stroke) => dx < 0],
  ['to the right', ({ dx }: Stroke) => dx > 0],
] as const;

/** Names the directions of straight or diagonal steps. */
function directions(ways: readonly Stroke[]): string {
  const isDiagonal = ways[0]!.dx !== 0 && ways[0]!.dy !== 0;
  const way = isDiagonal ? 'diagonally' : 'straight';
  return ways.length === 4 ? way : `${way} ${towards(ways)}`;
}

function towards(ways: readonly Stroke[]): string {
  const isDiagonal = ways.some(({ dx, dy }) => dx !== 0 && dy !== 0);
  if (isDiagonal && ways.length === 1) return cornerOf(ways[0]!);
  if (isDiagonal) return QUARTERS.find(([, goes]) => ways.every(goes))?.[0] ?? ways.map(cornerOf).join(' or ');
  const names = QUARTERS.filter(([, goes]) => ways.some(goes)).map(([name]) => name);
  const sideways = names.includes('to the left') && names.includes('to the right');
  const told = sideways ? [...names.slice(0, -2), 'sideways'] : names;
  return told.length > 1 ? `${told.slice(0, -1).join(', ')} or ${told.at(-1)}` : told[0]!;
}

const cornerOf = ({ dx, dy }: Stroke): string =>
  `${dy > 0 ? 'forward' : 'backward'} to the ${dx < 0 ? 'left' : 'right'}`;

/** Adds the purpose and the conditions of a manner to the text of its steps. */
function told(way: string, { move, capture, enPassant, initial, lame, hop, onLines }: Manner['kind']): string {
  const purpose = enPassant
    ? ' to capture, also in passing'
    : move && !capture
      ? ' without capturing'
      : capture && !move
        ? ' to capture'
        : '';
  const jump = { none: '', on: ', over exactly one piece', behind: ', to the square right behind the first piece' }[
    hop
  ];
  const needs = [
    initial ? ', from where it begins' : '',
    lame ? ', if nothing stands in the way' : '',
    onLines ? ', along the lines of the board' : '',
  ];
  return way + purpose + jump + needs.join('');
}
