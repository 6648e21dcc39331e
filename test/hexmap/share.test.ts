import { describe, expect, it } from 'vitest';
import { parseMapRequest } from '../../src/hexmap/map-request.ts';
import { readShareString, shareStringOf } from '../../src/hexmap/share.ts';

const requestOf = (args: Parameters<typeof parseMapRequest>[0]) => {
  const request = parseMapRequest(args);
  if (!request.ok) throw new Error(request.error.detail);
  return request.value;
};
const refusal = (args: Parameters<typeof parseMapRequest>[0]) => {
  const request = parseMapRequest(args);
  if (request.ok) throw new Error(`a map of ${request.value.game.slug} for ${request.value.players}`);
  return request.error;
};

const SHARED = { game: 'nukes+symmetric', players: 3, size: 6, seed: 'The old map' };
const SHARE = shareStringOf(requestOf(SHARED));

describe('A7: a share string', () => {
  it('is read back whole', () => {
    expect(SHARE).toMatch(/^map1-[0-9a-f]{6}:nukes\+symmetric:3:6:The old map$/);
    expect(readShareString(SHARE)).toEqual({ ok: true, value: SHARED });
  });

  it('of earlier releases, without a checksum, still makes its map', () => {
    expect(readShareString('map1:nukes+symmetric:3:6:The old map')).toEqual({ ok: true, value: SHARED });
    expect(readShareString(' "map1:colony:4:2:parlour"\n')).toEqual({
      ok: true,
      value: { game: 'colony', players: 4, size: 2, seed: 'parlour' },
    });
  });

  it.each([
    ['blanks around it', `  ${SHARE}\n`],
    ['quotes around it', `"${SHARE}"`],
    ['printed quotes', `“${SHARE}”`],
    ['one quote', `${SHARE}"`],
    ['the full stop of a sentence', `${SHARE}.`],
    ['brackets', `<${SHARE}>`],
    ['blanks at its colons', SHARE.replaceAll(':', ' : ')],
    ['the encoding of addresses', encodeURIComponent(SHARE)],
  ])('is repaired: %s', (_, damaged) => {
    expect(readShareString(damaged)).toEqual({ ok: true, value: SHARED });
  });

  it('is repaired: capitals, and blanks within', () => {
    const plain = { ...SHARED, seed: 'parlour' };
    const share = shareStringOf(requestOf(plain));
    expect(readShareString(share.toUpperCase())).toEqual({ ok: true, value: plain });
    expect(readShareString(share.replace('lour', '\n  lour'))).toEqual({ ok: true, value: plain });
  });

  it('cut anywhere is never read as another map', () => {
    for (let end = 'map1-'.length; end < SHARE.length; end++)
      expect(readShareString(SHARE.slice(0, end)), SHARE.slice(0, end)).toMatchObject({ ok: false });
    const seedAt = SHARE.indexOf(':3:6:');
    for (let start = 1; start < seedAt; start++)
      expect(readShareString(SHARE.slice(start)), SHARE.slice(start)).toMatchObject({ ok: false });
  });

  it('with one wrong character is never read as another map', () => {
    for (let i = 0; i < SHARE.length; i++) {
      const read = readShareString(`${SHARE.slice(0, i)}7${SHARE.slice(i + 1)}`);
      if (read.ok && read.value) expect(read.value).toEqual(SHARED);
      // A wrong letter in "map" leaves a game with two numbers, which still shows what it was.
      else expect(read.ok, `character ${i}`).toBe(false);
    }
  });

  it.each([
    'MAP1-123456:NUKES:2:5:Parlour',
    'map2-123456:nukes:2:5:a',
    'map1:nukes:2:5',
    'MAP1:NUKES:2:5:A',
    'map1:nukes:2:5:a"',
  ])('%s is refused, with what to do', (seed) => {
    const { kind, detail, hint } = refusal({ game: 'nukes', seed });
    expect(kind).toBe('impossible');
    expect(detail).toContain('is damaged');
    expect(detail).toContain(seed);
    expect(hint).toContain('Copy the whole share string');
  });

  it.each(['parlour', 'map', 'map1', 'map of the north', 'a:b', '12:30:45', 'nukes', '1:2:3:4', 'mapmaker:1', 'дом'])(
    '%s is a plain seed',
    (seed) => {
      expect(readShareString(seed)).toEqual({ ok: true });
      expect(requestOf({ game: 'nukes', seed }).seed).toBe(seed);
    },
  );

  it.each([
    [{ game: 'colony' }, '`game` must be nukes+symmetric, as in the share string, but is colony'],
    [{ game: 'nukes', players: 2 }, '`players` must be 3, as in the share string, but is 2'],
    [{ game: 'nukes', players: 6 }, '`players` must be 3, as in the share string, but is 6'],
    [{ game: 'nukes', size: 5 }, '`size` must be 6, as in the share string, but is 5'],
    [{ game: 'nukes', players: 4, size: 5 }, 'but is 4; `size` must be 6'],
  ])('contradicted by %o is refused, with both values', (args, message) => {
    expect(refusal({ ...args, seed: SHARE }).detail).toContain(message);
  });

  it('contradicted by options is refused, with both values', () => {
    const share = shareStringOf(requestOf({ ...SHARED, game: 'nukes' }));
    expect(refusal({ game: 'nukes+symmetric', seed: share }).detail).toContain(
      '`game` must be nukes, as in the share string, but is nukes+symmetric',
    );
  });

  it('agrees with arguments that say the same, and with those that are missing', () => {
    for (const args of [{ game: 'nukes' }, { game: 'Nukes+symmetric', players: 3, size: 6 }])
      expect(shareStringOf(requestOf({ ...args, seed: SHARE }))).toBe(SHARE);
  });

  it('that only resembles its hash is recognised in what the caller wrote', () => {
    expect(refusal({ game: 'nukes', seed: 'hash', writtenSeed: 'map1-000000:nukes:2:5:a' }).detail).toContain(
      'damaged',
    );
  });
});
