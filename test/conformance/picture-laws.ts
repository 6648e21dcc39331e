import type { Game } from '../../src/play/game.ts';
import { fenOf } from '../notation.ts';
import { expectationsOf } from './expectations.ts';
import { insist, same } from './insist.ts';

/** A position is drawn as one well-formed picture of the requested size, with a description that can be read aloud. */
export function pictureLaws({ variant, position }: Game): void {
  if (expectationsOf(variant.family.slug).undrawn) return;
  const before = fenOf(position);
  const pictures = variant.family.view;
  const { svg, width, height, text } = pictures.draw(position, { width: 480, highlights: [] });
  insist(width === 480 && height > 60 && height < 2000, 'a picture has the size asked for', () => [width, height]);
  insist(svg.startsWith('<svg ') && svg.includes(`width="${width}" height="${height}"`), 'a picture says its size');
  same(openTags(svg), [], 'every element of a picture is closed');
  insist(!/undefined|NaN|\[object|Infinity/.test(svg), 'a picture is made of numbers and names');
  insist(/^[A-Z0-9].*[.!]$/.test(text) && !/[\n\t]| {2}| [.,]|\.\./.test(text), 'words are sentences', () => text);
  insist(!/undefined|NaN|\[object|null/.test(text), 'words are for people', () => text);
  insist(text.length < 2500, 'words end before the listener sleeps', () => text);
  const letters = pictures.boardText(position);
  insist(
    /^[^\n]+(\n[^\n]+)+$/.test(letters) && !/undefined|NaN|[ \t]$/m.test(letters),
    'a board has rows',
    () => letters,
  );
  same(fenOf(position), before, 'drawing changes nothing');
}

/** Elements with an unmatched start or end tag. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, slash, name, closed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (closed) continue;
    if (!slash) open.push(name!);
    else if (open.at(-1) === name) open.pop();
    else return [...open, `/${name}`];
  }
  return open;
}
