import { emWidth, FACES, type Face } from './metrics.ts';

/** A piece of text in one face. */
export interface Run {
  readonly text: string;
  readonly face: Face;
}

/** A piece of a line: its text, and its place from the start of the line, in ems. */
export interface PlacedRun extends Run {
  readonly at: number;
  readonly width: number;
}

export interface Line {
  readonly runs: readonly PlacedRun[];
  readonly width: number;
}

/** A word with its width in ems. Words that follow each other without a space are glued. */
interface Word extends Run {
  readonly width: number;
  readonly isGlued: boolean;
}

/** Text that was measured once and can be broken at any width. */
export interface Prepared {
  readonly words: readonly Word[];
}

/** Measures the words of a text. */
export function prepare(runs: readonly Run[]): Prepared {
  const words: Word[] = [];
  let endsInSpace = true;
  for (const { text, face } of runs) {
    const parts = text.split(' ');
    for (const [i, part] of parts.entries()) {
      if (part === '') continue;
      const isGlued = i === 0 && !endsInSpace;
      words.push({ text: part, face, width: emWidth(part, face), isGlued });
    }
    endsInSpace = text === '' ? endsInSpace : text.endsWith(' ');
  }
  return { words };
}

/**
 * Breaks text into lines of at most `width` ems. `firstWidth` is the room in the first line, if it is another. Words
 * that are wider than a line are broken between characters.
 */
export function breakLines({ words }: Prepared, width: number, firstWidth = width): Line[] {
  const lines: Line[] = [];
  let line = new LineInWork();
  const room = () => (lines.length ? width : firstWidth);
  const flush = () => {
    lines.push(line.finish());
    line = new LineInWork();
  };
  for (const word of words) {
    if (line.isEmpty || line.widthWith(word) <= room()) {
      if (word.width <= room()) {
        line.add(word);
        continue;
      }
    } else flush();
    if (word.width <= room()) {
      line.add(word);
      continue;
    }
    for (const piece of pieces(word, room())) {
      if (!line.isEmpty) flush();
      line.add(piece);
    }
  }
  if (!line.isEmpty || !lines.length) lines.push(line.finish());
  return lines;
}

const SPACE_WIDTH = Object.fromEntries(FACES.map((face) => [face, emWidth(' ', face)])) as Record<Face, number>;

class LineInWork {
  readonly #runs: { text: string; face: Face; at: number; width: number }[] = [];
  #width = 0;

  get isEmpty(): boolean {
    return this.#runs.length === 0;
  }

  widthWith(word: Word): number {
    return this.#width + this.#spaceBefore(word) + word.width;
  }

  add(word: Word): void {
    const space = this.#spaceBefore(word);
    const last = this.#runs.at(-1);
    if (last && last.face === word.face) {
      last.text += (space ? ' ' : '') + word.text;
      last.width += space + word.width;
    } else {
      this.#runs.push({ text: word.text, face: word.face, at: this.#width + space, width: word.width });
    }
    this.#width += space + word.width;
  }

  finish(): Line {
    return { runs: this.#runs, width: this.#width };
  }

  #spaceBefore({ isGlued, face }: Word): number {
    return this.isEmpty || isGlued ? 0 : SPACE_WIDTH[face];
  }
}

/** Breaks a word into pieces of at most `width` ems, but of at least one character. */
function pieces(word: Word, width: number): Word[] {
  const found: Word[] = [];
  let text = '';
  for (const character of word.text) {
    if (text && emWidth(text + character, word.face) > width) {
      found.push({ ...word, text, width: emWidth(text, word.face), isGlued: true });
      text = '';
    }
    text += character;
  }
  found.push({ ...word, text, width: emWidth(text, word.face), isGlued: true });
  return found;
}
