import { expect, it } from 'vitest';
import { open } from '../../../test/cases/draughts-games.ts';

it('captures with very many ways are found without going any twice', () => {
  // counted before by going each of some hundred thousand ways
  const fen = 'W:WK3:BK30,K33,K25,K8,K24,K38,K11,K2,K9,K26,K13,K35,K22,K28,K39,K27,K47,K17,K18';
  expect(open('frisian', fen).count()).toBe(30);
});
