import { describe, expect, it } from 'vitest';
import type { DraughtsPosition } from '../../src/families/draughts/engine/position.ts';
import type { GoPosition } from '../../src/families/go/engine/go-position.ts';
import type { HexPosition } from '../../src/families/hex/engine/position.ts';
import type { LandlordsPosition } from '../../src/families/landlords-game/engine/position.ts';
import type { MancalaPosition } from '../../src/families/mancala/engine/position.ts';
import type { MorrisPosition } from '../../src/families/morris/engine/position.ts';
import type { ReversiPosition } from '../../src/families/reversi/engine/position.ts';
import { Rng } from '../../src/lib/rng.ts';
import { legalMoves } from '../../src/play/legal-moves.ts';
import type { Position } from '../../src/play/position.ts';
import { type ExplainedMove, visitMoves } from './samples.ts';

/** The fields of a move that claims are compared with. */
interface MoveFields {
  readonly captures?: readonly unknown[];
  readonly laps?: readonly { readonly pits: readonly string[] }[];
}

/** A pattern of claims, and the check of one claim, which gets the parts that the pattern captured. */
type Claim = readonly [RegExp, (explained: ExplainedMove, ...parts: string[]) => void];

function checkFacts(explained: ExplainedMove, claims: readonly Claim[]): void {
  for (const fact of explained.facts) {
    const claim = claims.find(([pattern]) => pattern.test(fact));
    expect(claim, `unknown claim: ${fact}`).toBeDefined();
    claim![1](explained, ...claim![0].exec(fact)!.slice(1));
  }
}

function checkGames(family: string, variant: string, claims: readonly Claim[], games = 2): void {
  let count = 0;
  visitMoves(family, variant, games, (explained) => {
    const before = explained.rules.notation.fen(explained.position);
    checkFacts(explained, claims);
    count += explained.facts.length;
    expect(explained.rules.notation.fen(explained.position)).toBe(before);
  });
  expect(count).toBeGreaterThan(10);
}

const describeOf = ({ rules, position, move }: ExplainedMove) => rules.notation.describe(position, move) as MoveFields;

/** Looks at the position after moves, and takes them back. */
function lookAfter<Value>(position: Position, moves: readonly number[], look: () => Value): Value {
  for (const move of moves) position.play(move);
  const seen = look();
  for (const _ of moves) position.undo();
  return seen;
}

const findMove = ({ rules, position }: ExplainedMove, notation: string): number => {
  const found = [...legalMoves(position)].find((move) => rules.notation.describe(position, move).notation === notation);
  expect(found, notation).toBeDefined();
  return found!;
};

/** A move other than some, after which the game goes on. */
const otherMove = (position: Position, except: readonly number[]): number | undefined =>
  [...legalMoves(position)].find(
    (move) => !except.includes(move) && lookAfter(position, [move], () => !position.outcome()),
  );

describe('draughts', () => {
  const pieces = (position: Position) => [0, 1].map((side) => (position as DraughtsPosition).pieces(side));
  const numbers = (text: string) => text.split(/\D+/).filter(Boolean).map(Number);
  const claims: Claim[] = [
    [
      /^captures (.+) in one move$/,
      (explained, list) => {
        const taken = numbers(list!).reduce((sum, count) => sum + count, 0);
        const [before, now] = [
          pieces(explained.position),
          lookAfter(explained.position, [explained.move], () => pieces(explained.position)),
        ];
        expect(before[0]! + before[1]! - now[0]! - now[1]!).toBe(taken);
        expect(taken).toBeGreaterThan(1);
      },
    ],
    [
      /^captures the (man|king) on (\d+)$/,
      (explained, _name, square) => {
        const { captures } = describeOf(explained);
        expect(captures).toEqual([Number(square)]);
      },
    ],
    [
      /^makes a king on (\d+)$/,
      (explained, square) => expect(describeOf(explained)).toMatchObject({ promotion: true, to: Number(square) }),
    ],
    [
      /^forces the opponent to capture$/,
      ({ position, move, rules }) =>
        lookAfter(position, [move], () => {
          for (const reply of legalMoves(position))
            expect(rules.notation.describe(position, reply)).toHaveProperty('captures');
        }),
    ],
  ];
  it.each(['standard', 'russian', 'english'])('every fact holds: %s', (variant) =>
    checkGames('draughts', variant, claims),
  );
});

describe('reversi', () => {
  /** Plays on at random, and checks that the disc stays. */
  const staysForGood = (position: ReversiPosition, move: number) => {
    const color = position.turn + 1;
    const cell = move;
    for (let game = 0; game < 3; game++) {
      const rng = Rng.fromSeed(`stable ${game}`);
      let plies = 0;
      position.play(move);
      for (; !position.outcome(); plies++) {
        position.play(rng.pick([...legalMoves(position)]));
        expect(position.discAt(cell)).toBe(color);
      }
      for (; plies >= 0; plies--) position.undo();
    }
  };
  const claims: Claim[] = [
    [
      /^takes (the corner )?(\w+), which cannot be flipped back$/,
      ({ position, move, ...rest }, isCorner, name) => {
        expect(describeOf({ position, move, ...rest })).toMatchObject({ coord: name });
        if (isCorner) expect(['a1', 'a8', 'h1', 'h8', 'a6', 'f1', 'f6']).toContain(name);
        staysForGood(position as ReversiPosition, move);
      },
    ],
    [
      /^flips (\d+) discs?$/,
      ({ position, move }, count) => {
        const { turn } = position;
        const discs = () => (position as ReversiPosition).discs(1 - turn);
        expect(discs() - lookAfter(position, [move], discs)).toBe(Number(count));
      },
    ],
    [
      /^leaves (White|Black) only (\d) moves$/,
      ({ position, move }, _seat, count) => {
        expect(lookAfter(position, [move], () => legalMoves(position).length)).toBe(Number(count));
        const { turn } = position;
        const replies = [...legalMoves(position)].map((other) =>
          lookAfter(position, [other], () => (position.turn === turn ? 0 : legalMoves(position).length)),
        );
        expect(Number(count)).toBeLessThan(replies.reduce((sum, own) => sum + own, 0) / replies.length);
      },
    ],
  ];
  it.each(['standard', 'othello-6x6', 'antireversi'])('every fact holds: %s', (variant) =>
    checkGames('reversi', variant, claims),
  );
});

describe('mancala', () => {
  const claims: Claim[] = [
    [
      /^captures (\d+) seeds?$/,
      ({ position, move, ...rest }, count) => {
        const mancala = position as MancalaPosition;
        const { turn } = mancala;
        const { laps = [] } = describeOf({ position, move, ...rest });
        const sown = laps.flatMap(({ pits }) => pits).filter((pit) => pit === 'SN'[turn]).length;
        const gain = lookAfter(position, [move], () => mancala.storeOf(turn)) - mancala.storeOf(turn);
        expect(gain - sown).toBe(Number(count));
      },
    ],
    [
      /^sows into the store$/,
      ({ position, move }) => {
        const mancala = position as MancalaPosition;
        const { turn } = mancala;
        expect(lookAfter(position, [move], () => mancala.storeOf(turn))).toBeGreaterThan(mancala.storeOf(turn));
      },
    ],
  ];
  it.each(['standard', 'oware', 'toguz-kumalak'])('every fact holds: %s', (variant) =>
    checkGames('mancala', variant, claims, 3),
  );
});

describe('morris', () => {
  const pointOf = (position: Position, name: string) => (position as MorrisPosition).board.points.indexOf(name);
  /** Whether the seat could close a mill on a free point by placing a man, or by moving one that is not in the mill. */
  const canClose = (position: Position, seat: number, point: number) => {
    const { board, men, hands, free } = position as MorrisPosition;
    if (!(free & (1 << point))) return false;
    const partners = [...board.mills].filter((mill) => mill & (1 << point)).map((mill) => mill & ~(1 << point));
    return partners.some((others) => {
      const spare = men[seat]! & ~others;
      const near = (position as MorrisPosition).canFly(seat) ? spare : spare & board.neighbours[point]!;
      return (men[seat]! & others) === others && (hands[seat]! > 0 || near !== 0);
    });
  };
  const closes = (explained: ExplainedMove, name: string) => {
    const { position, move } = explained;
    const { turn } = position;
    const point = pointOf(position, name);
    lookAfter(position, [move], () => {
      const { board, men } = position as MorrisPosition;
      expect([...board.mills].some((mill) => mill & (1 << point) && (men[turn]! & mill) === mill)).toBe(true);
    });
  };
  const claims: Claim[] = [
    [
      /^closes a mill on (\w+) and takes the man on (\w+)$/,
      (explained, name, taken) => {
        closes(explained, name!);
        expect(describeOf(explained)).toMatchObject({ to: name, capture: taken });
      },
    ],
    [/^closes a mill on (\w+)$/, (explained, name) => closes(explained, name!)],
    [/^takes the man on (\w+)$/, (explained, taken) => expect(describeOf(explained)).toMatchObject({ capture: taken })],
    [
      /^blocks a mill on (\w+)$/,
      (explained, name) => {
        expect(describeOf(explained)).toMatchObject({ to: name });
        expect(canClose(explained.position, 1 - explained.position.turn, pointOf(explained.position, name!))).toBe(
          true,
        );
      },
    ],
    [
      /^threatens to close a mill on (.+)$/,
      ({ position, move }, list) => {
        const { turn } = position;
        for (const name of list!.split(/, | or /)) {
          expect(lookAfter(position, [move], () => canClose(position, turn, pointOf(position, name)))).toBe(true);
          expect(canClose(position, turn, pointOf(position, name))).toBe(false);
        }
      },
    ],
  ];
  it.each(['standard', 'six-mens-morris', 'morabaraba', 'three-mens-morris'])('every fact holds: %s', (variant) =>
    checkGames('morris', variant, claims, 3),
  );
});

describe('go', () => {
  /** Chain and liberties of a stone, found by a flood fill. */
  const fill = ({ board, colors }: GoPosition, point: number) => {
    const chain = new Set([point]);
    const liberties = new Set<number>();
    for (const stone of chain)
      for (const near of board.neighbours.subarray(stone * 4, stone * 4 + 4)) {
        if (colors[near] === 0) liberties.add(near);
        if (colors[near] === colors[point]) chain.add(near);
      }
    return { chain, liberties };
  };
  /** Stones of chains beside the point that have a colour and at least one liberty, at most one if `inAtari`. */
  const stonesBeside = (position: GoPosition, point: number, color: number, inAtari: boolean) => {
    const stones = new Set<number>();
    let chains = 0;
    for (const near of position.board.neighbours.subarray(point * 4, point * 4 + 4)) {
      if (near >= position.board.points || position.colors[near] !== color || stones.has(near)) continue;
      const { chain, liberties } = fill(position, near);
      if (inAtari !== (liberties.size === 1)) continue;
      chains++;
      for (const stone of chain) stones.add(stone);
    }
    return { stones, chains };
  };
  const countStones = (position: Position) =>
    [1, 2].map((color) => (position as GoPosition).colors.filter((at) => at === color).length);
  const claims: Claim[] = [
    [
      /^captures (\d+) stones?(?: on (.+))?$/,
      ({ position, move }, count) => {
        const enemy = 1 - position.turn;
        const before = countStones(position)[enemy]!;
        expect(before - lookAfter(position, [move], () => countStones(position)[enemy]!)).toBe(Number(count));
      },
    ],
    [
      /^puts (\d+) stones? in atari$/,
      ({ position, move }, count) => {
        const enemy = 2 - position.turn;
        const free = stonesBeside(position as GoPosition, move, enemy, false).stones;
        const caught = lookAfter(
          position,
          [move],
          () => stonesBeside(position as GoPosition, move, enemy, true).stones,
        );
        expect([...caught].filter((stone) => free.has(stone)).length).toBe(Number(count));
      },
    ],
    [
      /^saves (\d+) stones? from atari$/,
      ({ position, move }, count) => {
        const own = position.turn + 1;
        expect(stonesBeside(position as GoPosition, move, own, true).stones.size).toBe(Number(count));
        expect(lookAfter(position, [move], () => fill(position as GoPosition, move).liberties.size)).toBeGreaterThan(1);
      },
    ],
    [
      /^connects (\d+) chains$/,
      ({ position, move }, count) => {
        const own = position.turn + 1;
        const go = position as GoPosition;
        const chains = stonesBeside(go, move, own, true).chains + stonesBeside(go, move, own, false).chains;
        expect(chains).toBe(Number(count));
      },
    ],
  ];
  it.each(['standard', 'capture-go', 'go-toroidal'])('every fact holds: %s', (variant) =>
    checkGames('go', variant, claims, 1),
  );

  const winsIn = (explained: ExplainedMove, point: string) => {
    const { position } = explained;
    const { turn } = position;
    return lookAfter(position, [findMove(explained, point)], () => position.outcome()?.winner === turn);
  };
  const rows: Claim[] = [
    ...claims,
    [
      /^threatens (\d) in a row on (.+)$/,
      (explained, _length, list) => {
        const { position, move } = explained;
        const points = list!.split(/, | and /);
        position.play(move);
        const quiet = otherMove(
          position,
          points.map((point) => findMove(explained, point)),
        );
        if (quiet !== undefined)
          for (const point of points)
            expect(
              lookAfter(position, [quiet], () => winsIn(explained, point)),
              point,
            ).toBe(true);
        position.undo();
      },
    ],
    [
      /^blocks (\d) in a row on (\w+)$/,
      (explained, _length, point) => {
        const { position, move } = explained;
        const quiet = otherMove(position, [move]);
        if (quiet !== undefined)
          expect(
            lookAfter(position, [quiet], () => winsIn(explained, point!)),
            point,
          ).toBe(true);
      },
    ],
  ];
  it.each(['gomoku', 'renju'])('every fact about rows holds: %s', (variant) => checkGames('go', variant, rows, 2));
});

describe('hex', () => {
  const cellsOf = (position: Position, list: string) =>
    list.split(/, | and | or /).map((name) => (position as HexPosition).board.names.indexOf(name));
  const nearOf = ({ board }: HexPosition, seat: number, cell: number) =>
    [...board.links[seat]!.subarray(cell * 6, cell * 6 + 6)].filter((other) => other < board.cells);
  const claims: Claim[] = [
    [
      /^takes over the first stone by a swap$/,
      (explained) => expect(describeOf(explained)).toMatchObject({ action: 'swap' }),
    ],
    [
      /^stops the opponent from winning on (\w+)$/,
      (explained) => {
        const { position, move } = explained;
        const { turn } = position;
        const quiet = otherMove(position, [move]);
        if (quiet !== undefined)
          expect(lookAfter(position, [quiet, move], () => position.outcome()?.winner)).toBe(1 - turn);
      },
    ],
    [
      /^threatens to win on (.+)$/,
      ({ position, move }, list) => {
        const { turn } = position;
        const cells = cellsOf(position, list!);
        const quiet = lookAfter(position, [move], () => otherMove(position, cells));
        if (quiet !== undefined)
          for (const cell of cells)
            expect(lookAfter(position, [move, quiet, cell], () => position.outcome()?.winner)).toBe(turn);
      },
    ],
    [
      /^connects to (?:the stones on (.+)|(\d+) stones)$/,
      ({ position, move }, list, count) => {
        const hex = position as HexPosition;
        const own = nearOf(hex, hex.turn, move).filter((cell) => hex.stones[cell] === hex.turn + 1);
        if (list) expect(own.sort((a, b) => a - b)).toEqual(cellsOf(position, list).sort((a, b) => a - b));
        else expect(own.length).toBe(Number(count));
      },
    ],
    [
      /^makes a bridge to (.+)$/,
      ({ position, move }, list) => {
        const hex = position as HexPosition;
        const { turn } = hex;
        for (const far of cellsOf(position, list!)) {
          expect(hex.stones[far]).toBe(turn + 1);
          const between = nearOf(hex, turn, move).filter(
            (cell) => nearOf(hex, turn, far).includes(cell) && hex.stones[cell] === 0,
          );
          expect(between.length).toBe(2);
          expect(nearOf(hex, turn, move)).not.toContain(far);
        }
      },
    ],
  ];
  it.each(['standard', 'y', 'havannah', 'bridg-it', 'three-player-hex'])('every fact holds: %s', (variant) =>
    checkGames('hex', variant, claims),
  );
});

describe("the Landlord's Game", () => {
  const cashIn = ({ rules, position }: ExplainedMove, seat: number): number => {
    const { players } = rules.notation.publicState!(position) as {
      players: Record<string, { cash: number }> | { cash: number }[];
    };
    return Object.values(players)[seat]!.cash;
  };
  const gainOf = (explained: ExplainedMove) => {
    const { position, move } = explained;
    const { turn } = position;
    return lookAfter(position, [move], () => cashIn(explained, turn)) - cashIn(explained, turn);
  };
  const claims: Claim[] = [
    [
      /^buys (.+?)(?:, which completes .+)?$/,
      (explained, name) => {
        const { position, move } = explained;
        const { board } = position as LandlordsPosition;
        const space = board.names.indexOf(name!);
        expect(space).toBeGreaterThanOrEqual(0);
        const { turn } = position;
        const owner = () => (position as LandlordsPosition).state.slice();
        const [before, now] = [owner(), lookAfter(position, [move], owner)];
        expect([...now].some((value, index) => value === turn + 1 && before[index] !== value)).toBe(true);
      },
    ],
    [
      /^pays (\d+) of (\d+) in cash$/,
      (explained, paid, cash) =>
        expect([-gainOf(explained), cashIn(explained, explained.position.turn)]).toEqual([Number(paid), Number(cash)]),
    ],
    [/^brings in (\d+)$/, (explained, gain) => expect(gainOf(explained)).toBe(Number(gain))],
    [
      /^(?:bids (\d+) of|keeps) (\d+) in cash$/,
      (explained, bid, cash) => {
        expect(cashIn(explained, explained.position.turn)).toBe(Number(cash));
        if (bid) expect(describeOf(explained)).toMatchObject({ amount: Number(bid) });
      },
    ],
    [
      /^builds on (.+), which now has (\d) houses?$/,
      (explained, name) => expect(describeOf(explained)).toMatchObject({ action: 'build', name }),
    ],
  ];
  it.each(['standard', '1906', 'single-tax', 'prosperity'])('every fact holds: %s', (variant) =>
    checkGames('landlords-game', variant, claims),
  );
});
