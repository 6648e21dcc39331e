import { PLACE_DISTANCE } from '../../../board/render/plan/measures.ts';
import type { BoardPlace } from '../../../board/render/plan/places.ts';
import type { PlayerColor } from '../../../board/render/plan/tones.ts';
import type { Mark } from './schema.ts';

/**
 * Returns the mark for which a character in a row of a layout stands; an empty mark for a plain place. Throws for
 * unknown characters.
 */
export function markFor(marks: Readonly<Record<string, Mark>>, character: string): Mark {
  if (character === '.') return {};
  const mark = marks[character];
  if (!mark) throw new Error(`no mark is called ${character}`);
  return mark;
}

/**
 * Converts a mark to the properties with which its place is drawn. `arm` is the colour of the arm to which the place
 * belongs, if any.
 */
export function markLooksOf(
  { name, tone, reach, ornament: _, ...looks }: Mark,
  arm?: PlayerColor,
): Partial<BoardPlace> {
  return {
    ...looks,
    tone: tone === 'arm' ? arm : tone,
    specialMark: name,
    ...(reach !== undefined && { reach: reach * PLACE_DISTANCE }),
  };
}
