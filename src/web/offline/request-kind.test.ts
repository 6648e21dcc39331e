import { expect, it } from 'vitest';
import { kindOfRequest } from './request-kind.ts';

const kindOf = (path: string, mode: RequestMode = 'no-cors', method = 'GET') =>
  kindOfRequest({ method, mode, url: `https://parlour.example${path}` }, 'https://parlour.example');

it.each([
  ['/play/chess/standard', 'navigate', 'page'],
  ['/assets/play-abc.js', 'cors', 'file'],
  ['/style.css?v=1', 'no-cors', 'file'],
  ['/img/chess/standard.svg?size=160', 'no-cors', 'picture'],
  ['/api/tools', 'navigate', undefined],
  ['/mcp', 'navigate', undefined],
  ['/rules', 'cors', undefined],
] as const)('%s, asked for in mode %s, is %s', (path, mode, kind) => {
  expect(kindOf(path, mode)).toBe(kind);
});

it('nothing is kept of other sites, nor of what changes something', () => {
  expect(kindOf('/play', 'navigate', 'POST')).toBeUndefined();
  expect(kindOfRequest({ method: 'GET', mode: 'navigate', url: 'https://other.example/' }, 'https://a.example')).toBe(
    undefined,
  );
});
