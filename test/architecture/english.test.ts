import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Words that are not plain English here, each with what to write. */
const AVOIDED: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:tells?|told)\b/gi, 'list, show, return, report, describe'],
  [/\bon turn\b/gi, 'to move'],
  [/\b(?:left out|omit for)\b/gi, 'Default: …'],
  [/\bheld against\b/gi, 'compared with'],
  [/\b(?:so many|so far|so much)\b/gi, 'the number itself, this many'],
  [/\bmend(?:s|ed)?\b/gi, 'fix, correct'],
  [/\b(?:besides|anew)\b/gi, 'also, again'],
  [/\b(?:without an end|for ever)\b/gi, 'infinite, forever'],
  [/\bat once\b/gi, 'immediately; in one call'],
  [/\bslanting\b/gi, 'diagonal'],
  [/\ba duty\b/gi, 'compulsory; optional'],
  [/\bin passing\b/gi, 'en passant'],
  [/\bthe own\b/gi, 'its own'],
  [/(?<!\bthere )\bis no (?!longer)[a-z]/gi, 'is not a'],
];

/**
 * Texts that still hold such words, by module or page: fewer is better. Lower a number when a change removes some; a text
 * that is new has none.
 */
const LEFT: Readonly<Record<string, number>> = {
  dice: 7,
  entity: 1,
  fairy: 56,
  families: 115,
  gallery: 3,
  oracle: 1,
  puzzle: 1,
  'docs/jams.md': 7,
  'docs/notations.md': 21,
  'docs/performance.md': 4,
  'docs/write-a-rulebook.md': 2,
};

const wordsIn = (text: string): string[] =>
  AVOIDED.flatMap(([pattern, instead]) => (text.match(pattern) ?? []).map((found) => `"${found}": ${instead}`));

/** Prose in the string literals and templates of a file; comments are left to their readers. */
function textsOf(path: string): string[] {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && node.text.trim().includes(' ')) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

const modules = readdirSync(join(ROOT, 'src'));

describe('plain English', () => {
  it.each(modules)('no more avoided words in the texts of %s', (module) => {
    const files = readdirSync(join(ROOT, 'src', module), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /^(?!.*(\.generated|\.test)\.ts$).*\.ts$/.test(path),
    );
    const found = files.flatMap((path) =>
      textsOf(join(ROOT, 'src', module, path)).flatMap((text) => wordsIn(text).map((word) => `${path}: ${word}`)),
    );
    expect(found.length, found.slice(0, 20).join('\n')).toBe(LEFT[module] ?? 0);
  });

  it.each(['README.md', 'CONTRIBUTING.md', ...readdirSync(join(ROOT, 'docs')).map((name) => join('docs', name))])(
    'no avoided words in %s',
    (path) => {
      if (!path.endsWith('.md')) return;
      const prose = readFileSync(join(ROOT, path), 'utf8').replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
      const found = wordsIn(prose);
      expect(found.length, found.join('\n')).toBe(LEFT[path] ?? 0);
    },
  );
});
