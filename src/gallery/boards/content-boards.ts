import { renderPlan } from '../../board/render/plan/plan.ts';
import type { ThemeName } from '../../board/render/themes.ts';
import { familyOf } from '../../families/families.ts';
import { content, contentIn } from '../content.ts';
import type { BoardGame, GalleryBoard } from './board.ts';
import { describeBeside, describeLinks, describeMarks, describePlaceNames, describeSetup } from './describe-board.ts';
import type { BoardDraft } from './layouts/board-draft.ts';
import { draftBoard } from './layouts/draft.ts';
import { BoardFile, type Layout } from './layouts/schema.ts';

type SheetBoard = BoardFile['boards'][number];

/** Lists the boards of the files in `content/boards`. Each file has the boards of one family. */
export const contentBoards = (): GalleryBoard[] =>
  contentIn('boards').flatMap((name) => {
    const sheet = BoardFile.parse(content(name));
    return sheet.boards.map((board) => boardOf(sheet, board));
  });

function boardOf({ family, source, theme }: BoardFile, board: SheetBoard): GalleryBoard {
  const { id, name, also, summary, size, players, topology, games } = board;
  const getDraft = once(() => draftBoard(board));
  return {
    id,
    name,
    also,
    family,
    topology,
    summary,
    size,
    players: { min: players[0], max: players[1] },
    games: games.map((game) => gameOf(family, game)),
    source,
    cells: () => getDraft().plan.places.length,
    setup: () => describeSetup(getDraft()),
    draw: (width) => {
      const text = textOf(board, getDraft());
      const showing = { theme: theme as ThemeName, title: name, description: text, width };
      return { ...renderPlan(getDraft().plan, showing), text };
    },
  };
}

/**
 * Parses the name of a game in a board file: `standard` is a variant of the file's own family, `draughts/alquerque` one
 * of another family.
 */
function gameOf(family: string, text: string): BoardGame {
  const [game, variant] = text.includes('/') ? (text.split('/') as [string, string]) : [family, text];
  return { game, variant, playable: familyOf(game)?.variants[variant] !== undefined };
}

function textOf({ summary, layout, topology, beside }: SheetBoard, drafted: BoardDraft): string {
  const isDescribed = drafted.standing.length > 0 || topology !== 'tableau';
  const parts = [
    summary,
    describePlaceNames(layout),
    describeMarks(drafted),
    describeLinks(linksOf(layout)),
    isDescribed ? describeSetup(drafted) : '',
    describeBeside(beside),
  ];
  return parts.filter(Boolean).join(' ');
}

/** The links of a board; those of a part begin with its name, as its places do. */
function linksOf(layout: Layout): (readonly [look: string, from: string, to: string])[] {
  if (layout.kind === 'squares') return layout.links.map(([look, from, to]) => [look, from, to] as const);
  if (layout.kind !== 'group') return [];
  return layout.parts.flatMap(({ name, layout: part }) =>
    linksOf(part).map(([look, from, to]) => [look, `${name} ${from}`, `${name} ${to}`] as const),
  );
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= make();
    return value;
  };
}
