import { type BetzaStroke, parseBetza } from './betza.ts';

/** Strokes of one piece that differ only in direction: they have the same leap, range and purpose. */
interface Manner {
  readonly leap: string;
  readonly kind: Omit<BetzaStroke, 'dx' | 'dy'>;
  readonly strokes: readonly BetzaStroke[];
}

/**
 * Describes a Betza notation in words: `any number of squares straight, or one square diagonally forward`. "Forward" is
 * seen from the piece's owner.
 */
export const describeBetza = (betza: string): string => describeStrokes(parseBetza(betza));

/** Describes strokes in words, as `describeBetza` does. */
export function describeStrokes(strokes: readonly BetzaStroke[]): string {
  const manners = describeManners(mannersOf(strokes));
  return manners.length ? manners.join('; or ') : 'does not move';
}

function mannersOf(strokes: readonly BetzaStroke[]): Manner[] {
  const groups = new Map<string, BetzaStroke[]>();
  for (const stroke of strokes) {
    const { dx, dy, ...kind } = stroke;
    const key = JSON.stringify([leapOf(stroke), kind]);
    groups.set(key, [...(groups.get(key) ?? []), stroke]);
  }
  return [...groups.values()].map((group) => {
    const { dx: _, dy: __, ...kind } = group[0]!;
    return { leap: leapOf(group[0]!), kind, strokes: group };
  });
}

/** The leap of a stroke regardless of direction: `1,0` for an orthogonal step, `2,1` for a knight's leap. */
const leapOf = ({ dx, dy }: BetzaStroke): string => {
  const [one, other] = [Math.abs(dx), Math.abs(dy)];
  return `${Math.max(one, other)},${Math.min(one, other)}`;
};

/** Describes each manner of moving. Straight and diagonal manners that are otherwise alike share one phrase. */
function describeManners(manners: readonly Manner[]): string[] {
  const straight = manners.find(({ leap, strokes }) => leap === '1,0' && strokes.length === 4);
  const diagonal = manners.find(
    ({ leap, kind, strokes }) => leap === '1,1' && strokes.length === 4 && straight && isSame(kind, straight.kind),
  );
  if (!straight || !diagonal) return manners.map(describeManner);
  const rest = manners.filter((manner) => manner !== straight && manner !== diagonal);
  return [
    withConditions(`${distanceText(straight.kind.range)} in any direction`, straight.kind),
    ...rest.map(describeManner),
  ];
}

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

function describeManner({ leap, kind, strokes }: Manner): string {
  const steps = leap === '1,0' || leap === '1,1';
  return withConditions(
    steps ? `${distanceText(kind.range)} ${directionText(strokes)}` : leapText(leap, kind.range, strokes),
    kind,
  );
}

/** Says how many steps in a row a manner allows. */
function distanceText(range: number): string {
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

function leapText(leap: string, range: number, strokes: readonly BetzaStroke[]): string {
  const again = range === 0 ? ', and on in the same direction' : range > 1 ? `, up to ${range} times in a row` : '';
  const isOblique = !leap.endsWith(',0') && leap[0] !== leap[2];
  if (!isOblique) return `${LEAPS[leap]} ${directionText(strokes)}${again}`;
  return LEAPS[leap]! + (strokes.length === 8 ? '' : `, ${obliqueSubset(strokes)} only`) + again;
}

/** Names a subset of the eight directions of an oblique leap such as the knight's. */
function obliqueSubset(strokes: readonly BetzaStroke[]): string {
  const forward = strokes.filter(({ dy }) => dy > 0);
  if (forward.length === 2 && strokes.length === 2)
    return forward.every(({ dx, dy }) => dy > Math.abs(dx)) ? 'straight ahead' : 'the wide ones forward';
  if (forward.length === strokes.length) return 'forward';
  if (strokes.every(({ dy }) => dy < 0)) return 'backward';
  return 'turning one way round';
}

const QUARTERS = [
  ['forward', ({ dy }: BetzaStroke) => dy > 0],
  ['backward', ({ dy }: BetzaStroke) => dy < 0],
  ['to the left', ({ dx }: BetzaStroke) => dx < 0],
  ['to the right', ({ dx }: BetzaStroke) => dx > 0],
] as const;

/** Names the directions of straight or diagonal steps. */
function directionText(strokes: readonly BetzaStroke[]): string {
  const isDiagonal = strokes[0]!.dx !== 0 && strokes[0]!.dy !== 0;
  const direction = isDiagonal ? 'diagonally' : 'straight';
  return strokes.length === 4 ? direction : `${direction} ${subsetText(strokes)}`;
}

function subsetText(strokes: readonly BetzaStroke[]): string {
  const isDiagonal = strokes.some(({ dx, dy }) => dx !== 0 && dy !== 0);
  if (isDiagonal && strokes.length === 1) return cornerOf(strokes[0]!);
  if (isDiagonal)
    return QUARTERS.find(([, matches]) => strokes.every(matches))?.[0] ?? strokes.map(cornerOf).join(' or ');
  const names = QUARTERS.filter(([, matches]) => strokes.some(matches)).map(([name]) => name);
  const sideways = names.includes('to the left') && names.includes('to the right');
  const withConditions = sideways ? [...names.slice(0, -2), 'sideways'] : names;
  return withConditions.length > 1
    ? `${withConditions.slice(0, -1).join(', ')} or ${withConditions.at(-1)}`
    : withConditions[0]!;
}

const cornerOf = ({ dx, dy }: BetzaStroke): string =>
  `${dy > 0 ? 'forward' : 'backward'} to the ${dx < 0 ? 'left' : 'right'}`;

/** Adds the purpose and the conditions of a manner to the text of its steps. */
function withConditions(
  direction: string,
  { move, capture, enPassant, initial, lame, hop, onLines }: Manner['kind'],
): string {
  const purpose = enPassant
    ? ' to capture, also en passant'
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
  return direction + purpose + jump + needs.join('');
}
