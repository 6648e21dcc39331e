import { expect, it } from 'vitest';
import { preferredMediaType } from './accept.ts';

it.each([
  [undefined, 'application/json'],
  ['', 'application/json'],
  ['*/*', 'application/json'],
  ['application/json, text/event-stream', 'application/json'],
  ['image/png', 'image/png'],
  ['IMAGE/PNG', 'image/png'],
  ['image/svg+xml', 'image/svg+xml'],
  ['image/*', 'image/svg+xml'],
  ['image/png, application/json', 'application/json'],
  ['image/png, application/json;q=0.9', 'image/png'],
  ['image/svg+xml;q=0.5, image/png; q=0.8', 'image/png'],
  ['image/png, */*;q=0.1', 'image/png'],
  ['image/*, image/svg+xml;q=0', 'image/png'],
  ['text/html', 'application/json'],
  ['image/png;q=nonsense', 'application/json'],
  [',;=,', 'application/json'],
])('of Accept: %s is %s', (accept, form) => {
  expect(preferredMediaType(accept)).toBe(form);
});
