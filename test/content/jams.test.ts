import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CONTENT } from '../../src/tabletop/content.generated.ts';
import type { JamThemeBook } from '../../src/tabletop/jam.ts';

const piece = z.string().regex(/^\S.{1,60}[^\s.]$/);

const Themes = z.strictObject({
  source: z.literal('own work'),
  licence: z.literal('MIT'),
  kinds: z.record(
    z.string(),
    z.strictObject({ pattern: z.string().min(3), parts: z.record(z.string(), z.array(piece).min(20)) }),
  ),
  sparks: z.array(z.string().regex(/^[A-Z].*[.?]$/)).min(20),
});

const book = JSON.parse(
  readFileSync(new URL('../../content/jams/themes.json', import.meta.url), 'utf8'),
) as JamThemeBook;
const kinds = Object.entries(book.kinds);
const twice = (texts: string[]): string[] =>
  texts.filter((text, at) => texts.findIndex((other) => other.toLowerCase() === text.toLowerCase()) !== at);

describe('content/jams', () => {
  it('has the shape of themes', () => {
    expect(Themes.parse(book)).toEqual(book);
  });

  it('is compiled', () => {
    expect(JSON.parse(CONTENT['jams/themes'])).toEqual(book);
  });

  it('has no piece and no spark twice', () => {
    const lists = kinds.flatMap(([, { parts }]) => Object.values(parts));
    expect([...lists, book.sparks].flatMap(twice)).toEqual([]);
  });

  it.each(kinds)('has a pattern of one or two parts, each once: %s', (_, { pattern, parts }) => {
    const named = [...pattern.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(named).toEqual(Object.keys(parts));
    expect([1, 2]).toContain(named.length);
  });

  it.each(kinds)('begins every theme with a capital, and no other piece: %s', (_, { pattern, parts }) => {
    const proper = /^(Saturn)/;
    for (const [part, pieces] of Object.entries(parts)) {
      const isFirst = pattern.startsWith(`{${part}}`);
      expect(pieces.filter((text) => /^[A-Z]/.test(text) !== isFirst && !proper.test(text))).toEqual([]);
    }
  });
});
