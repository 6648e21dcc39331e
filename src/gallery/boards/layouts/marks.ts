import { STEP } from '../../../board/render/plan/measures.ts';
import type { Place } from '../../../board/render/plan/places.ts';
import type { PlayerColor } from '../../../board/render/plan/tones.ts';
import type { Mark } from './schema.ts';

/** The mark that a character of a row stands for; a plain place has none. */
export function markFor(marks: Readonly<Record<string, Mark>>, character: string): Mark {
  if (character === '.') return {};
  const mark = marks[character];
  if (!mark) throw new Error(`no mark is called ${character}`);
  return mark;
}

/** What a mark makes of a place, on an arm of that colour if on any. */
export function looksOf({ name, tone, reach, ...looks }: Mark, arm?: PlayerColor): Partial<Place> {
  return {
    ...looks,
    tone: tone === 'arm' ? arm : tone,
    mark: name,
    ...(reach !== undefined && { reach: reach * STEP }),
  };
}
