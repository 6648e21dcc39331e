import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { effort } from '../effort.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'scripts', '.ci', 'bench'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|mjs)$/.test(path) && !/node_modules|\.test\.ts$|\.generated\.ts$/.test(path))
    .map((path) => join(folder, path)),
);

interface Found {
  where: string;
  pattern: RegExp | undefined;
}

/** Every regular expression literal of a file; one built at run time cannot be seen here. */
function regexesIn(path: string): Found[] {
  const found: Found[] = [];
  const source = ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    const where = `${path}:${line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ where, pattern: new RegExp(node.text.slice(1, end), node.text.slice(end + 1)) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      found.push({ where, pattern: undefined });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Built from the service's own routes, never from what callers send. */
const BUILT_AT_RUN_TIME = ['src/http/app.ts'];

/**
 * Expressions whose proof takes long, a tenth of a second to some seconds each. The long tests prove them again; a changed
 * one is proved in every run, until it is written here.
 */
const PROVED: readonly string[] = JSON.parse(readFileSync(join(ROOT, 'test/architecture/proved-regexes.json'), 'utf8'));

describe('regular expressions', () => {
  const found = files.flatMap(regexesIn);

  it('are found', () => {
    expect(found.length).toBeGreaterThan(20);
  });

  const patterns = new Map(
    found.flatMap(({ pattern, where }) => (pattern ? [[String(pattern), { pattern, where }] as const] : [])),
  );

  it('take no more than linear time, whatever they are held against', { timeout: 300_000 }, () => {
    const isNew = (text: string) => effort(0, 1) || !PROVED.includes(text);
    const unsafe = [...patterns].filter(
      ([text, { pattern }]) => isNew(text) && !isSafe(pattern, { maxScore: 200 }).safe,
    );
    expect(unsafe.map(([text, { where }]) => `${where} ${text}`)).toEqual([]);
  });

  it('that were proved before are still there', () => {
    expect(PROVED.filter((text) => !patterns.has(text))).toEqual([]);
  });

  it('are written out', () => {
    const built = found.filter(({ pattern }) => !pattern).map(({ where }) => where.replace(/:\d+$/, ''));
    expect(built.filter((path) => !BUILT_AT_RUN_TIME.includes(path))).toEqual([]);
  });
});
