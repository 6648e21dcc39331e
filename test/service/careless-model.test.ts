import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { connect, type Json, useService } from '../contract/service.ts';

useService();

/** Most plies of a game: longer ones are ended by resigning. */
const MAX_PLIES = 300;

/** How a careless model names a game of each family. */
const GAMES = [
  ['Chess', 'Los Alamos chess', 'chess'],
  ['checkers', 'Russian', 'draughts'],
  ['Go', '5x5', 'go'],
  ['Hex', '5x5', 'hex'],
  ["Landlord's Game", '', 'landlords-game'],
  ['MANCALA', '', 'mancala'],
  ['morris', "Three Men's Morris", 'morris'],
  ['Othello', '6x6', 'reversi'],
  ['Shogi', 'animal shogi', 'shogi'],
  ['Chinese chess', '', 'xiangqi'],
] as const;

/** A model that reads the text of answers only, and writes its calls carelessly, in turn in one form and another. */
class CarelessModel {
  readonly #client: Client;
  readonly #rng: Rng;
  readonly refusals: string[] = [];

  constructor(client: Client, seed: string) {
    this.#client = client;
    this.#rng = Rng.fromSeed(seed);
  }

  async call(name: string, args: Json): Promise<Json> {
    const { content, isError } = await this.#client.callTool({ name, arguments: args });
    const text = content.find((block) => block.type === 'text')?.text ?? '';
    if (isError) this.refusals.push(`${name} ${JSON.stringify(args).slice(0, 300)}: ${text}`);
    return JSON.parse(text) as Json;
  }

  /** The state of an answer: as an object, as JSON text, or the whole answer in place of it. */
  stateOf(answer: Json): unknown {
    return this.#rng.pick([answer['state'], JSON.stringify(answer['state']), answer]);
  }

  /** A move: as notation, as an object with it, or as JSON text. */
  moveOf(notation: string): unknown {
    return this.#rng.pick([notation, { notation }, JSON.stringify({ notation }), ` ${notation} `]);
  }

  pick<Item>(items: readonly Item[]): Item {
    return this.#rng.pick(items);
  }
}

/** The notation of a listed move. Beyond 60 moves the list has nothing else. */
const notationOf = (move: unknown): string => (typeof move === 'string' ? move : (move as Json)['notation']) as string;

/** Plays a whole game at random. Returns the last answer. */
async function playGame(model: CarelessModel, family: string, variant: string): Promise<Json> {
  let answer = await model.call('play_create_game', { family, variant, rngSeed: model.pick([3, '3']) });
  for (let ply = 0; ply < MAX_PLIES && !answer['over'] && !model.refusals.length; ply++) {
    const { moves } = await model.call('play_get_moves', { state: model.stateOf(answer) });
    if (!Array.isArray(moves) || !moves.length) break;
    const move = model.moveOf(notationOf(model.pick(moves)));
    answer = await model.call('play_apply_move', { state: model.stateOf(answer), move });
  }
  while (!answer['over'] && !model.refusals.length) {
    answer = await model.call('play_apply_move', { state: model.stateOf(answer), move: 'resign' });
  }
  return answer;
}

describe('a careless model', () => {
  let client: Client;
  beforeAll(async () => {
    client = await connect('legacy');
  });
  afterAll(() => client.close());

  it.each(GAMES)(
    'plays a whole game of %s (%s) without a refusal for form',
    async (family, variant, slug) => {
      const model = new CarelessModel(client, `${family} ${variant}`);
      const last = await playGame(model, family, variant);
      expect(model.refusals).toEqual([]);
      expect(last).toMatchObject({ over: true, state: { family: slug } });
      const status = await model.call('play_check_status', { state: model.stateOf(last) });
      expect(status).toMatchObject({ over: true, legalMoves: 0 });
    },
    60_000,
  );
});
