/** A position for people at a terminal: rows of letters with coordinates, what is in hand below. */
function boardText(fen: string): string {
  const [placement = ''] = fen.split(' ');
  const [, board = '', hand] = /^([^[]*)(?:\[(.*)\])?$/.exec(placement) ?? [];
  const rows = board.split('/').map(cellsOf);
  const files = rows[0]!.length;
  if (rows.length < 2 || rows.some((row) => row.length !== files)) return fen;
  const width = Math.max(...rows.flat().map((cell) => cell.length));
  const margin = String(rows.length).length;
  const line = (label: string, cells: readonly string[]) =>
    `${label.padStart(margin)} ${cells.map((cell) => cell.padStart(width)).join(' ')}`.trimEnd();
  const letters = Array.from({ length: files }, (_, file) => String.fromCharCode(97 + file));
  return [
    ...rows.map((row, index) => line(String(rows.length - index), row)),
    line('', letters),
    ...(hand === undefined ? [] : [`in hand: ${hand === '' ? 'nothing' : [...hand].join(' ')}`]),
  ].join('\n');
}

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
  [boardText((told.state as { fen: string }).fen), turnText(told), `state: ${JSON.stringify(told.state)}`].join('\n');
