import { expect, it } from 'vitest';
import { escapeXml, svgElement } from './svg.ts';

it('escapes what would be markup', () => {
  expect(escapeXml(`</text><script>1</script> A & B "'`)).toBe(
    '&lt;/text&gt;&lt;script&gt;1&lt;/script&gt; A &amp; B &quot;&#39;',
  );
});

it('replaces characters that XML cannot write, and keeps whole pairs', () => {
  expect(escapeXml('a\u0000b\ud800c\udc00\ufffe\t')).toBe('a\ufffdb\ufffdc\ufffd\ufffd\t');
  expect(escapeXml('\u{1f40e}')).toBe('\u{1f40e}');
});

it('writes elements', () => {
  expect(svgElement('rect', { x: 0, width: 1 / 3, rx: undefined, fill: '"' })).toBe(
    '<rect x="0" width="0.33" fill="&quot;"/>',
  );
  expect(svgElement('g', {}, '<a/>')).toBe('<g><a/></g>');
});
