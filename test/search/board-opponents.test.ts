import { describe, expect, it } from 'vitest';
import { go } from '../../src/families/go/index.ts';
import { hex } from '../../src/families/hex/index.ts';
import { mancala } from '../../src/families/mancala/index.ts';
import { morris } from '../../src/families/morris/index.ts';
import { reversi } from '../../src/families/reversi/index.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { Family } from '../../src/play/family.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { resolveVariant } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { LEVELS, type Level } from '../../src/search/levels.ts';
import { suggestMove } from '../../src/search/suggest.ts';
import { effort } from '../effort.ts';
import { fenOf } from '../notation.ts';

/** Levels that do not overlook wins and threats in one move. */
const CAREFUL: readonly Level[] = ['medium', 'hard', 'expert'];
const NODES = effort(600, 2000);

/** Number of random games, of positions taken from them, and of plies per game. */
const GAMES = effort(3, 12);
const MOST = 6;
const PLIES = 120;

const GAMES_OF: readonly [Family, readonly string[]][] = [
  [reversi, ['standard', 'antireversi', 'othello-4x4', 'othello-barred', 'reversi', 'othello-swap']],
  [morris, Object.keys(morris.variants)],
  [hex, ['standard+7x7', 'hex+4x4', 'hex+5x7', 'standard+5x5+swap-sides', 'rex+5x5']],
  [hex, ['y+6x6', 'havannah+4x4', 'three-player-hex+4x4', 'bridg-it']],
  [
    mancala,
    [
      ...['standard', 'oware', 'toguz-kumalak', 'waurie', 'dakon', 'mbangbi', 'ot-tjin', 'pallanguli', 'eson-xorgol'],
      ...['hus', 'hawalis', 'omweso', 'bao-la-kiswahili'],
    ],
  ],
  // On the usual boards, random moves hardly ever make five in a row.
  [go, ['gomoku+6x6', 'gomoku-exact+6x6', 'renju+7x7', 'ninuki-renju+7x7', 'capture-go+5x5']],
];

const rows = GAMES_OF.flatMap(([family, variants]) => variants.map((variant) => ({ family, variant })));

function rulesOf(family: Family, variant: string): Rules {
  const resolved = resolveVariant(family, variant);
  if (!resolved.ok) throw new Error(resolved.error.message);
  return resolved.value.rules;
}

/** Evaluates `look` after a move and takes the move back. */
function after<T>(position: Position, move: number, look: () => T): T {
  position.play(move);
  const seen = look();
  position.undo();
  return seen;
}

const winner = (position: Position): number | null | undefined => position.outcome()?.winner;

const winsAtOnce = (position: Position): number[] => {
  const seat = position.turn;
  return [...legalMoves(position)].filter((move) => after(position, move, () => winner(position) === seat));
};

/** Moves after which the opponent has not won and cannot win with the next move. */
const safeMoves = (position: Position): number[] => {
  const seat = position.turn;
  return [...legalMoves(position)].filter((move) =>
    after(position, move, () => {
      if (position.outcome()) return winner(position) !== 1 - seat;
      return position.turn === seat || winsAtOnce(position).length === 0;
    }),
  );
};

/** Positions from random games in which `moves` selects some of the legal moves, but not all. */
function decisive(rules: Rules, moves: (position: Position) => number[]): { position: Position; right: number[] }[] {
  const found: { position: Position; right: number[] }[] = [];
  for (let game = 0; game < GAMES && found.length < MOST; game++) {
    const rng = Rng.fromSeed(`decisive ${game}`);
    const position = rules.start(rng);
    for (let ply = 0; ply < PLIES && !position.outcome(); ply++) {
      const legal = legalMoves(position);
      const right = moves(position);
      if (right.length && right.length < legal.length) {
        const reading = rules.parse(fenOf(position), position.past());
        if (reading.ok) found.push({ position: reading.value.position, right });
        break;
      }
      position.play(rng.pick([...legal]));
    }
  }
  return found;
}

const answer = (position: Position, rules: Rules, level: Level) =>
  suggestMove(position, rules.ai, { level, seed: 'a', clock: () => 0, limits: { nodes: NODES } });

const ask = (position: Position, rules: Rules, level: Level): number => answer(position, rules, level).move;

describe.each(rows)('$family.slug/$variant', ({ family, variant }) => {
  const rules = rulesOf(family, variant);

  it('every level plays a legal move, and the same again', () => {
    const position = rules.start(Rng.fromSeed('a'));
    for (const level of LEVELS) {
      const move = ask(position, rules, level);
      expect(legalMoves(position)).toContain(move);
      expect(ask(position, rules, level)).toBe(move);
    }
  });

  it('who overlooks nothing takes a win in one move', () => {
    for (const { position, right } of decisive(rules, winsAtOnce))
      for (const level of CAREFUL) expect(right, `${level}, ${fenOf(position)}`).toContain(ask(position, rules, level));
  });

  it('and gives none', () => {
    for (const { position, right } of decisive(rules, safeMoves)) {
      if (winsAtOnce(position).length) continue;
      // Where the margin counts, a losing player minimises the loss instead of avoiding the threat.
      if (rules.ai.terminalScore && answer(position, rules, 'expert').score < 0) continue;
      for (const level of CAREFUL) {
        const { move } = answer(position, rules, level);
        expect(right, `${level}, ${fenOf(position)}`).toContain(move);
      }
    }
  });
});
