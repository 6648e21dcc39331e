import { expect, it } from 'vitest';
import { TOKEN_RINGS } from '../../src/board/render/circuit-tokens.ts';
import { pieceStyleOf } from '../../src/board/render/pieces/sets.ts';
import type { Man } from '../../src/board/render/plan/men.ts';
import { type BoardPlace, holePaint } from '../../src/board/render/plan/places.ts';
import { toneGround } from '../../src/board/render/plan/tones.ts';
import { THEMES, type Theme, type ThemeName } from '../../src/board/render/themes.ts';
import { draftBoard } from '../../src/gallery/boards/layouts/draft.ts';
import { BoardFile } from '../../src/gallery/boards/layouts/schema.ts';
import { content, contentIn } from '../../src/gallery/content.ts';
import { contrast, MARK_CONTRAST, TEXT_CONTRAST } from '../../src/lib/contrast.ts';

const files = contentIn('boards').map((name) => BoardFile.parse(content(name)));

const colorsOf = (man: Man, theme: Theme): readonly string[] => {
  if ('color' in man) return TOKEN_RINGS;
  const { fill, edge } =
    'piece' in man ? man.piece.paint : pieceStyleOf(man.set, man.face.color).paint(man.face, theme);
  return [fill, edge];
};

const groundOf = ({ shape, tone = 'plain' }: BoardPlace, theme: Theme): string =>
  shape === 'hole' ? holePaint(theme, true).fill : toneGround(theme, tone);

it.each(files)('men stand out from their places on the boards of $family', ({ theme: name, boards }) => {
  const theme = THEMES[name as ThemeName];
  const seen = boards.flatMap((board) => {
    const { places, men, props } = draftBoard(board).plan;
    return [...men, ...props].flatMap((man) => {
      const place = places.find(({ at: [x, y] }) => x === man.at[0] && y === man.at[1]);
      const isPin = 'piece' in man && man.piece.isPin;
      const ground = place ? groundOf(isPin ? { ...place, shape: 'none' } : place, theme) : theme.plain;
      const best = Math.max(...colorsOf(man, theme).map((color) => contrast(color, ground)));
      return best < MARK_CONTRAST ? [`${board.id} ${place?.name}: ${best.toFixed(2)}`] : [];
    });
  });
  expect([...new Set(seen)]).toEqual([]);
});

it('what is written on pieces can be read', () => {
  const faint = files.flatMap(({ boards }) =>
    boards.flatMap((board) =>
      [draftBoard(board).plan]
        .flatMap(({ men, props }) => [...men, ...props])
        .flatMap((man) => {
          if (!('piece' in man) || !man.piece.label) return [];
          const { fill, fine } = man.piece.paint;
          return contrast(fill, fine) < TEXT_CONTRAST ? [`${fine} on ${fill}`] : [];
        }),
    ),
  );
  expect([...new Set(faint)]).toEqual([]);
});
