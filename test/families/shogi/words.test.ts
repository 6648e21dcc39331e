import { describe, expect, it } from 'vitest';
import { findContradictions } from '../../../src/fairy/contradictions.ts';
import type { BoardPosition } from '../../../src/fairy/engines/board-position.ts';
import type { FairyDefinition } from '../../../src/fairy/language/definition.ts';
import { formatUci } from '../../../src/fairy/notation/uci.ts';
import { shogi } from '../../../src/families/shogi/index.ts';
import { legalMoves } from '../../../src/play/legal-moves.ts';
import { resolveVariant } from '../../../src/play/resolve.ts';
import { enginesOf } from '../../fairy/engines.ts';
import { findMove } from '../../notation.ts';
import { load } from '../../vectors/piece-games.ts';

function playLine(position: BoardPosition, line: string): BoardPosition {
  for (const uci of line.split(' ').filter(Boolean)) {
    const found = findMove(position, { uci });
    if (!found.ok) throw new Error(`${uci}: ${found.error.message}`);
    position.play(found.value);
  }
  return position;
}

/** Variant, position and the moves played from it; then moves that must be legal, and moves that must not. */
const MOVES: [trap: string, variant: string, sfen: string, line: string, legal: string, illegal: string][] = [
  ['a capture turns over', 'micro', '3k/4/r3/4/R2K b - 1', '', 'a1a3+ a1a2', 'a1a3 a1a2+'],
  ['a capture turns back', 'micro', '3k/4/1r2/+R3/3K b - 1', '', '', 'a2b3+'],
  ['and so does one by a turned piece', 'micro', '3k/4/r3/+R3/3K b - 1', '', 'a2a3- a2b3', 'a2a3 a2b3-'],
  ['what must promote cannot decline', 'euroshogi', '4k3/8/8/8/3P4/8/8/4K3 b - 1', '', 'd4d5', 'd4d5+'],
  ['nor on leaving the zone', 'euroshogi', '7k/8/3N4/8/8/8/8/4K3 b - 1', '', 'd6c8+ d6e6+', 'd6c8 d6e6'],
  ['two of a kind on a file', 'tori', '3k3/7/7/7/S6/7/3K3 b S 1', '', 'S@a2 S@a4 S@b6', 'S@b7'],
  ['but no three', 'tori', '3k3/7/7/S6/S6/7/3K3 b S 1', '', 'S@b6', 'S@a2 S@a6'],
  ['a king keeps to its court', 'chennis', '3k3/7/7/1K5/7/7/7 b - 1', '', 'b4b3 b4c4', 'b4a4 b4b5 b4c5'],
  [
    'leapers do not hide kings from each other',
    'leaperhouse',
    '4k5/10/10/10/10/10/4N5/10/10/4K5 b - 1',
    '',
    'e1d1',
    'e4f6',
  ],
  [
    'a second king lets the first be attacked',
    'sho-shogi',
    '4k4/9/4E4/9/9/9/9/4r4/4K4 b - 1',
    '',
    'e7d7+ e1e2',
    'e7d7',
  ],
  ['a prince is as royal as a king', 'sho-shogi', '4k4/9/9/9/9/4r4/9/4+E4/9 b - 1', '', 'e2d3', 'e2e3'],
  ['lances may be dropped where they can move', 'standard', '4k4/9/9/9/9/9/9/9/4K4 b L 1', '', 'L@a8', 'L@a9'],
  ['knights two ranks before the last', 'standard', '4k4/9/9/9/9/9/9/9/4K4 w n 2', '', 'N@a3', 'N@a2 N@a1'],
];

describe.each(
  MOVES.flatMap(([trap, variant, sfen, line, legal, illegal]) =>
    enginesOf(variant, shogi).map(({ engine, rules }) => ({
      trap,
      variant,
      engine,
      rules,
      sfen,
      line,
      legal,
      illegal,
    })),
  ),
)('$variant: $trap ($engine)', ({ rules, sfen, line, legal, illegal }) => {
  const words = (text: string) => text.split(' ').filter(Boolean);

  it('holds', () => {
    const position = playLine(load(rules, sfen), line);
    const moves = [...legalMoves(position)].map((move) => formatUci(position, move));
    expect(
      words(legal).filter((uci) => !moves.includes(uci)),
      'missing',
    ).toEqual([]);
    expect(
      words(illegal).filter((uci) => moves.includes(uci)),
      'illegal',
    ).toEqual([]);
  });
});

const round = (line: string, times: number) => Array(times).fill(line).join(' ');

/** Variant, position and the moves played from it; then how the game must have ended. */
const ENDS: [trap: string, variant: string, sfen: string, line: string, winner: number | null, reason: string][] = [
  ['who repeats loses', 'tori', '3k3/7/7/7/7/7/3K3 b - 1', round('d1c1 d7c7 c1d1 c7d7', 3), 0, '4-fold-repetition'],
  [
    'the first player loses by repetition',
    'minishogi',
    '4k/5/5/5/K4 b - 1',
    round('a1a2 e5e4 a2a1 e4e5', 3),
    1,
    '4-fold-repetition',
  ],
  [
    'three times are enough',
    'mansindam',
    '4k4/9/9/9/9/9/9/9/4K4 b - 1',
    round('e1d1 e9d9 d1e1 d9e9', 2),
    1,
    '3-fold-repetition',
  ],
  ['the first check wins', 'check-shogi', '4k4/9/9/9/9/9/9/9/R3K4[] w - - 1+1 0 1', 'a1a9', 0, 'checks'],
  ['a lion comes home', 'dobutsu', '2g/L2/2l/3 b - 1', 'a3a4', 0, 'goal'],
  ['a lion is taken', 'dobutsu', 'l2/L2/3/3 b - 1', 'a3a4', 0, 'extinction'],
  ['a king comes to the last rank', 'pandemonium', '9/4K4/9/9/4k4/9/9/9/9 b - 1', 'e8e9', 0, 'goal'],
  ['who is stuck loses', 'standard', 'k8/9/1G1G5/K8/9/9/9/9/9 b - 1', 'd7c8', 0, 'stalemate'],
];

describe.each(
  ENDS.flatMap(([trap, variant, sfen, line, winner, reason]) =>
    enginesOf(variant, shogi).map(({ engine, rules }) => ({
      trap,
      variant,
      engine,
      rules,
      sfen,
      line,
      winner,
      reason,
    })),
  ),
)('$variant: $trap ($engine)', ({ rules, sfen, line, winner, reason }) => {
  it('ends', () => {
    const position = playLine(load(rules, sfen), line);
    expect(position.outcome()).toEqual({ winner, reason });
  });
});

describe('definitions that contradict themselves', () => {
  const changed = (change: (definition: FairyDefinition) => void): string[] => {
    const resolved = resolveVariant(shogi, 'standard');
    if (!resolved.ok) throw new Error(resolved.error.message);
    const definition = structuredClone(resolved.value.definition) as FairyDefinition;
    change(definition);
    return findContradictions(definition);
  };

  it.each<[string, (definition: FairyDefinition) => void, string[]]>([
    ['nothing', () => {}, []],
    [
      'a count that SFEN has no place for',
      ({ end }) => {
        end.moves = { claim: 50, automatic: 75 };
      },
      ['SFEN has no place for the moves without a capture'],
    ],
    [
      'checks that SFEN has no place for',
      ({ end }) => {
        end.checks = 3;
      },
      ['SFEN has no place for the checks that are left to give'],
    ],
    [
      'a piece without a Japanese name',
      ({ pieces }) => {
        pieces['P']!.kanji = undefined;
      },
      ['P has no kanji, but moves are written in Japanese'],
    ],
    [
      'an impasse without a king',
      ({ rules }) => {
        rules.royal = undefined;
      },
      ['an impasse needs a royal piece that has come far'],
    ],
  ])('%s', (_, change, found) => {
    expect(changed(change)).toEqual(found);
  });
});
