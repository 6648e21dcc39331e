import { renderPlan } from '../../board/render/plan/plan.ts';
import type { ThemeName } from '../../board/render/themes.ts';
import { familyOf } from '../../families/families.ts';
import { content, contentIn } from '../content.ts';
import type { BoardGame, GalleryBoard } from './board.ts';
import { linksWords, marksWords, namingWords, setupWords } from './describe-board.ts';
import type { BoardDraft } from './layouts/board-draft.ts';
import { draftBoard } from './layouts/draft.ts';
import { BoardSheet } from './layouts/schema.ts';

type Written = BoardSheet['boards'][number];

/** Lists the boards of `content/boards`, which has one file per family. */
export const contentBoards = (): GalleryBoard[] =>
  contentIn('boards').flatMap((name) => {
    const sheet = BoardSheet.parse(content(name));
    return sheet.boards.map((board) => boardOf(sheet, board));
  });

function boardOf({ family, source, theme }: BoardSheet, board: Written): GalleryBoard {
  const { id, name, summary, size, players, topology, games, layout } = board;
  const drafted = once(() => draftBoard(layout));
  return {
    id,
    name,
    also: [],
    family,
    topology,
    summary,
    size,
    players: { min: players[0], max: players[1] },
    games: games.map((game) => gameOf(family, game)),
    source,
    cells: () => drafted().plan.places.length,
    setup: () => setupWords(drafted()),
    draw: (width) => {
      const text = textOf(board, drafted());
      const showing = { theme: theme as ThemeName, title: name, description: text, width };
      return { ...renderPlan(drafted().plan, showing), text };
    },
  };
}

/** Parses a game: `standard` is a variant of the board's family, `draughts/alquerque` of another one. */
function gameOf(family: string, told: string): BoardGame {
  const [game, variant] = told.includes('/') ? (told.split('/') as [string, string]) : [family, told];
  return { game, variant, playable: familyOf(game)?.variants[variant] !== undefined };
}

function textOf({ summary, layout, topology }: Written, drafted: BoardDraft): string {
  const isDescribed = drafted.standing.length > 0 || topology !== 'tableau';
  const parts = [
    summary,
    namingWords(layout),
    marksWords(drafted),
    layout.kind === 'squares' ? linksWords(layout.links) : '',
    isDescribed ? setupWords(drafted) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
