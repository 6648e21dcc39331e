import { describe, expect, it } from 'vitest';
import { effort, sample } from '../effort.ts';
import { baseUrl, callTool, findFailures, type Json, type RefusalBody, useService, withoutTimes } from './service.ts';

useService();

type Move = Json & { notation?: string; from?: string; to?: string };
interface Game {
  state: Json & { fen: string };
  turn: string;
  fen: string;
}
interface Status {
  turn: string;
  over: boolean;
  winner: string | null;
  reason: string | null;
}

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
/** Fool's mate, the shortest game, and its final position. */
const FOOLS_MATE = ['f3', 'e5', 'g4', 'Qh4'].map((notation) => ({ notation }));
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3';
const EXPECTED = {
  families: ['chess', 'draughts', 'go', 'reversi', 'shogi', 'xiangqi', 'mancala', 'morris', 'hex', 'landlords-game'],
};

const create = async (args: Json) => (await callTool<Game>('play_create_game', args)).json;
const load = async (fen: string, variant?: string) =>
  (await callTool<Game & { notes: string[] }>('play_load_fen', { family: 'chess', fen, variant })).json;
const movesOf = async (state: Json) =>
  (await callTool<{ turn: string; count: number; moves: Move[] }>('play_get_moves', { state })).json;
const refused = async (name: string, args: Json) => {
  const { status, json } = await callTool<RefusalBody>(name, args);
  return { status, ...json };
};

describe('families and variants', () => {
  it('[PLAY-1] are listed, the ten of them', async () => {
    const { json } = await callTool<{ total: number; families: Json[] }>('play_list_families');
    expect(json.families.map(({ slug }) => slug)).toEqual(EXPECTED.families);
    expect(json.total).toBe(10);
    for (const family of json.families) {
      expect(family).toMatchObject({ title: expect.stringMatching(/^[A-Z]/), summary: expect.stringMatching(/\.$/) });
      expect(Number(family['variants'])).toBeGreaterThan(0);
    }
  });

  it('[PLAY-2] can be created as they are listed, with flags that are said to fit', { timeout: 120_000 }, async () => {
    for (const family of EXPECTED.families) {
      const { json } = await callTool<{ total: number; variants: { slug: string; flags: string[] }[] }>(
        'play_list_variants',
        { family },
      );
      expect(json.total).toBe(json.variants.length);
      expect(json.variants.map(({ slug }) => slug)).toContain('standard');
      // Every flag with standard, one flag in rotation with the others: the conformance suite tests all pairs.
      const slugs = json.variants.flatMap(({ slug, flags }, index) => {
        const isOne = slug !== 'standard' && index % effort(3, 1) === 0;
        const one = flags.slice(index % flags.length, (index % flags.length) + 1);
        const some = slug === 'standard' ? flags : isOne ? one : [];
        return [slug, ...some.map((flag) => `${slug}+${flag}`)];
      });
      const wrong = await findFailures(slugs, async (variant) => {
        const { status, text } = await callTool('play_create_game', { family, variant, rngSeed: 1 });
        return status !== 200 && `${family} ${variant}: ${text}`;
      });
      expect(wrong).toEqual([]);
    }
  });

  it('[PLAY-2] say what they are and where their rules are from', async () => {
    const { json } = await callTool<{ variants: Json[]; flags: Json[] }>('play_list_variants', { family: 'chess' });
    expect(json.variants.find(({ slug }) => slug === 'grand')).toEqual({
      slug: 'grand',
      title: 'Grand chess',
      summary: expect.stringContaining('Ten by ten'),
      source: expect.stringContaining('Freeling'),
      year: 1984,
      region: 'Netherlands',
      flags: expect.arrayContaining(['random', 'drops']),
    });
    expect(json.flags).toContainEqual({ slug: 'drops', title: 'drops', summary: expect.any(String) });
    // A flag that changes nothing in a variant is not listed for it.
    expect(json.variants.find(({ slug }) => slug === 'crazyhouse')?.['flags']).not.toContain('drops');
    expect(json.flags).toContainEqual({
      slug: 'torus',
      title: 'torus',
      summary: expect.stringContaining('wraps'),
      group: 'topology',
    });
  });

  it('[PLAY-3] take flags, in any order', async () => {
    const plain = await create({ family: 'chess', rngSeed: 1 });
    const drops = await create({ family: 'chess', variant: 'standard+drops', rngSeed: 1 });
    expect(drops.state).toMatchObject({ variant: 'standard+drops', fen: START.replace(' ', '[] ') });
    expect(drops.state).not.toEqual(plain.state);
    const both = await create({ family: 'chess', variant: 'grand+drops+random', rngSeed: 1 });
    expect(both.state['variant']).toBe('grand+random+drops');
    expect(await create({ family: 'chess', variant: 'Grand+Random+Drops', rngSeed: 1 })).toEqual(both);
  });

  it('[PLAY-3] refuse flags and variants that are not there, and name those that are', async () => {
    const unknown = await refused('play_create_game', { family: 'chess', variant: 'standard+drop' });
    expect(unknown).toMatchObject({ status: 404, code: 'unknown_name', error: expect.stringContaining('drops') });
    const variant = await refused('play_create_game', { family: 'chess', variant: 'grant' });
    expect(variant).toMatchObject({ status: 404, error: expect.stringMatching(/did you mean grand/) });
    expect(variant.hint).toContain('play_list_variants');
  });

  it('[PLAY-4] are defined with board, pieces, set-up, rules and ends', async () => {
    const { json } = await callTool('play_get_definition', { family: 'chess', variant: 'grand+drops' });
    expect(json).toMatchObject({
      family: 'chess',
      variant: 'grand+drops',
      flags: ['drops'],
      title: 'Grand chess + drops',
      seats: ['white', 'black'],
      board: { topology: 'grid', files: 10, ranks: 10 },
      pieces: { C: { name: 'marshal', betza: 'RN', image: expect.any(String) } },
      setup: { fen: expect.stringContaining('/') },
      rules: { hand: { captures: true } },
      end: { stalemate: 'draw' },
    });
    const standard = await callTool('play_get_definition', { family: 'chess' });
    expect(standard.json).toMatchObject({ variant: 'standard', flags: [] });
  });
});

describe('a game', () => {
  it('[PLAY-5] is a state that is small and that the caller keeps', async () => {
    const game = await create({ family: 'chess' });
    expect(game).toEqual({
      state: { v: 2, family: 'chess', variant: 'standard', fen: START, checksum: expect.any(Number) },
      turn: 'white',
      fen: START,
    });
    expect(await movesOf(game.state)).toEqual(await movesOf(game.state));
  });

  it('[PLAY-6] is the same for the same rngSeed', async () => {
    const args = { family: 'chess', variant: 'grand+random' };
    const one = await create({ ...args, rngSeed: 1 });
    expect(await create({ ...args, rngSeed: 1 })).toEqual(one);
    const fens = await Promise.all([2, 3, 4, 5].map(async (rngSeed) => (await create({ ...args, rngSeed })).fen));
    expect(new Set([one.fen, ...fens]).size).toBeGreaterThan(3);
  });

  it('[PLAY-6] [SEED-1] tells its rngSeed as the seed, which replays it', async () => {
    const args = { family: 'chess', variant: 'chess960' };
    const named = await callTool<Game>('play_create_game', { ...args, rngSeed: 42 }, { 'x-seed': 'other' });
    expect(named.headers.get('x-seed')).toBe('42');
    expect((await callTool('play_create_game', args, { 'x-seed': '42' })).json).toEqual(named.json);
  });
});

describe('moves', () => {
  it('[PLAY-7] are listed whole', async () => {
    const { state } = await create({ family: 'chess' });
    const { turn, count, moves } = await movesOf(state);
    expect({ turn, count, listed: moves.length }).toEqual({ turn: 'white', count: 20, listed: 20 });
    expect(moves).toContainEqual({ from: 'g1', to: 'f3', piece: 'N', uci: 'g1f3', notation: 'Nf3' });
  });

  it('[PLAY-7] are none once the game is over, which is told', async () => {
    const { state } = await load(MATED);
    const { json } = await callTool('play_get_moves', { state });
    expect(json).toEqual({ turn: 'white', count: 0, moves: [], over: true, winner: 'black', reason: 'checkmate' });
  });

  it('[PLAY-8] of chess have from and to, drops and castling too', async () => {
    const { state } = await load('4k3/8/8/8/8/8/8/4K2R[N] w K - 0 1', 'crazyhouse');
    const { moves } = await movesOf(state);
    expect(moves.every(({ from, to }) => typeof from === 'string' && /^[a-h][1-8]$/.test(to!))).toBe(true);
    expect(moves).toContainEqual({ from: 'N@', to: 'e4', drop: 'N', uci: 'N@e4', notation: 'N@e4' });
    expect(moves).toContainEqual(expect.objectContaining({ from: 'e1', to: 'g1', castling: 'king-side' }));
  });

  it('[PLAY-9] of go have a coord, which is enough, or pass', async () => {
    const { state } = await create({ family: 'go' });
    const { moves } = await movesOf(state);
    expect(moves).toHaveLength(19 * 19 + 1);
    const coords = moves.filter((move) => move['action'] !== 'pass').map((move) => move['coord']);
    expect(coords.sort((one, other) => Number(one) - Number(other))).toEqual(Array.from({ length: 361 }, (_, i) => i));
    for (const move of [{ coord: 180 }, { action: 'pass' }])
      expect(await callTool('play_apply_move', { state, move })).toMatchObject({ status: 200, json: { move } });
  });

  it('[PLAY-10] apply as they were listed', async () => {
    for (const family of EXPECTED.families) {
      let { state } = await create({ family, rngSeed: 3 });
      for (let ply = 0; ply < 8; ply++) {
        const { moves } = await movesOf(state);
        const move = moves[(ply * 7) % moves.length];
        const { status, json } = await callTool<{ state: Game['state']; move: Move }>('play_apply_move', {
          state,
          move,
        });
        expect(status).toBe(200);
        expect(json.move).toEqual(move);
        expect(json.state).not.toEqual(state);
        state = json.state;
      }
    }
  });

  it.each([
    [{ from: 'e2', to: 'e4' }],
    [{ notation: 'e4' }],
    [{ uci: 'e2e4' }],
    [{ from: 12, to: 28 }],
    [{ to: 'E4', piece: 'P' }],
  ])('[PLAY-10] apply told in part: %o', async (move) => {
    const { state } = await create({ family: 'chess' });
    const { json } = await callTool('play_apply_move', { state, move });
    expect(json).toMatchObject({
      move: { from: 'e2', to: 'e4', notation: 'e4' },
      turn: 'black',
      over: false,
      winner: null,
      reason: null,
      check: false,
    });
  });

  it('[PLAY-10] may be to resign, or to claim what is there to be claimed', async () => {
    const { state } = await create({ family: 'chess' });
    const resigned = await callTool<Status & { state: Json }>('play_apply_move', { state, move: { action: 'resign' } });
    expect(resigned.json).toMatchObject({ over: true, winner: 'black', reason: 'resignation' });
    expect((await movesOf(resigned.json.state)).count).toBe(0);
    expect(await refused('play_apply_move', { state, move: { action: 'claim' } })).toMatchObject({ status: 422 });
    const quiet = await load('4k3/8/8/8/8/8/8/R3K3 w - - 100 80');
    const claimed = await callTool<Status>('play_apply_move', { state: quiet.state, move: { action: 'claim' } });
    expect(claimed.json).toMatchObject({ over: true, winner: null, reason: '50-move-rule' });
  });

  it.each([
    ['no piece', { from: 'e5', to: 'e6' }, /no piece on e5/],
    ['not that way', { from: 'g1', to: 'g3' }, /knight on g1.*Nf3/],
    ['another player', { from: 'e7', to: 'e5' }, /white's turn/],
    ['no such square', { from: 'zz9', to: 'qq1' }, /no.*square.*a1 to h8/],
    ['says nothing', { colour: 'red' }, /./],
    ['nothing at all', {}, /./],
  ])('[PLAY-11] are refused with the rule: %s', async (_, move, reason) => {
    const { state } = await create({ family: 'chess' });
    const answer = await refused('play_apply_move', { state, move });
    expect(answer).toMatchObject({ status: 422, code: 'illegal_move', error: expect.stringMatching(reason) });
    expect(answer.errors).toMatchObject([{ path: 'move', message: expect.stringMatching(reason) }]);
    expect(answer.hint).toContain('play_get_moves');
  });

  it('[PLAY-11] that fit several are refused with each of them', async () => {
    const { state } = await load('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    const { status, errors } = await refused('play_apply_move', { state, move: { from: 'a7', to: 'a8' } });
    expect(status).toBe(422);
    const { candidates } = errors![0] as unknown as { candidates: Move[] };
    expect(candidates.map(({ promotion }) => promotion)).toEqual(['Q', 'R', 'B', 'N']);
    for (const move of candidates) expect((await callTool('play_apply_move', { state, move })).status).toBe(200);
  });

  it('[PLAY-11] are refused after the end, with how it ended', async () => {
    const { state } = await load(MATED);
    const { status, error } = await refused('play_apply_move', { state, move: { notation: 'a3' } });
    expect({ status, error }).toEqual({ status: 422, error: expect.stringContaining('checkmate, black won') });
  });

  it('[PLAY-18] are judged without being made', async () => {
    const { state } = await create({ family: 'chess' });
    const judge = async (move: Json) => (await callTool('play_validate_move', { state, move })).json;
    expect(await judge({ from: 'g1', to: 'f3' })).toEqual({
      legal: true,
      move: expect.objectContaining({ notation: 'Nf3' }),
    });
    expect(await judge({ from: 'g1', to: 'g3' })).toEqual({ legal: false, reason: expect.stringContaining('Nf3') });
    const promotion = await load('4k3/P7/8/8/8/8/8/4K3 w - - 0 1');
    const { json } = await callTool('play_validate_move', { state: promotion.state, move: { to: 'a8' } });
    expect(json).toMatchObject({ legal: false, candidates: [{ promotion: 'Q' }, {}, {}, {}] });
  });

  it('[PLAY-19] are made in order', async () => {
    const { state } = await create({ family: 'chess' });
    const { json } = await callTool('play_make_moves', { state, moves: FOOLS_MATE });
    expect(json).toMatchObject({
      state: { fen: MATED },
      applied: 4,
      turn: 'white',
      over: true,
      winner: 'black',
      reason: 'checkmate',
      check: true,
      record: { format: 'PGN', text: expect.stringContaining('1. f3 e5 2. g4 Qh4#') },
    });
    expect(json).not.toHaveProperty('stopped');
    expect((await callTool('play_make_moves', { state, moves: [] })).json).toMatchObject({ state, applied: 0 });
  });

  it('[PLAY-19] come back as a record with what dice did, which loads as the same position', async () => {
    const { state } = await create({ family: 'landlords-game', variant: 'monarch' });
    const { json } = await callTool<{ state: { fen: string }; record: { text: string }; applied: number }>(
      'play_make_moves',
      { state, moves: [{ notation: 'roll' }] },
    );
    expect(json.applied).toBe(1);
    expect(json.record.text).toMatch(/\n1\. roll throw-[1-6]-[1-6]\n$/);
    const loaded = await callTool('play_load_fen', { family: 'landlords-game', fen: json.record.text });
    expect(loaded.json).toMatchObject({ fen: json.state.fen, notes: [] });
  });

  it('[PLAY-19] are made up to the first that is illegal', async () => {
    const { state } = await create({ family: 'chess' });
    const wrong = { from: 'e7', to: 'e4' };
    const { status, json } = await callTool<{ state: Json }>('play_make_moves', {
      state,
      moves: [{ notation: 'e4' }, wrong, { notation: 'd4' }],
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      applied: 1,
      turn: 'black',
      stopped: { index: 1, move: wrong, error: expect.stringContaining('e4') },
    });
    const one = await callTool<{ state: Json }>('play_apply_move', { state, move: { notation: 'e4' } });
    expect(json.state).toEqual(one.json.state);
  });
});

describe('the status', () => {
  it('[PLAY-12] tells who is on turn', async () => {
    const { state } = await create({ family: 'chess' });
    const { json } = await callTool('play_check_status', { state });
    expect(json).toEqual({ turn: 'white', over: false, winner: null, reason: null, check: false, legalMoves: 20 });
  });

  it.each([
    ['a win', MATED, { over: true, winner: 'black', reason: 'checkmate', check: true, legalMoves: 0 }],
    ['a draw', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', { over: true, winner: null, reason: 'stalemate', check: false }],
    ['dead', '4k3/8/8/8/8/8/8/4K3 w - - 0 1', { over: true, winner: null, reason: 'insufficient-material' }],
    ['in check', '4k3/4R3/4K3/8/8/8/8/8 b - - 0 1', { turn: 'black', over: false, check: true }],
    ['a claim', '4k3/8/8/8/8/8/8/R3K3 w - - 100 80', { over: false, claimable: '50-move-rule' }],
  ])('[PLAY-12] tells of %s', async (_, fen, status) => {
    const { state } = await load(fen);
    expect((await callTool('play_check_status', { state })).json).toMatchObject(status);
  });

  it('[PLAY-12] knows earlier positions', async () => {
    const { state } = await create({ family: 'chess' });
    const there = ['Nf3', 'Nf6', 'Ng1', 'Ng8'].map((notation) => ({ notation }));
    const { json } = await callTool<{ state: Json }>('play_make_moves', { state, moves: [...there, ...there] });
    expect((await callTool('play_check_status', { state: json.state })).json).toMatchObject({
      over: false,
      claimable: '3-fold-repetition',
    });
  });
});

describe('a position string', () => {
  it('[PLAY-16] [PLAY-17] is written by every family, and read again', async () => {
    for (const family of EXPECTED.families) {
      const { state, turn } = await create({ family, rngSeed: 5 });
      const { fen } = (await callTool<{ fen: string }>('play_export_fen', { state })).json;
      expect(fen).toMatch(/^\S.*\S$/);
      const { status, json } = await callTool<Game>('play_load_fen', { family, fen });
      expect({ status, turn: json.turn, fen: json.fen }).toEqual({ status: 200, turn, fen });
    }
  });

  it('[PLAY-17] may be read generously, which is told', async () => {
    const { state, notes } = await load('6k1/5ppp/8/8/8/8/8/3R2K1 w KQ e3');
    expect(state.fen).toBe('6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1');
    expect(notes.length).toBeGreaterThan(1);
    expect((await load(START)).notes).toEqual([]);
  });

  it('[PLAY-17] is refused with every fault', async () => {
    const fen = 'rnbqxbnr/pppppppp/8/8/9/8/PPPPPPPP/RNBQKBNR w KQkq z9 0 1';
    const answer = await refused('play_load_fen', { family: 'chess', fen });
    expect(answer).toMatchObject({ status: 422, code: 'invalid_position' });
    expect(answer.errors!.length).toBeGreaterThan(1);
    for (const { path, message } of answer.errors!) {
      expect(path).toBe('fen');
      expect(message.length).toBeGreaterThan(5);
    }
    expect(answer.error).toMatch(/e8.*"x"/);
  });

  it('[PLAY-17] of any length is refused shortly', async () => {
    for (const fen of ['not a position', '!'.repeat(10_000), '/'.repeat(10_000), '9'.repeat(10_000)]) {
      const { status, text } = await callTool('play_load_fen', { family: 'chess', fen });
      expect(status).toBe(422);
      expect(text.length).toBeLessThan(20_000);
    }
  });

  it('[PLAY-17] may be a whole game', async () => {
    const { state } = await load('1. f3 e5 2. g4 Qh4#');
    expect(state.fen).toBe(MATED);
  });
});

describe('a state', () => {
  it.each([
    ['no state', {}, 'state.family'],
    ['no such family', { family: 'ludo' }, 'state.family'],
    ['another version', { v: 9 }, 'state.v'],
    ['no such variant', { variant: 'ludo' }, 'state.variant'],
    ['a spoilt position', { fen: 'x' }, 'state.fen'],
    ['a long position', { fen: 'x'.repeat(100_000) }, 'state.fen'],
    ['a position that cannot be', { fen: '4k3/4R3/8/8/8/8/8/4K3 w - - 0 1' }, 'state.fen'],
    ['spoilt keys', { past: ['zz'] }, 'state.past'],
    ['too many keys', { past: Array(2001).fill('0'.repeat(16)) }, 'state.past'],
    ['moves that cannot be read', { moves: 'no move' }, 'state.moves'],
    ['moves that lead elsewhere', { moves: 'ab' }, 'state.moves'],
    ['a wrong checksum', { checksum: 1 }, 'state.checksum'],
    ['an end that is none', { ended: { winner: 'nobody', reason: 'x' } }, 'state.ended'],
  ])('[PLAY-5] that was spoilt is refused, with the field: %s', async (what, change, path) => {
    const { state } = await create({ family: 'chess' });
    const spoilt = what === 'no state' ? {} : { ...state, ...change };
    for (const name of ['play_get_moves', 'play_check_status', 'play_export_fen']) {
      const answer = await refused(name, { state: spoilt });
      expect(answer).toMatchObject({ status: 422, code: 'invalid_state', errors: [{ path }] });
      expect(answer.error).toMatch(/^State\.\w+.{5,}\.$/s);
      expect(JSON.stringify(answer).length).toBeLessThan(3_000);
    }
  });
});

describe('a drawing', () => {
  interface Drawing {
    svg: string;
    width: number;
    height: number;
    text: string;
  }
  const draw = async (args: Json) => (await callTool<Drawing>('play_render_board', args)).json;
  /** Width of a PNG, from its header. Undefined if the bytes are not a PNG. */
  const widthOf = (bytes: Buffer) =>
    bytes.subarray(1, 4).toString('latin1') === 'PNG' ? bytes.readUInt32BE(16) : undefined;
  const fetchImage = async (accept: string, args: Json) => {
    const response = await fetch(new URL('/api/tools/play_render_board', baseUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify(args),
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  it('[PLAY-14] is there for every family, as SVG and in words', async () => {
    for (const family of EXPECTED.families) {
      const { state } = await create({ family, rngSeed: 1 });
      const { svg, width, height, text } = await draw({ state });
      expect(svg).toMatch(/^<svg[\s>].*<\/svg>$/s);
      expect(width).toBe(480);
      expect(height).toBeGreaterThan(100);
      expect(text).toMatch(/^\S.{20,}\.$/s);
    }
  });

  it('[PLAY-14] says what it shows', async () => {
    const check = await load('4k3/4R3/4K3/8/8/8/8/8 b - - 0 1');
    expect((await draw({ state: check.state })).text).toBe(
      'White: king e6, rook e7. Black: king e8. Black to move. Black is in check.',
    );
    const mated = await load(MATED);
    expect((await draw({ state: mated.state })).text).toMatch(/White is in check\. Checkmate, black won\.$/);
    const { state } = await load('4k3/8/8/8/8/8/8/4K3[QPp] w - - 0 1', 'crazyhouse');
    const { svg, text, width, height } = await draw({ state });
    expect(text).toMatch(/White has .*queen.* in hand\. Black has a pawn in hand\./);
    expect(svg).toContain(text);
    expect(height).toBeGreaterThan(width);
  });

  it('[PLAY-14] has cells highlighted, by key or by name', async () => {
    const { state } = await create({ family: 'chess' });
    const marked = (highlights: Json[]) => draw({ state, highlights });
    const plain = await draw({ state });
    const byKey = await marked([{ key: 28, color: '#ff0000' }]);
    expect(byKey.svg).not.toBe(plain.svg);
    expect(byKey.svg).toContain('#ff0000');
    expect(byKey.text).toContain('Highlighted: e4.');
    expect(await marked([{ square: 'e4', color: '#ff0000' }])).toEqual(byKey);
    expect((await marked([{ key: 0 }])).svg).not.toBe(plain.svg);
  });

  it.each([
    [{ key: 64 }, 422, 'highlights[0]', /0 to 63/],
    [{ key: -1 }, 422, 'highlights[0]', /0 to 63/],
    [{ square: 'j9' }, 422, 'highlights[0]', /"j9"/],
    [{ color: 'red' }, 422, 'highlights[0]', /without key/],
    [{ key: 1.5 }, 400, 'highlights[0].key', /whole number/],
    [{ key: 1, color: 'reddish' }, 400, 'highlights[0].color', /colour such as/],
    [{ key: 1, color: 'red"/><script>' }, 400, 'highlights[0].color', /colour such as/],
  ])('[PLAY-14] refuses a highlight that shows nothing: %o', async (highlight, status, path, told) => {
    const { state } = await create({ family: 'chess' });
    const answer = await refused('play_render_board', { state, highlights: [highlight] });
    expect(answer).toMatchObject({ status, errors: [{ path }], error: expect.stringMatching(told) });
  });

  it('[PLAY-15] [LIMIT-2] is painted as PNG, 480 pixels wide or as asked', async () => {
    const { state } = await create({ family: 'chess' });
    const sizes = [
      [undefined, 480],
      [120, 120],
      [2048, 2048],
    ] as const;
    for (const [size, width] of sizes) {
      const { response, bytes } = await fetchImage('image/png', { state, size });
      expect([response.status, response.headers.get('content-type'), widthOf(bytes)]).toEqual([
        200,
        'image/png',
        width,
      ]);
      expect(response.headers.get('vary')).toContain('accept');
    }
    const refusal = await fetchImage('image/png', { state, size: 2049 });
    expect(refusal.response.status).toBe(400);
  });

  it('[PLAY-14] comes as SVG alone where that is asked for', async () => {
    const { state } = await create({ family: 'chess' });
    const { response, bytes } = await fetchImage('image/svg+xml', { state, size: 300 });
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(bytes.toString()).toBe((await draw({ state, size: 300 })).svg);
    for (const accept of ['*/*', 'application/json', 'text/html']) {
      expect((await fetchImage(accept, { state })).response.headers.get('content-type')).toBe('application/json');
    }
  });

  it('[PLAY-15] is refused as problem JSON, whatever is accepted', async () => {
    const { response, bytes } = await fetchImage('image/png', { state: {} });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(JSON.parse(bytes.toString())).toMatchObject({ status: 422, code: 'invalid_state' });
  });
});

describe('a suggestion', () => {
  interface Suggestion {
    move: Move;
    score: number;
    mate?: number;
    winChance: number;
    forced?: object;
    why: string;
    candidates?: object[];
    depth: number;
    nodes: number;
    pv: string[];
    timeMs: number;
    difficulty: string;
  }
  const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'expert'];
  const suggest = async (args: Json, seed = 'a') =>
    (await callTool<Suggestion>('play_suggest_move', args, { 'x-seed': seed })).json;

  // An expert thinks for a second: in every run it does so in every third family.
  const EXPERT_FAMILIES = sample(EXPECTED.families, 4);
  const PLACES = LEVELS.map((level) =>
    level === 'expert' && EXPERT_FAMILIES.length < EXPECTED.families.length
      ? (['every third family', level, EXPERT_FAMILIES] as const)
      : (['every family', level, EXPECTED.families] as const),
  );

  it.each(PLACES)('[PLAY-13] is a legal move, in %s: %s', async (_, difficulty, places) => {
    for (const family of places) {
      const { state } = await create({ family, rngSeed: 1 });
      const { move, pv, ...facts } = await suggest({ state, difficulty });
      expect((await movesOf(state)).moves).toContainEqual(move);
      expect(pv[0]).toBe(move.notation);
      expect(facts).toMatchObject({ difficulty, score: expect.any(Number), nodes: expect.any(Number) });
      expect(facts.depth).toBeGreaterThan(0);
      expect(facts.winChance).toBeGreaterThanOrEqual(0);
      expect(facts.winChance).toBeLessThanOrEqual(1);
      expect(facts.why).toMatch(/^[A-Z].+\.$/);
      if (difficulty !== 'hard' && difficulty !== 'expert') expect(facts.candidates).toBeUndefined();
    }
  });

  it('[PLAY-13] says why: the knight can be taken for nothing', async () => {
    const { state } = await load('4k3/8/5n2/8/8/8/5R2/4K3 w - - 0 1');
    const { move, why } = await suggest({ state, difficulty: 'hard' });
    expect({ to: move.to, why }).toEqual({ to: 'f6', why: 'Captures the undefended knight on f6.' });
  });

  it('[PLAY-13] is of medium strength unless asked otherwise, and the same for the same seed', async () => {
    const { state } = await create({ family: 'chess' });
    const one = await suggest({ state });
    expect(one.difficulty).toBe('medium');
    expect(withoutTimes(await suggest({ state, difficulty: 'medium' }))).toEqual(withoutTimes(one));
  });

  it('[PLAY-13] finds a mate and says so', async () => {
    const { state } = await load('6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1');
    expect(await suggest({ state, difficulty: 'expert' })).toMatchObject({
      move: { from: 'd1', to: 'd8', notation: 'Rd8#' },
      mate: 1,
      winChance: 1,
      forced: { result: 'win', in: 1 },
      why: 'Checkmates.',
    });
  });

  it('[PLAY-13] is refused once the game is over', async () => {
    const { state } = await load(MATED);
    const { status, error } = await refused('play_suggest_move', { state });
    expect({ status, error }).toEqual({ status: 422, error: 'The game is over: checkmate, black won.' });
  });
});
