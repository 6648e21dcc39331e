import { describe, expect, it } from 'vitest';
import { ROLEPLAYING_SYSTEMS } from '../../src/entity/systems.ts';
import { PROMPTS } from '../../src/mcp/prompts.ts';
import { LazyCallContext } from '../../src/tools/context.ts';
import { registry } from '../../src/tools/registry.ts';
import type { JsonSchema } from '../../src/tools/tool.ts';

function promptText(name: string, args: Record<string, string>): string {
  const { content } = PROMPTS.find((prompt) => prompt.name === name)!.messages(args)[0]!;
  if (content.type !== 'text') throw new Error(`${name} is ${content.type}`);
  return content.text;
}

describe('prompts for a system name only tools that work for it', () => {
  const systems = ROLEPLAYING_SYSTEMS.map(({ slug }) => slug);
  const argumentOf = ({ inputSchema }: { inputSchema: JsonSchema }) =>
    ['system', 'game'].find((name) => name in (inputSchema['properties'] as object));
  const withSystem = registry.tools.filter(({ name, ...tool }) => /^(?:oracle|rpg)_/.test(name) && argumentOf(tool));

  it.each(systems.flatMap((system) => [['start_session', system] as const, ['hex_crawl', system] as const]))(
    '%s: %s',
    async (name, system) => {
      const text = promptText(name, { system });
      const named = withSystem.filter((tool) => new RegExp(`\\b${tool.name}\\b`).test(text));
      expect(named.length).toBeGreaterThan(0);
      for (const tool of named) {
        const args = { [argumentOf(tool)!]: system, ...(tool.name === 'oracle_roll' && { table: tableOf(system) }) };
        const outcome = await registry.call(tool.name, args, new LazyCallContext({ seed: 'prompt' }));
        expect(outcome.ok ? undefined : outcome.error.detail, tool.name).toBeUndefined();
      }
    },
  );

  const tableOf = (system: string): string | undefined => {
    const listed = registry.call('oracle_list_tables', { system }, new LazyCallContext({ seed: 'prompt' }));
    if (listed instanceof Promise || !listed.ok) return undefined;
    return (listed.value as { tables: { id: string }[] }).tables[0]!.id;
  };

  it('another name of a system is read', () => {
    expect(promptText('start_session', { system: 'D&D' })).not.toContain('oracle_scene');
    expect(promptText('start_session', { system: 'cairn' })).toContain('oracle_scene');
  });
});

describe('a lesson in a game without a rulebook', () => {
  it('says that there is none, and which is near', () => {
    const text = promptText('teach_game', { game: 'shogy' });
    expect(text).toMatch(/^There is no rulebook "shogy": did you mean shogi\?/);
    expect(promptText('teach_game', { game: 'shogi' })).toMatch(/^Teach me shogi\./);
  });
});

describe('a system without oracle tables', () => {
  it.each([
    ['oracle_scene', { system: '5e' }, /^5e has no scenes\. Systems with scenes: starforged, .*cairn/],
    ['oracle_list_tables', { system: 'dnd' }, /^5e has no oracle tables\./],
    ['oracle_list_recipes', { game: 'Pathfinder' }, /^1e has no scene recipes\./],
  ])('%s names those that have some, and what works: %j', async (tool, args, detail) => {
    const outcome = await registry.call(tool, args, new LazyCallContext({ seed: 'none' }));
    if (outcome.ok) throw new Error('was accepted');
    expect(outcome.error.detail).toMatch(detail);
    expect(outcome.error.hint).toMatch(/oracle_encounter.* work for (?:5e|1e)\./);
  });

  it.each(['dnd', 'd&d', 'D&D 5e'])('oracle_encounter takes %s for 5e', async (system) => {
    const outcome = await registry.call('oracle_encounter', { system }, new LazyCallContext({ seed: 'dnd' }));
    expect(outcome).toMatchObject({ ok: true, value: { system: '5e' } });
  });
});
