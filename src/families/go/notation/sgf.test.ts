import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../../test/notation.ts';
import { createGame } from '../../../play/game.ts';
import type { Move } from '../../../play/move.ts';
import { playMove } from '../../../play/play-move.ts';
import { resolveVariant } from '../../../play/resolve.ts';
import { loadText } from '../../../records/load-text.ts';
import { writeRecords } from '../../../records/write-records.ts';
import { go } from '../index.ts';

function variantOf(slug: string) {
  const resolved = resolveVariant(go, slug);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value;
}

const read = (text: string, slug = 'standard+9x9') => loadText(go, variantOf(slug), text, 'a');

function fenOfText(text: string, slug?: string): string {
  const loaded = read(text, slug);
  return loaded.ok ? fenOf(loaded.value.game.position) : loaded.error[0]!.message;
}

/** A game as SGF, and its final position string. */
function written(slug: string, moves: readonly Move[]): { text: string; fen: string } {
  let game = createGame(variantOf(slug), 'a');
  const from = fenOf(game.position);
  const made: Move[] = [];
  for (const move of moves) {
    const played = playMove(game, move);
    if (!played.ok) throw new Error(played.error.message);
    made.push(played.value.move);
    game = played.value.game;
  }
  const [record] = writeRecords(game, from, made);
  return { text: record!.text, fen: fenOf(game.position) };
}

const vertices = (text: string): Move[] =>
  text.split(' ').map((name) => (name === 'pass' ? { action: 'pass' } : { vertex: name }));

describe('SGF', () => {
  it('is read along its main line, with comments, variations and line breaks', () => {
    const text = `(;FF[4]GM[1]SZ[9]KM[7.5]PB[A \\] B]C[a (comment; with) signs]
      ;B[ee]C[x];W[cc](;B[gg];W[gc](;B[cg])(;B[aa]))(;B[bb];W[ha]))`;
    expect(fenOfText(text)).toBe('9/9/2O3O2/9/4X4/9/2X3X2/9/9 W - 0 0 0');
  });

  it.each([
    ['(;SZ[9];B[tt];W[])', '9/9/9/9/9/9/9/9/9 B - 0 0 2'],
    ['(;SZ[9]AB[cc][gg]HA[2];W[ee])', '9/9/2X6/9/4O4/9/6X2/9/9 B - 0 0 0'],
    ['(;SZ[9]AB[aa:cb]AW[ee]PL[W])', 'XXX6/XXX6/9/9/4O4/9/9/9/9 W - 0 0 0'],
    ['(;SZ[9];B[ee];B[ff])', '9/9/9/9/4X4/5X3/9/9/9 W - 0 0 0'],
    ['(;SiZe[9];Black[ee])', '9/9/9/9/4X4/9/9/9/9 W - 0 0 0'],
  ])('%s', (text, fen) => {
    expect(fenOfText(text)).toBe(fen);
  });

  it('takes who moves twice in a row as a pass of the other', () => {
    const loaded = read('(;SZ[9];B[ee];B[ff])');
    expect(loaded.ok && loaded.value.game.position.past()).toHaveLength(3);
  });

  it.each([
    ['(;SZ[99])', /SGF: "99" is not a size of a board/],
    ['(;GM[2])', /SGF: GM\[2\] is another game than Go/],
    ['(;SZ[9];B[zz])', /SGF: B\[zz\] is not a point of a board of 9×9/],
    ['(;SZ[9];B[ee];W[ee])', /move 2 \(E5\): there is a black stone on E5 already/],
    ['(;SZ[9];B[ee', /SGF: "B\[ee" is not a property such as B\[pd\]/],
    ['(;SZ[9]AB[aq])', /SGF: AB\[aq\] is not a point of the board/],
  ])('%s is refused', (text, message) => {
    expect(fenOfText(text)).toMatch(message);
  });

  it('is written with size, rules, komi and result, and read back', () => {
    const { text, fen } = written('standard+9x9', vertices('E5 C3 G7 pass pass'));
    expect(text).toBe(
      '(;FF[4]CA[UTF-8]AP[Parlour]GM[1]SZ[9]RU[Chinese]KM[7.5]RE[W+6.5]\n;B[ee];W[cg];B[gc];W[];B[])\n',
    );
    expect(fenOfText(text)).toBe(fen);
  });

  it('tells handicap stones', () => {
    const { text, fen } = written('go-japanese+9x9+h2', vertices('E5'));
    expect(text).toContain('GM[1]SZ[9]RU[Japanese]KM[0.5]HA[2]AB[gc][cg]PL[W]\n;W[ee])');
    expect(fenOfText(text, 'go-japanese+9x9+h2')).toBe(fen);
  });

  it('tells boards that are no squares by columns and rows', () => {
    const { text, fen } = written('standard+9x13', vertices('N9 A1'));
    expect(text).toContain('SZ[13:9]');
    expect(text).toContain(';B[ma];W[ai])');
    expect(fenOfText(text, 'standard+9x13')).toBe(fen);
  });

  it('tells who resigned', () => {
    expect(written('standard+9x9', [{ vertex: 'E5' }, { action: 'resign' }]).text).toContain('RE[B+R]\n;B[ee])');
  });

  it('counts with the dead stones that were listed', () => {
    const moves = [...vertices('E5 A1 pass'), { action: 'score', dead: ['A1'] }];
    expect(() => written('standard+9x9', moves)).not.toThrow();
    expect(written('standard+9x9', [...vertices('E5 A1 pass'), { action: 'score', dead: ['A1'] }]).text).toContain(
      'RE[B+73.5]',
    );
  });

  /** A game from a position string, as SGF. */
  function writtenFrom(slug: string, fen: string, moves: readonly Move[]): string {
    const loaded = read(fen, slug);
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    let { game } = loaded.value;
    const made: Move[] = [];
    for (const move of moves) {
      const played = playMove(game, move);
      if (!played.ok) throw new Error(played.error.message);
      made.push(played.value.move);
      game = played.value.game;
    }
    return writeRecords(game, fen, made)[0]!.text;
  }

  it('a board that is full of stones without a row is a draw, not a game without a result', () => {
    const text = writtenFrom('gomoku+5x5', 'OOXXO/XXOOX/OOXXO/XXOOX/OOXX1 B - 0 0 0', [{ vertex: 'E1' }]);
    expect(text).toContain('RE[Draw]');
  });

  it('White, who begins on an empty board, is told before the first move is made', () => {
    expect(writtenFrom('standard+9x9', '9/9/9/9/9/9/9/9/9 W - 0 0 0', [])).toContain('PL[W]');
  });

  it.each([
    ['(;SZ[9]KM[5.5];B[ee])', 'SGF: SZ[9]KM[5.5] contradicts the variant asked for, standard+9x9'],
    ['(;SZ[9]KM[0];B[ee])', 'SGF: SZ[9]KM[0] contradicts the variant asked for, standard+9x9'],
    ['(;SZ[9]HA[3])', 'SGF: HA[3], but AB sets up no stones'],
    ['(;SZ[9]RU[Japanese];B[ee])', 'SGF: RU[Japanese]SZ[9] contradicts the variant asked for, standard+9x9'],
    ['(;SZ[13];B[ee])', 'SGF: SZ[13] contradicts the variant asked for, standard+9x9'],
    ['(;SZ[9]KM[3.75];B[ee])', 'SGF: KM[3.75], but komi is 7.5 in this variant'],
  ])('contradicts the variant asked for: %s', (text, fault) => {
    const loaded = read(text);
    expect(loaded.ok || loaded.error[0]!.message).toBe(fault);
  });

  it.each([
    ['(;SZ[9]KM[7.5]RU[chinese];B[ee])', 'standard+9x9', []],
    ['(;SZ[9]HA[2]AB[cc][gg];W[ee])', 'standard+9x9', []],
    ['(;SZ[13]RU[japanese]KM[5.5];B[ee])', 'go-japanese+13x13+komi-5-5', []],
    ['(;GM[4]SZ[15];B[hh])', 'gomoku', []],
    ['(;SZ[9]KM[3.75];B[ee])', 'standard+9x9', ['KM[3.75], but komi is 7.5 in this variant: passed over']],
    ['(;SZ[9]HA[3])', 'standard+9x9', ['HA[3], but AB sets up no stones: passed over']],
    ['(;RU[house];B[ee])', 'standard', ['RU[house], but this variant is played by the rules Chinese: passed over']],
  ])('chooses the variant by its properties: %s', (text, variant, notes) => {
    const loaded = loadText(go, undefined, text, 'a');
    if (!loaded.ok) throw new Error(loaded.error[0]!.message);
    expect(loaded.value.game.variant.definition.variant).toBe(variant);
    expect(loaded.value.notes).toEqual(notes);
  });
});
