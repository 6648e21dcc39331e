import { describe, expect, it } from 'vitest';
import { fenOf } from '../../../test/notation.ts';
import type { FairyDefinition } from '../../fairy/language/definition.ts';
import { Rng } from '../../lib/rng.ts';
import { definitionOf, fittingFlags, resolveVariant } from '../../play/resolve.ts';
import { chess } from './index.ts';

function defined(slug: string): FairyDefinition {
  const result = definitionOf(chess, slug);
  if (!result.ok) throw new Error(result.error.message);
  return result.value as FairyDefinition;
}

function refusal(slug: string) {
  const result = resolveVariant(chess, slug);
  return result.ok ? undefined : result.error;
}

/** The definition without names, texts and sources. */
function rulesOf(slug: string) {
  const { variant: _, flags: __, title: ___, summary: ____, source: _____, ...rest } = defined(slug);
  return rest;
}

describe('a hybrid is the variant that was made by hand', () => {
  it.each([
    ['standard+koth', 'king-of-the-hill'],
    ['standard+3check', 'three-check'],
    ['standard+atomic', 'atomic'],
    ['standard+anti', 'antichess'],
    ['standard+drops', 'crazyhouse'],
    ['standard+drops+3check', 'three-check+drops'],
    ['standard+anti+atomic', 'anti-atomic'],
    ['atomic+anti', 'anti-atomic'],
    ['king-of-the-hill+torus', 'standard+koth+torus'],
    ['crazyhouse+torus', 'standard+drops+torus'],
    ['chess960+anti', 'antichess+random'],
  ])('%s is %s', (hybrid, variant) => {
    expect(rulesOf(hybrid)).toEqual(rulesOf(variant));
  });
});

describe('flags', () => {
  it('have one name in any order, however often they are asked', () => {
    const names = ['standard+koth+drops+random', 'standard+random+koth+drops+koth', 'Standard+Drops+Random+KOTH'];
    expect(names.map((name) => defined(name).variant)).toEqual(names.map(() => 'standard+random+drops+koth'));
    expect(defined('standard+3check+koth+random+atomic+torus').variant).toBe(
      'standard+atomic+random+torus+koth+3check',
    );
  });

  it('that exclude each other are told by name', () => {
    expect(refusal('standard+torus+koth+cylinder')).toEqual({
      kind: 'impossible',
      message: "cylinder and torus can't both apply: choose one",
    });
  });

  it('that do not fit are refused with the reason and with those that do', () => {
    expect(refusal('antichess+3check')).toEqual({
      kind: 'impossible',
      message:
        '3check does not fit antichess: not both players begin with a king on the board that can be in check; ' +
        'antichess goes with atomic, random, drops, cylinder, torus and koth',
      fitting: ['atomic', 'random', 'drops', 'cylinder', 'torus', 'koth'],
    });
  });

  it('are told which others fit what they were added to', () => {
    const fault = refusal('standard+koth+3check+anti')!;
    expect(fault.message).toContain('3check does not fit standard+anti+koth: ');
    expect(fault.fitting).toEqual(['atomic', 'random', 'drops', 'cylinder', 'torus']);
    for (const flag of fault.fitting!) expect(refusal(`standard+anti+koth+${flag}`)).toBeUndefined();
  });

  it.each([
    ['chess960+random', 'chess960'],
    ['three-check+3check', 'three-check'],
    ['atomic+atomic', 'atomic'],
    ['crazyhouse+drops', 'crazyhouse'],
    ['antichess+anti', 'antichess'],
    ['king-of-the-hill+koth', 'king-of-the-hill'],
    ['crazyhouse+drops+random', 'crazyhouse+random'],
    ['antichess+anti+atomic', 'antichess+atomic'],
  ])('that change nothing are accepted, and the name is without them: %s', (slug, name) => {
    expect(defined(slug)).toEqual(defined(name));
    expect(defined(slug).variant).toBe(name);
    const [one, other] = [slug, name].map((each) => resolveVariant(chess, each));
    expect(one).toEqual({ ok: true, value: expect.anything() });
    expect(one!.ok && other!.ok && one!.value === other!.value).toBe(true);
  });

  it.each([
    ['five-check+3check', 'checks win in it already'],
    ['racing-kings+3check', 'nobody may give check in it'],
    ['horde+3check', 'not both players begin with a king on the board that can be in check'],
    ['squatter+koth', 'it has a goal already'],
    ['jeson-mor+koth', 'it has a goal already'],
    ['massacre+koth', 'not both players begin with a king on the board'],
    ['placement+koth', 'not both players begin with a king on the board'],
    ['horde+atomic', 'its kings can only be mated, not lost'],
    ['losers+atomic', 'its kings can only be mated, not lost'],
    ['empire+atomic', 'its kings may not face each other'],
    ['forward+atomic', 'its king has more than one form'],
    ['castle+anti', 'castling wins, but nobody can castle'],
    ['giveaway+anti', 'it has no king that could become an ordinary piece'],
    ['three-kings+anti', 'it has no king that could become an ordinary piece'],
    ['kamikaze-rooks+anti', 'it ends by lost pieces already'],
    ['three-check+anti', 'checks win in it already'],
    ['racing-chess+anti', 'nobody may give check in it'],
    ['pawns-only+random', 'there are no two kinds of pieces beside its king to be mixed'],
    ['empire+torus', 'its kings may not face each other'],
    ['crossing+torus', 'its goals lie on opposite sides'],
    ['grand+torus', 'it takes 4 more ranks than its board has room for'],
    ['upside-down+torus', 'the players do not begin on halves of their own'],
    ['spartan+torus', 'not both players have pawns to guard their backs'],
    ['double-army+cylinder', 'could capture each other over the edge at once'],
    ['racing-kings+cylinder', 'could be in check before the first move'],
  ])('%s: %s', (slug, reason) => {
    expect(refusal(slug)?.message).toContain(reason);
    expect(refusal(slug)?.message).toMatch(/ goes with /);
  });

  it.each([
    ['standard', ['anti', 'atomic', 'random', 'drops', 'cylinder', 'torus', 'koth', '3check']],
    ['crazyhouse', ['anti', 'atomic', 'random', 'cylinder', 'torus', 'koth', '3check']],
    ['horde', ['random', 'drops', 'cylinder']],
  ])('%s carries %j', (slug, fitting) => {
    expect(fittingFlags(chess, defined(slug))).toEqual(fitting);
  });
});

describe('what flags do on other boards', () => {
  it.each([
    ['standard', ['d4', 'e4', 'd5', 'e5']],
    ['grand', ['e5', 'f5', 'e6', 'f6']],
    ['gardner', ['c3']],
    ['petty', ['c3', 'c4']],
    ['standard+torus', ['d6', 'e6', 'd7', 'e7']],
  ])('the hill of %s', (variant, hill) => {
    expect(defined(`${variant}+koth`).end.goal?.cells).toEqual([hill, hill]);
  });

  it('pawns promote to the royal piece of antichess, for each player', () => {
    expect(defined('knightmate+anti').rules.promotion?.to).toContain('M');
    expect(defined('chigorin+anti').rules.promotion?.bySeat?.map((kinds) => kinds.at(-1))).toEqual(['K', 'K']);
  });

  it('a torus has guards and an empty rank behind each army, and all words move along', () => {
    expect(defined('crazyhouse+torus')).toMatchObject({
      board: { topology: 'torus', files: 8, ranks: 12 },
      setup: { fen: '8/pppppppp/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/PPPPPPPP/8[] w KQkq - 0 1' },
      rules: {
        initial: { P: [2, 4] },
        castling: { rank: 3 },
        promotion: { from: 10, must: 10 },
        hand: { closedRanks: { P: [1, 2, 3, 10, 11, 12] } },
      },
    });
  });

  it('pawns that step back go no further on a torus than their guards stand', () => {
    expect(defined('pawn-back+torus').rules.confined).toEqual({ P: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] });
  });

  it('bishops change their colour over an odd seam', () => {
    expect(defined('gardner+cylinder').end.insufficient?.colourbound).toEqual([]);
    expect(defined('standard+cylinder').end.insufficient?.colourbound).toEqual(['B']);
  });

  it('checks are told in the position', () => {
    const variant = resolveVariant(chess, 'grand+drops+3check');
    if (!variant.ok) throw new Error(variant.error.message);
    expect(fenOf(variant.value.rules.start(Rng.fromSeed('1')))).toMatch(/\[\] w - - 3\+3 0 1$/);
  });
});
