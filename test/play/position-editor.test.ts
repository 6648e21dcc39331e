import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';
import { Rng } from '../../src/lib/rng.ts';
import type { PositionEditor } from '../../src/play/editor/position-editor.ts';
import type { Family } from '../../src/play/family.ts';
import { uncheckedDefinition } from '../../src/play/resolve.ts';
import type { Rules } from '../../src/play/rules.ts';
import { effort, sample } from '../effort.ts';

const WITHOUT_EDITOR = ['landlords-game'];

/** Variants whose start says more than where pieces are: which of them have not moved, or a clock that runs. */
const SAYING_MORE = ['seirawan', 'seirawan-crazyhouse', 'petty', 'cambodian', 'karouk'].map((slug) => `chess/${slug}`);

/** A variant with its editor, and what the tests ask about it. */
interface Edited {
  readonly family: Family;
  readonly rules: Rules;
  readonly editor: PositionEditor;
  readonly start: string;
  readonly cells: readonly number[];
}

function edited(family: Family, slug: string): Edited {
  const definition = uncheckedDefinition(family, slug);
  const rules = family.compile(definition);
  const position = rules.arrayStart?.() ?? rules.start(Rng.fromSeed('start'));
  const { view } = family;
  const all = [...Array(view.countCells(position)).keys()];
  return {
    family,
    rules,
    editor: family.editor!(definition),
    start: rules.notation.fen(position),
    cells: all.filter((cell) => view.describeCell(position, cell)),
  };
}

const holds = ({ family, editor }: Edited, fen: string, cell: number) =>
  family.view.describeCell(editor.position(fen), cell)!.holds;

/** What a position string says: things by cell and in hand, and the player to move. */
function contents({ family, editor, cells }: Edited, fen: string) {
  const position = editor.position(fen);
  return {
    cells: cells.map((cell) => family.view.describeCell(position, cell)!.holds),
    hands: editor.hand?.palette.map(({ id }) => editor.hand!.count(fen, id)),
    turn: position.turn,
  };
}

/** Things that an empty cell is said to hold. */
const EMPTY = ['', '0 seeds'];

/** A position string that the reader takes whole and writes the same way. */
function insistReadable({ editor, rules }: Edited, fen: string): void {
  expect(editor.findUnreadable(fen), fen).toEqual([]);
  expect(rules.notation.fen(editor.position(fen))).toBe(fen);
}

describe('position editors', () => {
  it('exist for all families whose boards show the position', () => {
    const without = families.filter(({ editor }) => !editor).map(({ slug }) => slug);
    expect(without).toEqual(WITHOUT_EDITOR);
  });
});

const lazily = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

for (const family of families.filter(({ editor }) => editor)) {
  describe.each(Object.keys(family.variants))(`position editor of ${family.slug}/%s`, (slug) => {
    const one = lazily(() => edited(family, slug));

    it('sets up the start again, cell by cell', () => {
      const { editor, start, cells } = one();
      const wanted = contents(one(), start);
      let fen = editor.clear(start);
      insistReadable(one(), fen);
      expect(contents(one(), fen).cells.every((words) => EMPTY.includes(words))).toBe(true);
      for (const cell of cells) fen = editor.place(fen, cell, editor.itemAt(start, cell));
      for (const [index, { id }] of (editor.hand?.palette ?? []).entries())
        fen = editor.hand!.setCount(fen, id, wanted.hands![index]!);
      for (const { id } of editor.rights?.list(start).filter(({ isHeld }) => isHeld) ?? [])
        fen = editor.rights!.set(fen, id, true);
      expect(contents(one(), fen)).toEqual(wanted);
      if (!SAYING_MORE.includes(`${family.slug}/${slug}`)) expect(fen).toBe(start);
    });

    it('puts everything on cells, under its name, and takes it away', () => {
      const { editor, start, cells } = one();
      const rng = Rng.fromSeed(`cells ${slug}`);
      for (const { id, name } of sample(editor.palette, 24)) {
        for (const cell of effort(0, 1) ? cells : [rng.pick(cells), rng.pick(cells)]) {
          const fen = editor.place(start, cell, id);
          expect(editor.itemAt(fen, cell)).toBe(id);
          expect(holds(one(), fen, cell)).toBe(name);
          expect(EMPTY).toContain(holds(one(), editor.place(fen, cell, undefined), cell));
        }
      }
    });

    it('writes nothing that cannot be read, whatever is put', () => {
      const { editor, start, cells, rules } = one();
      const rng = Rng.fromSeed(`edits ${slug}`);
      const hand = editor.hand?.palette ?? [];
      let fen = start;
      for (let edit = 0; edit < effort(16, 400); edit++) {
        const before = contents(one(), fen);
        const kind = rng.below(12);
        if (kind === 0) {
          const seat = rng.below(rules.seats.length);
          fen = editor.setTurn(fen, seat);
          expect(contents(one(), fen)).toEqual({ ...before, turn: seat });
        } else if (kind === 1 && hand.length) {
          fen = editor.hand!.setCount(fen, rng.pick(hand).id, rng.below(70) - 3);
        } else if (kind === 2 && edit % 5 === 0) fen = editor.clear(fen);
        else if (kind === 3) {
          for (const { id } of editor.rights?.list(fen) ?? []) fen = editor.rights!.set(fen, id, rng.below(2) > 0);
          expect(contents(one(), fen)).toEqual(before);
        } else {
          const index = rng.below(cells.length);
          const item = rng.below(3) ? rng.pick(editor.palette) : undefined;
          fen = editor.place(fen, cells[index]!, item?.id);
          expect(editor.itemAt(fen, cells[index]!)).toBe(item?.id);
          expect(contents(one(), fen).cells).toEqual(
            before.cells.with(index, item?.name ?? EMPTY[Number(editor.hasCounts ?? 0)]!),
          );
        }
        insistReadable(one(), fen);
      }
      expect(family.view.draw(editor.position(fen), { width: 400, highlights: [] }).text).not.toBe('');
    });
  });
}
