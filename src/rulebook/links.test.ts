import { expect, it } from 'vitest';
import { resolveLinks, withSiteAddress } from './links.ts';

it.each([
  ['rules', '[a](moves#en-passant)', '[a](/rules/chess/moves#en-passant)'],
  ['rules', '[a](../guide/first-game)', '[a](/rules/chess/guide/first-game)'],
  ['guide', '[a](../rules/moves#check)', '[a](/rules/chess/moves#check)'],
  ['guide', '[a](notation)', '[a](/rules/chess/guide/notation)'],
  ['variants', '[a](atomic)', '[a](/rules/chess/variants/atomic)'],
  ['rules', '[a](/rules/go) and [b](#here)', '[a](/rules/go) and [b](#here)'],
  ['rules', '[a](https://example.org/x)', '[a](https://example.org/x)'],
])('a link in %s as written, %s, is the path %s', (section, written, path) =>
  expect(resolveLinks(written, 'chess', section)).toBe(path),
);

it('paths get the address of the site where it is known', () => {
  const text = '[a](/rules/go) ![b](/rules/go/diagrams/standard.svg) [c](#here)';
  expect(withSiteAddress(text, 'http://x')).toBe(
    '[a](http://x/rules/go) ![b](http://x/rules/go/diagrams/standard.svg) [c](#here)',
  );
  expect(withSiteAddress(text, '')).toBe(text);
});
