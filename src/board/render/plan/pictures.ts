import { svgElement } from '../../../lib/svg.ts';
import type { Point } from '../plane.ts';

/** A finished drawing that lies on a board, such as a domino. Its own upper left corner is (0, 0). */
export interface PlacedPicture {
  /** Where its middle lies. */
  readonly at: Point;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

export const paintPictures = (pictures: readonly PlacedPicture[]): string =>
  pictures
    .map(({ at: [x, y], turn, scale, width, height, content }) =>
      svgElement(
        'g',
        {
          transform: [
            `translate(${short(x)} ${short(y)})`,
            ...(turn ? [`rotate(${short(turn)})`] : []),
            `scale(${scale})`,
            `translate(${-width / 2} ${-height / 2})`,
          ].join(''),
        },
        content,
      ),
    )
    .join('');

const short = (value: number): number => Math.round(value * 10) / 10;

/** The corners of a picture where it lies. */
export function pictureCorners({ at: [x, y], turn, scale, width, height }: PlacedPicture): Point[] {
  const angle = (turn * Math.PI) / 180;
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down): Point => {
      const [dx, dy] = [across * width * scale, down * height * scale];
      return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)];
    }),
  );
}
