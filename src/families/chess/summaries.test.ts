import { describe, expect, it } from 'vitest';
import { chess } from './index.ts';

const entries = Object.entries({ ...chess.variants, ...chess.flags });

describe('what variants and flags are about', () => {
  it.each(entries)('%s: is said in one or two plain sentences', (_, { summary }) => {
    expect(summary).toMatch(/^[A-Z0-9].*[.!]$/);
    expect(summary).not.toMatch(/\b(?:slanting|can not|as ever|who can capture)\b/i);
  });
});
