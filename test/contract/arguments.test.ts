import { describe, expect, it } from 'vitest';
import {
  type Answer,
  CALL_ROUTES,
  callAny,
  callTool,
  findFailures,
  type Json,
  LIVE_TOOLS,
  PARAMETERS,
  type RefusalBody,
  requiredArgs,
  type TableTool,
  useService,
} from './service.ts';

useService();

type Parameter = (typeof PARAMETERS)[number];

/** Calls a tool with its required arguments and a value for one argument. */
const call = ({ tool, name }: Parameter, value: unknown) =>
  callTool<RefusalBody>(tool.name, { ...requiredArgs(tool), [name]: value });

const faultIn = ({ json }: Answer<RefusalBody>, name: string) =>
  json.errors?.find(({ path }) => path === name || path.startsWith(`${name}[`) || path.startsWith(`${name}.`));

/** Describes an answer unless it refuses the argument with a message that contains `words`. */
function failureUnlessNamed(
  answer: Answer<RefusalBody>,
  { tool, name }: Pick<Parameter, 'tool' | 'name'>,
  ...words: string[]
) {
  const message = faultIn(answer, name)?.message ?? '';
  const isNamed = [name, ...words].every((word) => message.includes(word)) && answer.json.error.includes(message);
  return !(answer.status === 400 && isNamed) && `${tool.name}.${name}: ${answer.status} ${answer.text}`;
}

/** Describes an answer if it reports a fault in the argument. */
const failureUnlessAccepted = (answer: Answer<RefusalBody>, { tool, name }: Parameter) =>
  faultIn(answer, name) && `${tool.name}.${name}: ${answer.text}`;

const doubleLastLetter = (word: string): string => word + word.at(-1);

/** The names suggested by a message: "did you mean …?". */
const guesses = (message = ''): string[] =>
  (/did you mean (.*)\?$/.exec(message)?.[1] ?? '').split(/, | or /).filter(Boolean);

const isRequired = ({ tool, name }: Parameter): boolean => tool.inputSchema.required?.includes(name) ?? false;

/** A value of another type. Text is not one for objects: a move may be its notation. */
const wrongValue = (type: unknown): unknown => (['string', 'object', 'array'].includes(String(type)) ? 12_345 : 'text');

describe('arguments', () => {
  it('[ARG-1] that are required and missing are named, all of them', async () => {
    const wrong = await findFailures(
      LIVE_TOOLS.filter(({ inputSchema }) => inputSchema.required),
      async (tool) => {
        const { status, json } = await callTool<RefusalBody>(tool.name);
        const paths = json.errors?.map(({ path }) => path).sort();
        const isTold = json.errors?.every(({ path, message }) => message.startsWith(`${path} is missing, expected `));
        const required = [...tool.inputSchema.required!].sort();
        return !(status === 400 && isTold && paths?.join() === required.join()) && `${tool.name}: ${paths}`;
      },
    );
    expect(wrong).toEqual([]);
  });

  it('[ARG-2] of another type are refused', async () => {
    const wrong = await findFailures(PARAMETERS, async (one) =>
      failureUnlessNamed(await call(one, wrongValue(one.schema.type)), one, 'expected'),
    );
    expect(wrong).toEqual([]);
  });

  it('[ARG-2] with elements of another type are refused', async () => {
    const lists = PARAMETERS.filter(({ schema }) => schema.items);
    const wrong = await findFailures(lists, async (one) => {
      const answer = await call(one, [wrongValue(one.schema.items!.type)]);
      return answer.json.errors?.[0]?.path !== `${one.name}[0]` && `${one.tool.name}.${one.name}: ${answer.text}`;
    });
    expect(wrong).toEqual([]);
  });

  it('[ARG-4] are taken at their limits and refused beyond, with the limit', async () => {
    const limits = PARAMETERS.flatMap((one) => [
      { one, limit: one.schema.minimum, beyond: -1, words: 'at least' },
      { one, limit: one.schema.maximum, beyond: 1, words: 'at most' },
    ]).filter(({ limit }) => limit !== undefined);
    const wrong = await findFailures(limits, async ({ one, limit, beyond, words }) => {
      const within = failureUnlessAccepted(await call(one, limit), one);
      return within ?? failureUnlessNamed(await call(one, limit! + beyond), one, `expected ${words} ${limit}`);
    });
    expect(limits.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['coin_flip', 'count', 1001, 'at most 1000'],
    ['coin_flip', 'count', 0, 'at least 1'],
    ['coin_flip', 'choices', 'x'.repeat(10_001), 'at most 10000 characters'],
    ['random_player_order', 'players', Array(1001).fill('ann'), 'at most 1000 elements'],
    ['play_get_definition', 'variant', 'x'.repeat(101), 'at most 100 characters'],
    ['play_make_moves', 'moves', Array(2001).fill({}), 'at most 2000 elements'],
    ['hex_pathfind', 'endQ', 1_000_001, 'at most 1000000'],
    ['hex_compute_fov', 'range', 51, 'at most 50'],
    ['rules_search', 'limit', 101, 'at most 100'],
    ['play_render_board', 'size', 15, 'at least 16'],
    ['play_render_board', 'size', 480.5, 'a whole number'],
  ])('[LIMIT-9] are limited where the table is silent: %s %s', async (tool, name, value, limit) => {
    const one = PARAMETERS.find((other) => other.tool.name === tool && other.name === name)!;
    expect(failureUnlessNamed(await call(one, value), one, `expected ${limit}`)).toBe(false);
  });

  it('[ARG-5] that are unknown are refused with the nearest that is known', async () => {
    const wrong = await findFailures(PARAMETERS, async ({ tool, name }) => {
      const misspelt = doubleLastLetter(name);
      const answer = await callTool<RefusalBody>(tool.name, { ...requiredArgs(tool), [misspelt]: 1 });
      const isGuessed = guesses(faultIn(answer, misspelt)?.message).includes(name);
      return failureUnlessNamed(answer, { tool, name: misspelt }, 'unknown argument') || (!isGuessed && answer.text);
    });
    expect(wrong).toEqual([]);
  });

  it('[ARG-5] that are unknown are refused by tools that have no parameters', async () => {
    const none = LIVE_TOOLS.filter(({ inputSchema }) => !Object.keys(inputSchema.properties).length);
    const wrong = await findFailures(none, async (tool) =>
      failureUnlessNamed(await callTool(tool.name, { family: 'chess' }), { tool, name: 'family' }, 'unknown argument'),
    );
    expect(none.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });

  it('[ARG-6] that are null count as left out', async () => {
    const wrong = await findFailures(PARAMETERS, async (one) => {
      const answer = await call(one, null);
      return isRequired(one) ? failureUnlessNamed(answer, one, 'is missing') : failureUnlessAccepted(answer, one);
    });
    expect(wrong).toEqual([]);
    const seed = { 'x-seed': 'null' };
    const left = await callTool('coin_flip', {}, seed);
    expect((await callTool('coin_flip', { count: null, choices: null }, seed)).json).toEqual(left.json);
  });

  it('[ARG-9] left out are their defaults', async () => {
    const seed = { 'x-seed': 'default' };
    const wrong = await findFailures(
      PARAMETERS.filter(({ schema }) => schema.default !== undefined),
      async ({ tool, name, schema }) => {
        const left = await callTool(tool.name, requiredArgs(tool), seed);
        const given = await callTool(tool.name, { ...requiredArgs(tool), [name]: schema.default }, seed);
        return left.text !== given.text && `${tool.name}.${name}: ${left.text} <> ${given.text}`;
      },
    );
    expect(wrong).toEqual([]);
  });

  it('[HTTP-4] are refused alike on both routes', async () => {
    const wrong = await findFailures(LIVE_TOOLS, async (tool) => {
      const args = tool.inputSchema.required ? {} : { no_such_argument: 1 };
      const [one, two] = await Promise.all([callTool(tool.name, args), callAny(tool.name, args)]);
      const isAlike = one.status === 400 && two.status === 400 && one.text === two.text;
      return !isAlike && `${one.text} <> ${two.text}`;
    });
    expect(wrong).toEqual([]);
  });
});

describe('sets of values', () => {
  /** Checks that each listed value is accepted, and that a misspelt one is refused with the right one as a guess. */
  async function expectValues(path: string): Promise<void> {
    const one = PARAMETERS.find(({ tool, name }) => `${tool.name}.${name}` === path)!;
    const wrong = await findFailures(one.schema.enum!, async (value) => {
      const taken = failureUnlessAccepted(await call(one, value), one);
      if (taken) return taken;
      const answer = await call(one, typeof value === 'number' ? value + 2 : doubleLastLetter(value));
      const isGuessed = typeof value === 'number' || guesses(faultIn(answer, one.name)?.message).includes(value);
      // Numbers are published as a range.
      const words = typeof value === 'number' ? ['expected at most'] : ['expected one of', value];
      return failureUnlessNamed(answer, one, ...words) || (!isGuessed && answer.text);
    });
    expect(wrong).toEqual([]);
  }

  const ofPlay = [
    'play_list_variants.family',
    'play_get_definition.family',
    'play_create_game.family',
    'play_load_fen.family',
    'play_suggest_move.difficulty',
    'chess_generate_puzzle.difficulty',
  ];
  it.each(ofPlay)('[ENUM-1] [ARG-3] of chess and play: %s', expectValues);

  const ofRules = [
    'rules_list_games.category',
    'rules_list_games.complexity',
    'rules_list_games.status',
    'rules_search.sectionType',
    'rules_get_variant_list.topology',
  ];
  it.each(ofRules)('[ENUM-2] [ARG-3] of rulebooks: %s', expectValues);

  const ofOracles = [
    'oracle_ask.likelihood',
    'oracle_scene.type',
    'oracle_scene.region',
    'oracle_encounter.difficulty',
    'rpg_random_encounter.difficulty',
    'rpg_loot.tier',
  ];
  it.each(ofOracles)('[ENUM-3] [ARG-3] of oracles: %s', expectValues);

  const ofGames = [
    'game_deck_create.type',
    'epic4_draw_objectives.stage',
    'epic4_draw_agendas.type',
    'ringquest_draw_encounter.ring',
  ];
  it.each(ofGames)('[ENUM-5] [ARG-3] of games: %s', expectValues);

  it('[ENUM-6] [ARG-3] of utilities: dice_odds.comparison', () => expectValues('dice_odds.comparison'));

  it('[ARG-3] are all tested here', () => {
    const all = PARAMETERS.filter(({ schema }) => schema.enum).map(({ tool, name }) => `${tool.name}.${name}`);
    expect([...ofPlay, ...ofRules, ...ofOracles, ...ofGames, 'dice_odds.comparison'].sort()).toEqual(all.sort());
  });
});

describe.each(CALL_ROUTES)('aliases on %s', (_, ask) => {
  const players = ['ann', 'bob', 'cat', 'dan', 'eve'];
  const seed = { 'x-seed': 'alias' };

  it.each([
    ['dice_roll', { expression: '9d9' }, { notation: '9d9' }],
    ['team_split', { members: 'ann, bob,cat ,dan,, eve' }, { players }],
    ['team_split', { players, teams: 3 }, { players, count: 3 }],
  ])('[ARG-7] mean the same: %s %o', async (tool, alias, own) => {
    const plain = await ask(tool, own, seed);
    expect(plain.status).toBe(200);
    expect((await ask(tool, alias, seed)).json).toEqual(plain.json);
    expect((await ask(tool, { ...own, ...alias }, seed)).json).toEqual(plain.json);
  });

  it.each([
    ['rpg_browse_category', { game: 'd6', category: 'monster' }],
    ['rpg_random', { system: 'd6' }],
  ])('[ARG-7] stand for an argument that is required: %s', async (tool, args) => {
    expect((await ask(tool, args)).status).not.toBe(400);
  });

  it.each([
    ['dice_roll', { notation: '9d9', expression: '9d8' }, 'expression', 'notation'],
    ['team_split', { players, members: 'ann,bob' }, 'members', 'players'],
    ['team_split', { players, count: 2, teams: 3 }, 'teams', 'count'],
    ['rpg_search_entities', { query: 'd6', system: 'one', game: 'two' }, 'game', 'system'],
    ['rpg_get_entity', { name: 'd6', system: 'one', game: 'two' }, 'game', 'system'],
    ['rpg_browse_category', { category: 'd6', system: 'one', game: 'two' }, 'game', 'system'],
    ['rpg_list_categories', { game: 'one', system: 'two' }, 'system', 'game'],
    ['rpg_random', { game: 'one', system: 'two' }, 'system', 'game'],
  ])('[ARG-8] do not say something else: %s %o', async (tool, args, alias, own) => {
    const { status, json } = await ask<RefusalBody>(tool, args);
    expect(status).toBe(400);
    expect(json.errors).toMatchObject([{ path: alias }]);
    expect(json.error).toContain(`${own} and ${alias}`);
  });

  it('[ARG-7] are told by the name that the caller used', async () => {
    const { json } = await ask<RefusalBody>('dice_roll', { expression: 5 });
    expect(json.errors).toMatchObject([{ path: 'expression' }]);
    expect(json.error).not.toContain('notation');
  });
});

describe('a tool without parameters', () => {
  const none = LIVE_TOOLS.filter(({ inputSchema }) => !Object.keys(inputSchema.properties).length);
  const isFine = ({ status }: Answer<Json>): boolean => status === 200 || status === 501;

  it('[HTTP-6] takes an empty object, on both routes', async () => {
    const wrong = await findFailures(none, async ({ name }: TableTool) => {
      const answers = await Promise.all([callTool(name, {}), callAny(name, {}), callAny(name)]);
      return !answers.every(isFine) && `${name}: ${answers.map(({ text }) => text)}`;
    });
    expect(none.length).toBeGreaterThan(5);
    expect(wrong).toEqual([]);
  });
});
