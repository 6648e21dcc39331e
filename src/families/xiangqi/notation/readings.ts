import { type Coordinates, parseCoordinates } from '../../../fairy/notation/coordinates.ts';
import type { MoveReading, ParsedRecord } from '../../../play/record-format.ts';

/** What each number of the first rank means: the readings of moves such as `h2e2`. */
const READINGS = [
  { first: 0, name: 'ranks counted from 0', isNoted: false },
  { first: 1, name: 'ranks counted from 1', isNoted: true },
] as const;

/** Without a common reading the moves are left as they are: each is read on its own. */
const MIXED_RANKS = 'ranks counted from 0 in some and from 1 in others';

/**
 * The ways to read moves by coordinates, whose ranks count from 0 in UCCI and from 1 in UCI: both ways where the texts
 * do not show it. Every coordinate becomes one in capitals, which has one meaning.
 */
export function coordinateReadings({ moves, tags }: ParsedRecord): Pick<ParsedRecord, 'readings'> {
  const parsed = moves.map((text) => ({ text, coordinates: parseCoordinates(text) }));
  const given = parsed.flatMap(({ coordinates }) => coordinates ?? []);
  if (!given.length) return {};
  const isIccs = tags['format']?.trim().toUpperCase() === 'ICCS';
  const possible = READINGS.filter(({ first }) => given.every(({ firstRanks }) => firstRanks.includes(first)));
  const readings = possible
    .filter(({ first }) => first === 0 || !isIccs || possible.length === 1)
    .map(({ first, name, isNoted }): MoveReading => {
      const read = parsed.map(({ text, coordinates }) => (coordinates ? iccsText(coordinates, first) : text));
      return { moves: read, name, isNoted };
    });
  return { readings: readings.length ? readings : [{ moves, name: MIXED_RANKS, isNoted: true }] };
}

const iccsText = ({ from, to, drop, promotion }: Coordinates, first: number): string => {
  const point = ({ file, rank }: Coordinates['to']) => `${String.fromCharCode(65 + file)}${rank - first}`;
  return `${from ? `${point(from)}-` : `${drop!.toUpperCase()}@`}${point(to)}${promotion}`;
};
