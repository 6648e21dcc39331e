import { expect, it } from 'vitest';
import { galleryBoards } from '../../gallery/boards/boards.ts';
import { findImage } from '../../images/find-image.ts';
import { pictureForm } from './picture-form.ts';

const formOf = (id: string): string => pictureForm(galleryBoards().find((board) => board.id === id)!.games);

it('offers what the picture of a board takes, and nothing that it refuses', () => {
  const form = formOf('shogi-standard');
  const [, action] = /action="([^"]+)"/.exec(form)!;
  const fields = [...form.matchAll(/<select name="(\w+)">(.*?)<\/select>/g)];
  expect(fields.map(([, name]) => name)).toEqual(['theme', 'pieces', 'orientation', 'coordinates']);
  for (const [, name, options] of fields) {
    const values = [...options!.matchAll(/<option>([^<]+)</g)].map(([, value]) => value!);
    expect(values.length, name).toBeGreaterThan(1);
    for (const value of values)
      expect(findImage(action!, new URLSearchParams({ [name!]: value })).ok, value).toBe(true);
  }
  const untouched = { theme: '', pieces: '', orientation: '', coordinates: '', size: '800' };
  expect(findImage(action!, new URLSearchParams(untouched)).ok).toBe(true);
});

it('offers no pieces or sides where there is one, and nothing for boards that are drawn in one way', () => {
  expect(formOf('hex-standard')).not.toMatch(/name="(pieces|orientation)"/);
  expect(formOf('backgammon-standard')).toBe('');
});
