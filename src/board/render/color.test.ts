import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseColor } from './color.ts';

it.each([
  ['#f00', { paint: '#ff0000' }],
  ['#F008', { paint: '#ff0000', alpha: 136 / 255 }],
  ['#3366ff', { paint: '#3366ff' }],
  ['#3366ff00', { paint: '#3366ff', alpha: 0 }],
  ['Gold', { paint: 'gold' }],
  [' rebeccapurple ', { paint: 'rebeccapurple' }],
  ['rgb(255, 0, 128)', { paint: '#ff0080' }],
  ['rgb(100% 0% 50%)', { paint: '#ff0080' }],
  ['rgba(0, 128, 0, .5)', { paint: '#008000', alpha: 0.5 }],
  ['rgb(0 128 0 / 25%)', { paint: '#008000', alpha: 0.25 }],
  ['rgb(999, 0, 0)', { paint: '#ff0000' }],
  ['hsl(120, 100%, 25%)', { paint: '#008000' }],
  ['hsl(0deg 0% 100%)', { paint: '#ffffff' }],
  ['hsla(240, 100%, 50%, 0.1)', { paint: '#0000ff', alpha: 0.1 }],
])('reads %s', (text, color) => {
  expect(parseColor(text)).toEqual(color);
});

it.each([
  '',
  '#12345',
  '#ggg',
  'url(#a)',
  'url(javascript:alert(1))',
  'var(--x)',
  'rgb(1,2)',
  'rgb(1,2,3,4,5)',
  'rgb(-1,2,3)',
  'rgb(1,2,3',
  'red;}',
  'red" onload="alert(1)',
  'constructor',
  'expression(1)',
  `#${'0'.repeat(1000)}`,
])('does not take %j for a colour', (text) => {
  expect(parseColor(text)).toBeUndefined();
});

it('never gives back what could be anything but a colour', () => {
  const pieces = fc.constantFrom(
    'rgb',
    'hsl',
    'a',
    '(',
    ')',
    ',',
    ' ',
    '/',
    '1',
    '255',
    '50%',
    '.5',
    '#',
    'f',
    '"',
    '<',
    'red',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((words) => words.join('')),
  );
  fc.assert(
    fc.property(text, (written) => {
      const color = parseColor(written);
      if (!color) return;
      expect(color.paint).toMatch(/^(#[0-9a-f]{6}|[a-z]+)$/);
      expect(color.alpha ?? 0).toBeGreaterThanOrEqual(0);
      expect(color.alpha ?? 0).toBeLessThanOrEqual(1);
    }),
  );
});
