import { describe, expect, it } from 'vitest';
import { createStateSigner } from '../adapters/state-signer.ts';
import type { GameState } from '../play/state.ts';
import { LazyCallContext } from './context.ts';
import { registry } from './registry.ts';
import { type HostServices, SERVICES_WITHOUT_THREADS } from './services.ts';

const KEYED: HostServices = { ...SERVICES_WITHOUT_THREADS, signState: createStateSigner('a key for tests only') };

async function call(services: HostServices, name: string, args: object) {
  const tool = registry.tools.find((known) => known.name === name)!;
  return tool.call(args, new LazyCallContext({ seed: 'signed', services }));
}

async function stateOf(services: HostServices, name: string, args: object): Promise<GameState> {
  const outcome = await call(services, name, args);
  if (!outcome.ok) throw new Error(outcome.error.detail);
  const { puzzle, state = puzzle } = outcome.value as { puzzle?: { state: GameState }; state?: GameState };
  return (state as { state?: GameState }).state ?? (state as GameState);
}

const create = (services: HostServices) => stateOf(services, 'play_create_game', { family: 'chess' });
const E4 = { notation: 'e4' };

describe('a host with a key', () => {
  it('signs every state that a tool returns, with 96 bits', async () => {
    const state = await create(KEYED);
    const answers = [
      state,
      await stateOf(KEYED, 'play_apply_move', { state, move: E4 }),
      await stateOf(KEYED, 'play_make_moves', { state, moves: [E4] }),
      await stateOf(KEYED, 'play_load_fen', { family: 'chess', fen: '8/8/8/4k3/8/8/4P3/R3K3 w Q - 0 1' }),
      await stateOf(KEYED, 'chess_generate_puzzle', {}),
    ];
    for (const { signature } of answers) expect(signature).toMatch(/^[\w-]{16}$/);
    expect(new Set(answers.map(({ signature }) => signature)).size).toBeGreaterThan(3);
  });

  it('refuses a state that was changed, even with a right checksum, and says how to rebuild the game', async () => {
    const [state, after] = await create(KEYED).then(async (one) => [
      one,
      await stateOf(KEYED, 'play_apply_move', { state: one, move: E4 }),
    ]);
    for (const forged of [
      { ...after, signature: state!.signature },
      { ...state, fen: after!.fen, checksum: after!.checksum },
      { ...state, v: 1 },
      { ...state, signature: '' },
      { ...state, signature: 7 },
      { ...state, signature: 'A'.repeat(16) },
    ]) {
      const outcome = await call(KEYED, 'play_check_status', { state: forged });
      expect(outcome).toMatchObject({ ok: false, error: { code: 'invalid_state' } });
      expect(!outcome.ok && outcome.error.detail).toMatch(/state\.signature.*play_make_moves.*play_load_fen/);
    }
  });

  it('judges a state without a signature by its values', async () => {
    const { signature: _, checksum: __, ...bare } = await create(KEYED);
    expect(await call(KEYED, 'play_check_status', { state: bare })).toMatchObject({ ok: true });
    const many = { ...bare, fen: 'rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1' };
    expect(await call(KEYED, 'play_check_status', { state: many })).toMatchObject({
      ok: true,
      value: { possible: false, unreachable: [expect.stringMatching(/2 white queens/)] },
    });
  });
});

describe('a host without a key', () => {
  it('adds nothing to states, and ignores the signatures of others', async () => {
    const state = await create(SERVICES_WITHOUT_THREADS);
    expect(state).not.toHaveProperty('signature');
    const foreign = { ...state, signature: 'A'.repeat(16) };
    expect(await call(SERVICES_WITHOUT_THREADS, 'play_check_status', { state: foreign })).toMatchObject({ ok: true });
  });
});
