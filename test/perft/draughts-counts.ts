import { expect, it } from 'vitest';
import { Rng } from '../../src/lib/rng.ts';
import { perft } from '../../src/play/perft.ts';
import { enginesOf } from '../vectors/draughts.ts';

/**
 * Published perft counts of the start by depth: the FMJD forum's thread "Perft for all recognized draughts variants",
 * A. Bik's pages, the suite of dctl (R. Halbersma). Those of turkish, armenian and frysk are from two programs that
 * agree.
 */
const NODES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  international: { 1: 9, 2: 81, 3: 658, 5: 27_117, 6: 167_140, 8: 6_483_961, 10: 258_895_763 },
  killer: { 7: 1_049_442, 8: 6_483_961 },
  frisian: { 4: 3874, 6: 102_431, 8: 2_825_779 },
  frysk: { 4: 5329, 5: 41_829, 7: 2_572_197 },
  canadian: { 4: 10_053, 6: 584_100, 7: 4_369_366, 8: 31_839_056 },
  'sri-lankan': { 4: 10_053, 6: 584_100, 7: 4_369_366 },
  'international-6x6': { 7: 12_912, 8: 39_526, 10: 329_982, 12: 2_678_979 },
  brazilian: { 4: 1469, 6: 37_628, 7: 187_302, 9: 4_431_766, 10: 21_560_022 },
  filipino: { 5: 7473, 7: 187_302 },
  spantsireti: { 1: 9, 2: 81, 3: 658, 4: 4265, 5: 27_117, 6: 167_140, 7: 1_029_319 },
  russian: { 4: 1469, 6: 37_986, 7: 190_146, 9: 4_570_586, 10: 22_444_032 },
  pool: { 5: 7482, 7: 190_146, 8: 929_896, 10: 22_435_955 },
  english: { 4: 1469, 6: 36_768, 7: 179_740, 9: 3_963_680, 10: 18_391_564 },
  'english-6x6': { 5: 1271, 7: 12_495, 8: 37_474, 10: 290_032 },
  italian: { 5: 7361, 7: 177_532, 8: 828_783, 10: 17_761_384 },
  spanish: { 5: 7361, 7: 177_532, 8: 828_783, 10: 17_743_464 },
  czech: { 5: 7361, 7: 179_740, 8: 845_931, 10: 18_368_918 },
  thai: { 3: 392, 4: 3136, 5: 26_592, 7: 1_820_189 },
  'thai-12': { 5: 7361, 7: 179_740, 8: 845_931, 10: 18_363_523 },
  turkish: { 2: 64, 3: 708, 4: 7538, 5: 85_090 },
  armenian: { 1: 22, 2: 484, 4: 268_670 },
};

/** Tests the counts above `least` and up to `most`, with every engine or only the fastest. */
export function countStarts(least: number, most: number, patience: number): void {
  it.each(Object.entries(NODES))('%s from its start', { timeout: patience }, (variant, nodes) => {
    const depths = Object.entries(nodes).filter(([, count]) => count > least && count <= most);
    for (const { engine, rules } of enginesOf(variant)) {
      if (least > 0 && engine !== enginesOf(variant)[0]!.engine) continue;
      const position = rules.start(Rng.fromSeed(''));
      for (const [depth, count] of depths)
        expect(perft(position, Number(depth)), `depth ${depth} by ${engine}`).toBe(count);
    }
  });
}
