import { describe, expect, it } from 'vitest';
import { defaultHint, ERROR_CODES, type ErrorCode, problemOf, refuseFaults } from './errors.ts';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const ROUTE = /\b(?:GET|POST) \//;

describe('the table of errors', () => {
  it('W11: names routes of HTTP over HTTP only', () => {
    for (const entryPoint of ['mcp', 'cli'] as const) {
      for (const code of CODES) expect(defaultHint(code, entryPoint) ?? '', code).not.toMatch(ROUTE);
    }
    expect(defaultHint('unknown_tool', 'http')).toContain('GET /api/tools');
    expect(defaultHint('unknown_tool', 'mcp')).toContain('tools/list');
    expect(defaultHint('unknown_tool', 'cli')).toContain('parlour tools');
  });
});

describe('a refusal', () => {
  it('has the hint of its entry point', () => {
    const hint = { http: 'GET /x.', mcp: 'Read parlour://x.', cli: 'Run parlour x.' };
    const refusal = { code: 'impossible', detail: 'No.', hint } as const;
    for (const entryPoint of ['http', 'mcp', 'cli'] as const) {
      expect(problemOf(refusal, entryPoint).hint).toBe(hint[entryPoint]);
    }
  });

  it('has no hint that repeats the detail', () => {
    const refusal = { code: 'over_limit', detail: 'Too much. Ask for less in one call.' } as const;
    expect(problemOf(refusal, 'http')).not.toHaveProperty('hint');
    expect(problemOf({ ...refusal, detail: 'Too much.' }, 'http').hint).toBe('Ask for less in one call.');
  });

  it('has ten errors at most', () => {
    const errors = Array.from({ length: 12 }, (_, index) => ({ path: `a${index}`, message: 'no' }));
    const problem = problemOf(refuseFaults('invalid_arguments', 'dice_roll', errors).error, 'mcp');
    expect(problem.errors).toEqual(errors.slice(0, 10));
    expect(problem.error).toBe('dice_roll: no; no; no; and 9 more.');
    expect(refuseFaults('impossible', 'A', errors.slice(0, 3)).error.detail).toBe('A: no; no; no.');
  });
});
