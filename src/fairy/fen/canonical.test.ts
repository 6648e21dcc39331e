import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../test/cpu-time.ts';
import { effort } from '../../../test/effort.ts';
import { enginesOf } from '../../../test/fairy/engines.ts';
import { fenOf } from '../../../test/notation.ts';
import { readVectors, vectorFiles } from '../../../test/vectors/vectors.ts';
import { chess } from '../../families/chess/index.ts';
import { Rng } from '../../lib/rng.ts';
import { legalMoves } from '../../play/legal-moves.ts';
import type { Rules } from '../../play/rules.ts';

const variants = Object.keys(chess.variants);

/** Positions of one random game of a variant, and known positions. */
const PLIES = effort(5, 40);
const RECORDS = effort(4, 12);

/** Number of random mutations of each variant's strings. */
const MANGLED = effort(15, 200);
const MAX_MS = 50;

/** Parses a string and writes it again: there are no notes, and nothing changes. */
function expectStable(rules: Rules, fen: string): void {
  const reading = rules.parse(fen);
  if (!reading.ok) throw new Error(`${fen}: ${JSON.stringify(reading.error)}`);
  expect([fenOf(reading.value.position), reading.value.notes]).toEqual([fen, []]);
}

/** Position strings of a game of random moves. */
function playedBy(rules: Rules, seed: string): string[] {
  const rng = Rng.fromSeed(seed);
  const position = rules.start(rng);
  const fens = [fenOf(position)];
  for (let ply = 0; ply < PLIES && !position.outcome(); ply++) {
    const moves = legalMoves(position);
    position.play(moves[rng.below(moves.length)]!);
    fens.push(fenOf(position));
  }
  return fens;
}

describe('canonical position strings', () => {
  it.each(variants)('%s: games are read as they were written', (variant) => {
    for (const { engine, rules } of enginesOf(variant)) {
      for (const fen of playedBy(rules, `${variant} ${engine}`)) expectStable(rules, fen);
    }
  });

  const files = vectorFiles('chess').filter((file) => !file.startsWith('_'));
  it.skipIf(!files.length).each(files)('%s: positions of others are read, and then keep their spelling', (file) => {
    const records = readVectors('chess', file);
    const step = Math.ceil(records.length / RECORDS);
    for (const { fen } of records.filter((_, index) => index % step === 0)) {
      const spelt = enginesOf(chess.aliases[file] ?? file).map(({ rules }) => {
        const reading = rules.parse(fen);
        if (!reading.ok) throw new Error(`${fen}: ${JSON.stringify(reading.error)}`);
        expectStable(rules, fenOf(reading.value.position));
        return JSON.stringify([fenOf(reading.value.position), reading.value.notes]);
      });
      expect(new Set(spelt).size, spelt.join('\n')).toBe(1);
    }
  });
});

const NOISE = [
  ...'KQRBNPkqrbnphHeE0123456789*+~[]/- wxyz:;"{}\u0000é',
  '\u{1F600}',
  'K~',
  '+p',
  '12',
  ' w ',
  '3+3',
  '+0+0',
  'e3',
  'KQkq',
];

/** Mutates a string: deletes, inserts or repeats a part; now and then replaces it by noise. */
function mangled(fen: string, rng: Rng): string {
  if (rng.below(20) === 0)
    return Array.from({ length: rng.below(120) }, () => NOISE[rng.below(NOISE.length)]!).join('');
  let text = fen;
  for (let times = 1 + rng.below(3); times > 0; times--) {
    const at = rng.below(text.length + 1);
    const length = rng.below(4);
    const put = [() => '', () => NOISE[rng.below(NOISE.length)]!, () => text.slice(0, at)][rng.below(3)]!();
    text = text.slice(0, at) + put + text.slice(at + length);
  }
  return text;
}

/** Any text is either parsed, and then stable, or refused in short sentences. */
function expectSense(rules: Rules, text: string): void {
  const reading = rules.parse(text);
  if (reading.ok) {
    expectStable(rules, fenOf(reading.value.position));
    for (const note of reading.value.notes) expect(note.length, note).toBeLessThanOrEqual(200);
    return;
  }
  for (const { message, at, hint } of reading.error) {
    expect(at && hint, message).toBeTruthy();
    expect(Math.max(message.length, hint!.length), `${message} | ${hint}`).toBeLessThanOrEqual(200);
  }
}

describe('hostile position strings', () => {
  it.each(variants)('%s: whatever is given is answered', (variant) => {
    const rng = Rng.fromSeed(`mangled ${variant}`);
    const { rules } = enginesOf(variant)[0]!;
    const fens = playedBy(rules, `hostile ${variant}`);
    const times: number[] = [];
    for (let index = 0; index < MANGLED; index++) {
      const text = mangled(fens[rng.below(fens.length)]!, rng);
      const begun = cpuTime();
      expectSense(rules, text);
      times.push(cpuTime() - begun);
    }
    // The machine may be busy once.
    expect(times.sort((a, b) => b - a)[2]).toBeLessThan(MAX_MS);
  });

  it.each(['crazyhouse', 'grand', 'duck', 'makruk', 'seirawan', 'three-check'])('%s: floods', (variant) => {
    const { rules } = enginesOf(variant)[0]!;
    for (const word of ['*', '8/', '[', '+', '~', '99', 'K', 'e3', ' 3+3', '][', '/'])
      for (const head of ['', `${playedBy(rules, 'flood').at(-1)!.split(' ')[0]} w `]) {
        const begun = cpuTime();
        expectSense(rules, head + word.repeat(9_000 / word.length));
        expect(cpuTime() - begun).toBeLessThan(MAX_MS * 4);
      }
  });
});
