import type { PaletteItem, PositionEditor } from '../../play/editor/position-editor.ts';
import type { PlayableVariant } from '../../play/game.ts';
import { reasonsOf } from '../../play/rules.ts';
import { type Examined, examine } from './read-text.ts';
import { cellsOf, type Scene, type SceneOptions } from './scene.ts';

/** A change of a position: a thing on a cell or none, the player to move, an empty board, pieces in hand, a right. */
export type PositionChange =
  | { readonly kind: 'place'; readonly cell: number; readonly id: string | undefined }
  | { readonly kind: 'move'; readonly from: number; readonly to: number }
  | { readonly kind: 'turn'; readonly seat: number }
  | { readonly kind: 'clear' }
  | { readonly kind: 'hand'; readonly id: string; readonly count: number }
  | { readonly kind: 'right'; readonly id: string; readonly isHeld: boolean };

/** A thing that can be put on a board, with its picture as an address. */
export interface PaletteTool extends PaletteItem {
  readonly picture: string;
}

/** All that can be put on a board. */
export interface Palette {
  readonly items: readonly PaletteTool[];
  /** Whether cells hold numbers of seeds, up to this number. */
  readonly mostSeeds: number | undefined;
}

/** A position that is being set up, as a page shows it. */
export interface EditedPosition extends Pick<Scene, 'svg' | 'box' | 'cells' | 'fen' | 'seats'>, Examined {
  readonly turn: number;
  readonly hand: readonly (PaletteItem & { readonly count: number })[];
  readonly rights: ReturnType<NonNullable<PositionEditor['rights']>['list']>;
}

/** Width of a drawing in pixels; the page scales it. */
const WIDTH = 640;

/** The palette of a variant. Each thing is drawn as the board draws it on its first cell. */
export function paletteOf({ family }: PlayableVariant, editor: PositionEditor, fen: string): Palette {
  const { palette, hasCounts } = editor;
  if (hasCounts) return { items: [], mostSeeds: Number(palette.at(-1)!.id) };
  const empty = editor.clear(fen);
  const options = { width: WIDTH, highlights: [], coordinates: false };
  const items = palette.map((item): PaletteTool => {
    const drawn = family.view.draw(editor.position(editor.place(empty, 0, item.id)), options);
    const { x, y, width, height } = drawn.cells.find(({ key }) => key === 0)!;
    const painted = drawn.svg.slice(drawn.svg.indexOf('>') + 1);
    const cut = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}">${painted}`;
    return { ...item, picture: `data:image/svg+xml,${encodeURIComponent(cut)}` };
  });
  return { items, mostSeeds: undefined };
}

function changed(editor: PositionEditor, fen: string, change: PositionChange): string {
  switch (change.kind) {
    case 'place':
      return editor.place(fen, change.cell, change.id);
    case 'move':
      return editor.place(editor.place(fen, change.from, undefined), change.to, editor.itemAt(fen, change.from));
    case 'turn':
      return editor.setTurn(fen, change.seat);
    case 'clear':
      return editor.clear(fen);
    case 'hand':
      return editor.hand?.setCount(fen, change.id, change.count) ?? fen;
    case 'right':
      return editor.rights?.set(fen, change.id, change.isHeld) ?? fen;
  }
}

/** Changes a position and shows it. Throws an `Error` if the text is not a position at all. */
export function editPosition(
  variant: PlayableVariant,
  editor: PositionEditor,
  before: string,
  change: PositionChange | undefined,
  { orientation, strips }: SceneOptions,
): EditedPosition {
  const unreadable = reasonsOf(editor.findUnreadable(before));
  if (unreadable) throw new Error(unreadable.join('; '));
  const fen = change ? changed(editor, before, change) : before;
  const position = editor.position(fen);
  const drawn = variant.family.view.draw(position, { width: WIDTH, highlights: [], orientation, strips });
  const { hand, rights } = editor;
  return {
    svg: drawn.svg,
    box: drawn.box,
    cells: cellsOf(variant.family.view, position, drawn),
    fen,
    seats: variant.rules.seats,
    turn: position.turn,
    hand: hand ? hand.palette.map((item) => ({ ...item, count: hand.count(fen, item.id) })) : [],
    rights: rights?.list(fen) ?? [],
    ...examine(variant, fen),
  };
}
