import { familyOf } from '../../families/families.ts';
import { resolve } from '../../play/resolve.ts';
import { type Cells, cellsText } from './squares-text.ts';

/** What a state says of its position: how squares are called and where hands are written is a matter of the game. */
interface Placed {
  readonly fen: string;
  readonly family?: string;
  readonly variant?: string;
}

/** The words of a definition that its family has for this, if it has. */
interface Spelling {
  readonly squares?: string;
  readonly sfen?: string;
}

function definitionOf({ family, variant }: Placed): Cells & { notation?: Spelling } {
  const found = family === undefined || variant === undefined ? undefined : familyOf(family);
  const resolved = found && resolve(found, variant!);
  return resolved?.ok ? (resolved.value.definition as Cells) : {};
}

/** A position for people at a terminal: rows of letters with coordinates, what is in hand below. */
function boardText(state: Placed): string {
  const { fen } = state;
  const definition = definitionOf(state);
  const { squares, sfen } = definition.notation ?? {};
  const [placement = '', , held] = fen.split(' ');
  const [, board = '', bracketed] = /^([^[]*)(?:\[(.*)\])?$/.exec(placement) ?? [];
  const hand = sfen === 'written' ? held?.replace('-', '') : bracketed;
  const rows = board.split('/').map(cellsOf);
  const files = rows[0]!.length;
  if (rows.length < 2 || rows.some((row) => row.length !== files)) return cellsText(definition, fen) ?? fen;
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  const isNumbered = squares === 'number-letter';
  const letter = (index: number) => String.fromCharCode(97 + index);
  const margin = isNumbered ? 1 : String(rows.length).length;
  const line = (label: string, cells: readonly string[]) =>
    `${label.padStart(margin)} ${cells.map((cell) => cell.padStart(width)).join(' ')}`.trimEnd();
  const names = Array.from({ length: files }, (_, file) => (isNumbered ? String(files - file) : letter(file)));
  const ranks = rows.map((row, index) => line(isNumbered ? letter(index) : String(rows.length - index), row));
  return [
    ...ranks,
    line('', names),
    ...(hand === undefined ? [] : [`in hand: ${hand === '' ? 'nothing' : handText(hand)}`]),
  ].join('\n');
}

/** One piece after the other, with a count before those of which there are more, if that is how they are written. */
const handText = (hand: string): string => (hand.match(/\d{0,2}\D/g) ?? []).join(' ');

/** Numbers are runs of empty cells; marks belong to the letter beside them. */
const cellsOf = (row: string): string[] =>
  (row.match(/\d+|\+?[^\d+~]~?/g) ?? []).flatMap((token) =>
    /^\d/.test(token) ? Array<string>(Math.min(Number(token), 64)).fill('.') : [token],
  );

/** Who is to move, or how the game ended. */
export function turnText({ turn, over, winner, reason }: Told): string {
  if (!over) return `${turn} to move`;
  return `${reason}: ${winner === null || winner === undefined ? 'a draw' : `${winner} won`}`;
}

interface Told {
  turn: string;
  over?: boolean | undefined;
  winner?: string | null | undefined;
  reason?: string | null | undefined;
}

/** The board, whose turn it is, and the state to pass on. */
export const positionText = (told: Told & { state: object }): string =>
  [boardText(told.state as Placed), turnText(told), `state: ${JSON.stringify(told.state)}`].join('\n');
