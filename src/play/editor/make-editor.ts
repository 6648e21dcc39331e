import type { Position, Seat } from '../position.ts';
import type { FenFault } from '../rules.ts';
import type { PaletteItem, PositionEditor } from './position-editor.ts';

/** How a family reads and changes what an editor edits. */
interface EditorParts<Setup, Game extends Position> extends Pick<PositionEditor, 'palette' | 'hasCounts'> {
  /** Reads as much of a position string as can be read, without judging it. */
  read(fen: string): { setup: Setup; faults: readonly FenFault[] };
  makePosition(setup: Setup): Game;
  format(position: Game): string;
  itemAt(setup: Setup, cell: number): string | undefined;
  /** The setup with a change of a cell; ids are from the palette. The setup given may be changed. */
  place(setup: Setup, cell: number, id: string | undefined): Setup;
  setTurn(setup: Setup, seat: Seat): Setup;
  clear(setup: Setup): Setup;
  readonly hand?: {
    readonly palette: readonly PaletteItem[];
    count(setup: Setup, id: string): number;
    setCount(setup: Setup, id: string, count: number): Setup;
  };
}

/** What an editor of one family needs besides the editor itself to add functions to it. */
export interface MadeEditor<Setup> {
  readonly editor: PositionEditor;
  edit(fen: string, change: (setup: Setup) => Setup): string;
}

export function makeEditor<Setup, Game extends Position>(parts: EditorParts<Setup, Game>): MadeEditor<Setup> {
  const { palette, hasCounts, hand, read, makePosition } = parts;
  const setupOf = (fen: string): Setup => read(fen).setup;
  const edit = (fen: string, change: (setup: Setup) => Setup): string =>
    parts.format(makePosition(change(setupOf(fen))));
  const isKnown = (items: readonly PaletteItem[], id: string) => items.some((item) => item.id === id);
  const itemAt = (fen: string, cell: number) => parts.itemAt(setupOf(fen), cell);
  const position = (fen: string) => makePosition(setupOf(fen));
  const editor: PositionEditor = {
    palette,
    ...(hasCounts && { hasCounts }),
    ...(hand && {
      hand: {
        palette: hand.palette,
        count: (fen, id) => hand.count(setupOf(fen), id),
        setCount: (fen, id, count) =>
          isKnown(hand.palette, id) ? edit(fen, (setup) => hand.setCount(setup, id, count)) : fen,
      },
    }),
    findUnreadable: (fen) => read(fen).faults,
    position,
    itemAt,
    place: (fen, cell, id) =>
      itemAt(fen, cell) === id || (id !== undefined && !isKnown(palette, id))
        ? fen
        : edit(fen, (setup) => parts.place(setup, cell, id)),
    setTurn: (fen, seat) => (position(fen).turn === seat ? fen : edit(fen, (setup) => parts.setTurn(setup, seat))),
    clear: (fen) => edit(fen, parts.clear),
  };
  return { editor, edit };
}
