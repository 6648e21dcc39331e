import { HAN } from './glyphs.generated.ts';
import { type Contour, outlined, parsePath, placed, scalePath } from './path.ts';

/** Middle of the square that a character fills, above the baseline, in thousandths of the size. */
const MIDDLE = 380;
const EM = 1000;

const cut = new Map<string, readonly Contour[]>();

/** Read once: characters are few. */
function contoursOf(character: string): readonly Contour[] {
  let made = cut.get(character);
  if (!made) {
    made = scalePath(parsePath(HAN[character]![1]), 1, -EM / 2, MIDDLE);
    cut.set(character, made);
  }
  return made;
}

/** Whether every character has an outline. */
export const canWrite = (text: string): boolean =>
  text !== '' && [...text].every((character) => Object.hasOwn(HAN, character));

/** Path data of characters below each other, the column's middle at a point; what has no outline leaves a gap. */
export const column = (text: string, size: number, x: number, y: number): string =>
  along(text, size, (offset) => [x, y + offset]);

/** The same beside each other. */
export const line = (text: string, size: number, x: number, y: number): string =>
  along(text, size, (offset) => [x + offset, y]);

function along(text: string, size: number, at: (offset: number) => [x: number, y: number]): string {
  const characters = [...text];
  const first = -((characters.length - 1) * size) / 2;
  return characters
    .map((character, i) => {
      if (!canWrite(character)) return '';
      const [x, y] = at(first + i * size);
      return placed(outlined(scalePath(contoursOf(character), size / EM, x, y)), 0, 0);
    })
    .join('');
}
