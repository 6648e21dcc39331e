import type { FairyDefinition } from '../../src/fairy/language/definition.ts';
import type { DraughtsDefinition } from '../../src/families/draughts/definition.ts';
import type { GoDefinition } from '../../src/families/go/definition.ts';
import type { LandlordsDefinition } from '../../src/families/landlords-game/definition.ts';
import type { MancalaDefinition } from '../../src/families/mancala/definition.ts';
import type { MorrisDefinition } from '../../src/families/morris/definition.ts';

/**
 * Laws that no game can break, checked on the text of a position and of the start alone: they share no code with the
 * judges of `src`. Each returns whether a position string is impossible, and may miss much.
 */
type Law = (fen: string, start: string, definition: never) => boolean;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);
const countOf = (text: string, letter: string): number => [...text].filter((one) => one === letter).length;

/** Letters of the pieces on the board and in hand, with hands as `3P` or `PPP` written out. */
function piecesIn(fen: string, isSfen: boolean): string {
  const [board = '', second = '', third = ''] = fen.split(' ');
  const hand = isSfen && second.length === 1 ? third.replace('-', '') : '';
  return (
    board +
    hand.replace(/(\d+)([A-Za-z])/g, (_, count: string, letter: string) => letter.repeat(Math.min(99, Number(count))))
  ).replace(/[^A-Za-z]/g, '');
}

/** Whether pieces are more than the start has, or fewer where captured pieces go to the hand. */
const breaksPieceCounts = (fen: string, start: string, { rules, notation, pieces }: FairyDefinition): boolean => {
  const { hand, promotion, turning, crowning, blast, petrifies } = rules;
  const [now, before] = [fen, start].map((text) => piecesIn(text, notation.sfen === 'written')) as [string, string];
  if (hand?.captures) return now.length > before.length || (!blast && !petrifies.length && now.length < before.length);
  if (hand) return false;
  return [(text: string) => text.toUpperCase(), (text: string) => text.toLowerCase()].some((own) => {
    const extra = (letter: string) => countOf(now, own(letter)) - countOf(before, own(letter));
    if (sum(Object.keys(pieces).map(extra)) > 0) return true;
    if (turning || crowning) return false;
    const makers = promotion?.pieces ?? [];
    const made = Object.keys(pieces).filter((letter) => !makers.includes(letter));
    return sum(made.map((letter) => Math.max(0, extra(letter)))) > Math.max(0, -sum(makers.map(extra)));
  });
};

const clockBreaks = (fen: string, { notation }: FairyDefinition): boolean => {
  const [halfmove, fullmove] = fen.split(' ').slice(-2).map(Number);
  return notation.sfen !== 'written' && halfmove! > 2 * fullmove! + 1 && fen.split(' ').length === 6;
};

const breaksPieces: Law = (fen, start, definition: FairyDefinition) =>
  breaksPieceCounts(fen, start, definition) ||
  (!definition.end.counting && !definition.end.checks && clockBreaks(fen, definition));

/** Number of pieces in a list of squares such as `W1-20,K33`. */
const listed = (list: string): number =>
  sum(
    (list.match(/K?\d+(?:-\d+)?/g) ?? []).map((word) => {
      const [first, last = first!] = numbersIn(word) as [number, number?];
      return last - first + 1;
    }),
  );

const draughts: Law = (fen, start, { capture }: DraughtsDefinition) => {
  if (capture.prisoners === 'carried') return false;
  return ['W', 'B'].some((letter) => {
    const count = (text: string) =>
      listed(
        text
          .split(':')
          .slice(1)
          .find((list) => list.startsWith(letter)) ?? '',
      );
    return count(fen) > count(start);
  });
};

const go: Law = (fen, start, { rules, end, setup }: GoDefinition) => {
  const [board = '', turn = '', , black, white] = fen.split(' ');
  const stones = (letter: string, text = board) => countOf(text.toUpperCase(), letter);
  const placed = [stones('X') + Number(white), stones('O') + Number(black)] as const;
  if (placed[0] + placed[1] > end.plies + 2 * setup.handicap + 2) return true;
  if (rules.capture === 'nothing' && Number(black) + Number(white) > 0) return true;
  const lead = placed[0] - placed[1] - (stones('X', start.split(' ')[0]) - stones('O', start.split(' ')[0]));
  return !rules.pass && (setup.handicap > 1 ? lead !== (turn === 'W' ? 0 : -1) : lead !== (turn === 'W' ? 1 : 0));
};

const mancala: Law = (fen, start, { board }: MancalaDefinition) => {
  const [pits = '', stores = ''] = fen.split(' ');
  const seeds = (text: string) => sum(numbersIn(text.split(' ').slice(0, 2).join(' ')));
  return (
    pits.split('/')[0]!.split(',').length === (board.pits * board.rows) / 2 &&
    /-/.test(stores) &&
    seeds(fen) !== seeds(start)
  );
};

const morris: Law = (fen, _, { rules }: MorrisDefinition) => {
  const [board = '', turn, white, black, , phase] = fen.split(' ');
  const hands = [Number(white), Number(black)] as const;
  const isOver = ['W', 'B'].some((letter, seat) => countOf(board, letter) + hands[seat]! > rules.men);
  const isPlacing = !rules.mixes && hands[0] + hands[1] > 0 && (phase === undefined || phase === 'place');
  return isOver || (isPlacing && hands[1] - hands[0] !== (turn === 'B' ? 1 : 0));
};

const reversi: Law = (fen, start) => {
  const [board, before] = [fen, start].map((text) => text.split(' ')[0]!) as [string, string];
  const discs = (text: string) => text.replace(/[^XOxo]/g, '').length;
  return discs(before) > 0 && (discs(board) < discs(before) || (discs(board) === discs(before) && board !== before));
};

const hex: Law = (fen) => {
  const [board = '', turn] = fen.split(' ');
  const [red, black, white] = ['R', 'B', 'W'].map((letter) => countOf(board.toUpperCase(), letter)) as [
    number,
    number,
    number,
  ];
  return white === 0 && !/left/.test(fen) && turn !== 'W' && Math.abs(red - black) > 1;
};

const landlords: Law = (fen, _, { setup, seats }: LandlordsDefinition) => {
  const [, , players = '', , , , , round] = fen.split(' ');
  const cash = sum(players.split('/').map((player) => Number(player.split('@')[0]) || 0));
  const notes = sum((players.match(/n\d+/g) ?? []).flatMap(numbersIn));
  if ((players.match(/c\d+/g) ?? []).flatMap(numbersIn).some((circuits) => circuits > Number(round))) return true;
  // No amount in the rules is above a thousand dollars, and few are paid in a turn.
  return cash > seats.length * (Math.max(...setup.cash) + 5000 * Number(round)) + 1000 * notes;
};

export const LAWS: Readonly<Record<string, Law>> = {
  chess: breaksPieces,
  shogi: breaksPieces,
  xiangqi: breaksPieces,
  draughts,
  go,
  mancala,
  morris,
  reversi,
  hex,
  'landlords-game': landlords,
};
