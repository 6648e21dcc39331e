import { popCount } from './sets.ts';

/**
 * Counts the moves of a set of pawns: steps onto squares in `may`, double steps over `skipped`, captures of pieces in
 * `theirs`. Each move to the last rank counts `choices` times.
 */
export function countPawnMoves(
  us: number,
  pawnLo: number,
  pawnHi: number,
  lo: number,
  hi: number,
  theirsLo: number,
  theirsHi: number,
  mayLo: number,
  mayHi: number,
  skipped: number,
  choices: number,
): number {
  let oneLo: number;
  let oneHi: number;
  let twoLo: number;
  let twoHi: number;
  let leftLo: number;
  let leftHi: number;
  let rightLo: number;
  let rightHi: number;
  let last: number;
  if (us === 0) {
    oneLo = (pawnLo << 8) & ~lo;
    oneHi = ((pawnHi << 8) | (pawnLo >>> 24)) & ~hi;
    twoLo = ((oneLo & skipped) << 8) & ~lo & mayLo;
    twoHi = 0;
    oneLo &= mayLo;
    oneHi &= mayHi;
    const awayLo = pawnLo & 0xfefefefe;
    const awayHi = pawnHi & 0xfefefefe;
    leftLo = (awayLo << 7) & theirsLo;
    leftHi = ((awayHi << 7) | (awayLo >>> 25)) & theirsHi;
    const towardLo = pawnLo & 0x7f7f7f7f;
    const towardHi = pawnHi & 0x7f7f7f7f;
    rightLo = (towardLo << 9) & theirsLo;
    rightHi = ((towardHi << 9) | (towardLo >>> 23)) & theirsHi;
    last = (oneHi | leftHi | rightHi) & 0xff000000;
  } else {
    oneLo = ((pawnLo >>> 8) | (pawnHi << 24)) & ~lo;
    oneHi = (pawnHi >>> 8) & ~hi;
    twoLo = 0;
    twoHi = ((oneHi & skipped) >>> 8) & ~hi & mayHi;
    oneLo &= mayLo;
    oneHi &= mayHi;
    const awayLo = pawnLo & 0xfefefefe;
    const awayHi = pawnHi & 0xfefefefe;
    leftLo = ((awayLo >>> 9) | (awayHi << 23)) & theirsLo;
    leftHi = (awayHi >>> 9) & theirsHi;
    const towardLo = pawnLo & 0x7f7f7f7f;
    const towardHi = pawnHi & 0x7f7f7f7f;
    rightLo = ((towardLo >>> 7) | (towardHi << 25)) & theirsLo;
    rightHi = (towardHi >>> 7) & theirsHi;
    last = (oneLo | leftLo | rightLo) & 0x000000ff;
  }
  const total = popCount(oneLo, oneHi) + popCount(twoLo, twoHi) + popCount(leftLo, leftHi) + popCount(rightLo, rightHi);
  if (last === 0) return total;
  const ends = us === 0 ? 0xff000000 : 0x000000ff;
  const promotions =
    us === 0
      ? popCount(oneHi & ends, leftHi & ends) + popCount(rightHi & ends, 0)
      : popCount(oneLo & ends, leftLo & ends) + popCount(rightLo & ends, 0);
  return total + promotions * (choices - 1);
}
