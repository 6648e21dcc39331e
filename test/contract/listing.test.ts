import { describe, expect, it } from 'vitest';
import { SERVICE_INFO } from '../../src/lib/about.ts';
import { registry } from '../../src/tools/registry.ts';
import {
  type Answer,
  baseUrl,
  CALL_ROUTES,
  callAny,
  callTool,
  get,
  type Json,
  request,
  requiredArgs,
  TABLE,
  type TableSchema,
  type TableTool,
  useService,
} from './service.ts';
import table from './tools.json' with { type: 'json' };

useService();

type Schema = TableSchema & { description?: string; const?: unknown; properties?: Record<string, Schema> };

const listed = new Map(registry.descriptors().map((tool) => [tool.name, tool]));
const schemaOf = (tool: string): Schema => listed.get(tool)!.inputSchema as unknown as Schema;
const parameter = (tool: string, name: string): Schema => schemaOf(tool).properties![name]!;

/** Reads a property of every parameter from the service (`ours`) and from the table (`theirs`), by `tool.name`. */
function compare(read: (schema: Schema) => unknown): { ours: Json; theirs: Json } {
  const seen = (schema: (tool: TableTool, name: string) => Schema): Json =>
    Object.fromEntries(
      TABLE.flatMap((tool) =>
        Object.keys(tool.inputSchema.properties).map((name) => [`${tool.name}.${name}`, read(schema(tool, name))]),
      ),
    );
  return {
    ours: seen(({ name: tool }, name) => parameter(tool, name)),
    theirs: seen(({ inputSchema }, name) => inputSchema.properties[name]!),
  };
}

/** Compares one schema keyword of the service with the table, for all parameters where the table sets it. */
function expectAlike(key: 'default' | 'minimum' | 'maximum'): void {
  const { ours, theirs } = compare((schema) => schema[key]);
  const names = Object.keys(theirs).filter((name) => theirs[name] !== undefined);
  expect(names.length).toBeGreaterThan(0);
  expect(Object.fromEntries(names.map((name) => [name, ours[name]]))).toEqual(
    Object.fromEntries(names.map((name) => [name, theirs[name]])),
  );
}

/** The type for comparison: the service may require integers where the table has numbers. */
const typeOf = ({ type }: TableSchema): string => (type === 'integer' ? 'number' : type);

describe('the listing over HTTP', () => {
  it('[HTTP-5] [LIST-1] has 89 tools and says so', async () => {
    const { status, json } = await get<{ count: number; tools: Json[] }>('/api/tools');
    expect(status).toBe(200);
    expect(json.count).toBe(89);
    expect(json.tools).toEqual(JSON.parse(JSON.stringify(registry.descriptors())));
    expect(json.tools).toHaveLength(table.count);
  });
});

describe('a listed tool', () => {
  it('[LIST-2] has a name, a description, an inputSchema and a namespace', () => {
    for (const tool of listed.values()) {
      const { deprecated: _, removed: __, ...rest } = tool;
      expect(Object.keys(rest).sort()).toEqual(['description', 'inputSchema', 'name', 'namespace']);
      expect(tool.description.length, tool.name).toBeGreaterThan(20);
    }
  });

  it('[LIST-3] has a name of the table, which no other has', () => {
    const names = (tools: readonly { name: string }[]) => tools.map(({ name }) => name).sort();
    expect(names(registry.descriptors())).toEqual(names(TABLE));
    expect(new Set(names(TABLE)).size).toBe(89);
  });

  it('[LIST-4] is in its namespace, one of eight', () => {
    for (const { name, namespace } of TABLE) expect(listed.get(name)!.namespace, name).toBe(namespace);
    expect(new Set(TABLE.map(({ namespace }) => namespace)).size).toBe(8);
  });
});

describe('an inputSchema', () => {
  it('[LIST-5] is of an object with properties', () => {
    for (const { name } of TABLE) expect(schemaOf(name), name).toMatchObject({ type: 'object', properties: {} });
  });

  it('[LIST-6] has the parameters of the table, each described', () => {
    for (const { name, inputSchema } of TABLE) {
      const properties = schemaOf(name).properties!;
      expect(Object.keys(properties).sort(), name).toEqual(Object.keys(inputSchema.properties).sort());
      for (const { description } of Object.values(properties)) expect(description?.length, name).toBeGreaterThan(3);
    }
  });

  it('[LIST-7] has the types of the table', () => {
    const { ours, theirs } = compare(typeOf);
    expect(ours).toEqual(theirs);
    expect(parameter('play_render_board', 'size').type).toBe('integer');
  });

  it('[LIST-8] requires what the table requires', () => {
    for (const { name, inputSchema } of TABLE) {
      expect([...(schemaOf(name).required ?? [])].sort(), name).toEqual([...(inputSchema.required ?? [])].sort());
    }
  });

  it('[LIST-9] has the values of the table', () => {
    // Some hosts of language models refuse a listing with numbers in an enum, so those are a range.
    const valuesOf = ({ enum: values, minimum, maximum }: Schema) =>
      values ?? (minimum !== undefined && maximum === minimum + 1 ? [minimum, maximum] : undefined);
    const { theirs } = compare(({ enum: values }) => values);
    const names = Object.keys(theirs).filter((name) => theirs[name] !== undefined);
    const { ours } = compare(valuesOf);
    expect(names.length).toBeGreaterThan(0);
    expect(Object.fromEntries(names.map((name) => [name, ours[name]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, theirs[name]])),
    );
  });

  it('[LIST-5] A6: has no numbers in an enum, and no object without properties', () => {
    const faultsIn = (schema: Schema, path: string): string[] => [
      ...(schema.enum?.some((value) => typeof value !== 'string') ? [`${path}: enum`] : []),
      ...(schema.type === 'object' && path.includes('.') && !Object.keys(schema.properties ?? {}).length
        ? [`${path}: no properties`]
        : []),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => faultsIn(one, `${path}.${name}`)),
      ...(schema.items ? faultsIn(schema.items as Schema, `${path}[]`) : []),
    ];
    expect(TABLE.flatMap(({ name }) => faultsIn(schemaOf(name), name))).toEqual([]);
  });

  it('[LIST-5] A6: says of a state and a move that they have more fields than it lists', () => {
    for (const [tool, name] of [
      ['play_apply_move', 'state'],
      ['play_apply_move', 'move'],
      ['chess_make_move', 'move'],
    ] as const) {
      expect(parameter(tool, name)).toMatchObject({ additionalProperties: true, description: expect.any(String) });
    }
  });

  it('[LIST-10] has the defaults of the table', () => expectAlike('default'));

  it('[LIST-11] has the smallest and largest values of the table', () => {
    expectAlike('minimum');
    expectAlike('maximum');
  });

  it('[LIST-12] has the elements of the table', () => {
    const element = ({ type, default: usual, properties, required }: Schema): Json => ({
      type: typeOf({ type }),
      default: usual,
      required,
      properties: properties && Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, element(one)])),
    });
    const { ours, theirs } = compare(({ items }) => items && element(items as Schema));
    // The fields of a move are not in the table, because they depend on the family.
    const withoutMoves = ({ 'play_make_moves.moves': _, 'chess_make_moves.moves': __, ...rest }: Json): Json => rest;
    expect(withoutMoves(ours)).toEqual(withoutMoves(theirs));
    for (const tool of ['play_make_moves', 'chess_make_moves'])
      expect(parameter(tool, 'moves').items!.type).toBe('object');
    expect(parameter('play_render_board', 'highlights').items!.properties!['key']!.type).toBe('integer');
  });

  it.each([
    ['oracle_scene', 'system'],
    ['oracle_interpret', 'game'],
    ['oracle_table_view', 'game'],
    ['rpg_random_encounter', 'system'],
    ['rpg_loot', 'system'],
  ])('[LIST-13] names the default system: %s', (tool, name) => {
    expect(parameter(tool, name).default).toMatch(/^[a-z0-9-]+$/);
  });

  it('[ENUM-4] gives oracle_encounter two systems, the 5e-style one by default', () => {
    const { enum: values, default: usual } = parameter('oracle_encounter', 'system');
    expect(values).toEqual(['5e', '1e']);
    expect(usual).toBe('5e');
  });
});

// Repeated by hand, because the table could be wrong in the same way as the service.
describe('limits and defaults in the listing', () => {
  it.each([['play_render_board.size', { default: 480, maximum: 2048 }]])('[LIMIT-2] board width: %s', expectParameter);

  it.each([['hex_export_svg.hexSize', { default: 30 }]])('[LIMIT-3] hex size: %s', expectParameter);

  it.each([
    ['rules_search.limit', { default: 10 }],
    ['board_gallery_search.limit', { default: 10 }],
    ['piece_gallery_search.limit', { default: 10 }],
    ['rpg_search_entities.limit', { default: 10 }],
  ])('[LIMIT-4] results: %s', expectParameter);

  it.each([
    ['rpg_browse_category.page', { default: 1 }],
    ['rpg_browse_category.pageSize', { default: 20 }],
  ])('[LIMIT-5] pages: %s', expectParameter);

  it.each([
    ['epic4_random_factions.players', { minimum: 3, maximum: 8 }],
    ['epic4_draft_factions.players', { minimum: 3, maximum: 8, default: 6 }],
    ['nukes_setup_generator.players', { minimum: 2, maximum: 6, default: 2 }],
  ])('[LIMIT-6] players: %s', expectParameter);

  it.each([['ringquest_draw_characters.count', { minimum: 2, maximum: 6, default: 4 }]])(
    '[LIMIT-7] characters: %s',
    expectParameter,
  );

  it.each([
    ['oracle_encounter.party_level', { minimum: 1, maximum: 20, default: 5 }],
    ['oracle_encounter.party_size', { minimum: 1, maximum: 10, default: 4 }],
    ['rpg_random.count', { minimum: 1, maximum: 10, default: 1 }],
  ])('[LIMIT-8] party and picks: %s', expectParameter);

  function expectParameter(path: string, wanted: Partial<TableSchema>): void {
    const [tool, name] = path.split('.');
    expect(parameter(tool!, name!)).toMatchObject(wanted);
  }
});

const DEPRECATED = TABLE.filter(({ lifecycle }) => lifecycle === 'deprecated');
const OPENING_BOOK = 'chess_get_opening_book';

describe('the end of tools in the listing', () => {
  it('[DEPR-1] marks eight chess tools as deprecated, with what to use instead', () => {
    expect(DEPRECATED).toHaveLength(8);
    for (const { name, replacement } of DEPRECATED) {
      expect(name).toMatch(/^chess_/);
      expect(listed.get(name)!.deprecated?.use, name).toEqual(replacement);
      for (const one of replacement!) expect(listed.get(name)!.description, name).toContain(one);
      for (const one of replacement!) expect(listed.get(one), one).toMatchObject({ namespace: 'play' });
    }
  });

  it('[DEPR-2] says that they go in 1.0.0, which has not come', () => {
    for (const { name, removal } of DEPRECATED) expect(listed.get(name)!.deprecated?.removedIn, name).toBe(removal);
    expect(new Set(DEPRECATED.map(({ removal }) => removal))).toEqual(new Set(['1.0.0']));
    expect(SERVICE_INFO.version).toMatch(/^0\./);
  });

  it('[DEPR-4] marks the opening book as removed, without a replacement', () => {
    expect(listed.get(OPENING_BOOK)).toMatchObject({ removed: true, inputSchema: { properties: { variant: {} } } });
    expect(listed.get(OPENING_BOOK)).not.toHaveProperty('deprecated');
  });

  it('[DEPR-5] marks no other tool', () => {
    const marked = [...listed.values()].filter(({ deprecated, removed }) => deprecated || removed);
    expect(marked.map(({ name }) => name).sort()).toEqual([...DEPRECATED.map(({ name }) => name), OPENING_BOOK].sort());
  });
});

/** The headers about deprecation and successors of a tool. */
const marks = ({ headers }: Answer) => ({ since: headers.get('deprecation'), links: headers.get('link') });

const expected = ({ replacement }: TableTool) => ({
  since: expect.stringMatching(/^@\d{10}$/),
  links: replacement!.map((name) => `<${baseUrl()}/api/tools/${name}>; rel="successor-version"`).join(', '),
});

describe.each(CALL_ROUTES)('a deprecated tool on %s', (_, ask) => {
  it.each(DEPRECATED)('[DEPR-3] says so whatever it answers: $name', async (tool) => {
    const answers = [
      await ask(tool.name, requiredArgs(tool)),
      await ask(tool.name, { no_such_argument: 1 }),
      await ask(tool.name, requiredArgs(tool), { 'x-seed': 'x'.repeat(101) }),
    ];
    for (const answer of answers) expect(marks(answer), answer.text).toEqual(expected(tool));
  });
});

describe('a deprecated tool', () => {
  it('[DEPR-3] says so even to a body that it cannot read', async () => {
    const answer = await request('POST', `/api/tools/${DEPRECATED[0]!.name}`, '{');
    expect(marks(answer)).toEqual(expected(DEPRECATED[0]!));
  });
});

describe('tools that are not deprecated', () => {
  it('[DEPR-5] do not say that they are', async () => {
    for (const { name, lifecycle } of TABLE) {
      if (lifecycle === 'deprecated') continue;
      expect(marks(await callTool(name)), name).toEqual({ since: null, links: null });
    }
  });
});

describe('the removed tool', () => {
  it.each<[string, Json]>([
    ['nothing', {}],
    ['its argument', { variant: 'atomic' }],
    ['an argument it never had', { no_such_argument: 1 }],
  ])('[DEPR-4] is gone, called with %s', async (_, args) => {
    for (const { status, json } of [await callTool(OPENING_BOOK, args), await callAny(OPENING_BOOK, args)]) {
      expect(status).toBe(410);
      expect(json).toMatchObject({ code: 'removed_tool', error: expect.stringContaining('removed') });
    }
  });
});
