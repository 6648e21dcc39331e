import { IMAGE_ROOT } from '../gallery/image-root.ts';
import { movesPath } from '../gallery/pieces/piece-moves.ts';
import { STANDARD_SLUG } from './variants.ts';

/** Lines of a diagram in the text of a page, by the words before their colons. */
const WORDS = ['variant', 'fen', 'moves', 'last', 'marks', 'piece', 'below', 'text'] as const;

type DiagramLines = Partial<Record<(typeof WORDS)[number], string>>;

const BLOCK = /^```diagram\n([^`]*)```$/gm;

/**
 * Replaces the diagrams in a text, fenced blocks such as
 *
 *     ```diagram
 *     fen: r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1
 *     marks: g1, c1
 *     text: White may castle to either side.
 *     ```
 *
 * by Markdown images, whose addresses draw the position. Throws on any other form, because we wrote all texts ourselves.
 */
export const replaceDiagrams = (text: string, game: string): string =>
  text.replaceAll(BLOCK, (_, lines: string) => imageOf(readLines(lines), game));

function readLines(block: string): DiagramLines {
  const lines: DiagramLines = {};
  for (const line of block.trim().split('\n')) {
    const end = line.indexOf(':');
    const word = WORDS.find((known) => known === line.slice(0, end));
    if (!word || lines[word] !== undefined)
      throw new Error(`a diagram has one line each of ${WORDS.join(', ')}, not ${JSON.stringify(line)}`);
    lines[word] = line.slice(end + 1).trim();
  }
  return lines;
}

function imageOf({ variant = STANDARD_SLUG, text, piece, ...position }: DiagramLines, game: string): string {
  if (!text || /[[\]]/.test(text)) throw new Error('a diagram has a line "text: …", without brackets');
  return `![${text}](${piece ? movesPath(game, variant, piece) : positionPath(game, variant, position)})`;
}

/** Path of the picture of a position, as SVG. */
function positionPath(game: string, variant: string, { fen, moves, last, marks, below }: DiagramLines): string {
  const query = new URLSearchParams();
  const asked = { fen, moves, last: last?.replaceAll(' ', ''), highlights: markedSquares(marks), orientation: below };
  for (const [word, value] of Object.entries(asked)) if (value) query.set(word, value);
  return `${IMAGE_ROOT}/${game}/${encodeURIComponent(variant)}.svg${query.size ? `?${readable(query)}` : ''}`;
}

/** Squares to highlight, as addresses name them: with an `@` before a name that is a number. */
const markedSquares = (list: string | undefined): string | undefined =>
  list?.replaceAll(' ', '').replaceAll(/(^|,)(?=\d+(?:,|$))/g, '$1@');

/** A query in which what need not be escaped is as it was, so that addresses can be read. */
const readable = (query: URLSearchParams): string =>
  query.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%40', '@');
