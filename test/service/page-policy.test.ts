import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, get, request, useService } from '../contract/service.ts';

useService();

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; worker-src 'self'; manifest-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages of each kind that are visited. */
const PER_KIND = 4;

/** Kind of a path: its folders, and how it ends. `/rules/chess/castling` and `/rules/go/ko` are of one kind. */
const kindOf = (path: string): string => {
  const { pathname } = new URL(path, 'http://localhost');
  const [, first = '', ...rest] = pathname.split('/');
  return [first, rest.length, /[.]\w+$/.exec(pathname)?.[0] ?? ''].join(' ');
};

const linksOf = (html: string): string[] =>
  [...html.matchAll(/\b(?:href|src)="(\/[^"#]*)/g)].map(([, path]) => path!.replaceAll('&amp;', '&'));

/** Follows the links from the home page, a few of each kind. Returns the answers by path. */
async function walk(): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const visits = new Map<string, number>();
  const waiting = ['/', '/nothing', '/rules/nothing', '/img/chess/standard.svg'];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const kind = kindOf(path);
    if (answers.has(path) || (visits.get(kind) ?? 0) >= PER_KIND) continue;
    visits.set(kind, (visits.get(kind) ?? 0) + 1);
    const answer = await request('GET', path, undefined, { accept: 'text/html' });
    answers.set(path, answer);
    if (answer.headers.get('content-type')?.startsWith('text/html')) waiting.push(...linksOf(answer.text));
  }
  return answers;
}

describe('every page', () => {
  let answers: Map<string, Answer>;
  const ofType = (type: string) =>
    [...answers].filter(([, { headers }]) => headers.get('content-type')?.startsWith(type));
  beforeAll(async () => {
    answers = await walk();
  }, 60_000);

  it('is walked: home page, errors, rules, galleries, search and pages that are not there', () => {
    const paths = ofType('text/html').map(([path]) => path);
    for (const start of ['/', '/errors', '/rules', '/rules/', '/gallery', '/gallery/', '/rules/nothing'])
      expect(
        paths.some((path) => path.startsWith(start)),
        start,
      ).toBe(true);
    expect(paths.length).toBeGreaterThan(18);
    expect(ofType('image/svg+xml').length).toBeGreaterThan(5);
  });

  it('has a policy, and headers against guessed types and leaking addresses', () => {
    for (const [type, policy] of [
      ['text/html', PAGE_POLICY],
      ['image/svg+xml', DRAWING_POLICY],
    ] as const) {
      for (const [path, { headers }] of ofType(type)) {
        expect(headers.get('content-security-policy'), path).toBe(policy);
        expect(headers.get('x-content-type-options'), path).toBe('nosniff');
        expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
      }
    }
  });

  it('works under its policy: no script in its text, no style of its own, nothing from elsewhere', () => {
    for (const [path, { text }] of ofType('text/html')) {
      const scripts = [...text.matchAll(/<script\b([^>]*)>([^<]*)<\/script>/g)];
      for (const [, attributes, body] of scripts)
        if (body)
          expect([path, attributes]).toMatchObject([
            path,
            expect.stringMatching(/^ type="application\/json" id="[a-z]+-facts"$/),
          ]);
        else expect(attributes, path).toMatch(/^ type="module" src="\/assets\/[\w-]+\.js"$/);
      expect(text.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, ''), path).not.toMatch(
        /<(?:script|style|iframe|object|embed|base)\b|\s(?:style|on[a-z]+)="|javascript:/i,
      );
      const loaded = [...text.matchAll(/<(?:img|link rel="(?!canonical))\b[^>]*\b(?:src|href)="([^"]*)"/g)].map(
        ([, address]) => address!,
      );
      expect(
        loaded.filter((address) => !/^(?:\/(?!\/)|data:image\/svg)/.test(address)),
        path,
      ).toEqual([]);
      expect(text, path).toMatch(/<link rel="stylesheet" href="\/(?:style|characters\/[a-z0-9]+)\.css\?v=/);
    }
    for (const [path, { text }] of ofType('image/svg+xml'))
      expect(text, path).not.toMatch(/<(?:script|foreignObject)\b|\son[a-z]+="|(?:href|src)="(?!#|data:)|url\((?!#)/i);
  });

  it('finds its style sheet', async () => {
    const { status, headers } = await get('/style.css');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('has its policy as a drawing of a tool too', async () => {
    const state = {
      v: 2,
      family: 'chess',
      variant: 'standard',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    };
    const { headers } = await request('POST', '/api/tools/play_render_board', JSON.stringify({ state }), {
      accept: 'image/svg+xml',
    });
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toBe(DRAWING_POLICY);
  });
});
