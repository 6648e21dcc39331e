import type { FenReader } from '../../../play/fen-reader.ts';
import type { Board } from '../engine/board.ts';
import { cellName, NYUMBA_NUMBER, ownerOf, parseCell, SIDE_LETTERS } from '../engine/board.ts';
import { BOTH_ENDS_MARK } from './format.ts';

/** Reads the words after the player to move: owners of tuzdiks and nyumbas, barred pits, and `endless`. */
export function readMarks(reader: FenReader<Board>, state: Int32Array, words: readonly string[]): void {
  const { board, faults, notes } = reader;
  const { circuit, capture, relay } = board.definition.rules;
  const rest = [...words];
  // Without relays, a sowing has a single lap and cannot be endless.
  if (relay !== 'none' && rest.at(-1) === 'endless') {
    rest.pop();
    state[board.endlessAt] = 1;
  }
  if (capture.tuzdik && rest[0]?.startsWith('t')) readTuzdiks(reader, state, rest.shift()!.slice(1));
  if (circuit === 'front-rows') {
    if (rest[0]?.startsWith('h')) readNyumbas(reader, state, rest.shift()!.slice(1));
    else {
      notes.push('the nyumbas were not said: those that are not empty are owned');
      for (const seat of [0, 1]) state[board.marksAt + seat] = state[seat * board.half + NYUMBA_NUMBER - 1] ? 1 : 0;
    }
    if (board.definition.rules.takasia && rest[0]?.startsWith('k')) readBarred(reader, state, rest.shift()!.slice(1));
  }
  if (board.definition.end.bothEnds && rest[0] === BOTH_ENDS_MARK) {
    rest.shift();
    state[board.marksAt] = 1;
  }
  if (rest.length)
    faults.push({ message: `nothing follows here, found ${JSON.stringify(rest.join(' ').slice(0, 40))}`, at: 'end' });
}

function readTuzdiks({ board, faults }: FenReader<Board>, state: Int32Array, text: string): void {
  for (const part of text.split(';').slice(0, 4)) {
    const [name = '', owner = ''] = part.split('=');
    const pit = parseCell(board, name);
    const seat = owner.length === 1 ? SIDE_LETTERS.indexOf(owner) : -1;
    const at = pit === undefined ? 'tuzdik' : cellName(board, pit);
    if (pit === undefined || pit >= board.pits || seat < 0 || ownerOf(board, pit) === seat) {
      const message = `${JSON.stringify(part.slice(0, 20))} is no tuzdik`;
      faults.push({ message, at, hint: 'a pit of the other side and its owner, as in tN3=S' });
    } else if (state[board.marksAt + seat]) {
      faults.push({ message: `a player has one tuzdik at most`, at, hint: `one for ${SIDE_LETTERS[seat]}` });
    } else state[board.marksAt + seat] = pit + 1;
  }
}

function readNyumbas({ board, faults }: FenReader<Board>, state: Int32Array, text: string): void {
  if (!/^(-|S?N?)$/.test(text) || text === '')
    faults.push({
      message: `${JSON.stringify(text.slice(0, 20))} tells of no nyumbas`,
      at: 'nyumba',
      hint: 'hSN, hS, hN or h-',
    });
  for (const seat of [0, 1]) state[board.marksAt + seat] = text.includes(SIDE_LETTERS[seat]!) ? 1 : 0;
}

/** Reads barred pits such as `kN10`: pits of the front row that may not be sown now. */
function readBarred({ board, faults }: FenReader<Board>, state: Int32Array, text: string): void {
  for (const part of text.split(';').slice(0, 2)) {
    const pit = parseCell(board, part);
    const place = pit === undefined ? 0 : pit % board.half;
    if (pit === undefined || pit >= board.pits || place < board.half / 2)
      faults.push({
        message: `${JSON.stringify(part.slice(0, 20))} is no pit that may be barred`,
        at: 'barred',
        hint: 'a pit of a front row, as in kN10',
      });
    else state[board.marksAt + ownerOf(board, pit)]! |= (place + 1) << 1;
  }
}
