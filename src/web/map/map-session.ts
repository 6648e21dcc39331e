import { describeThings } from '../../hexmap/describe-hex.ts';
import { lookOptions, type MapLook, readMapQuery, writeMapQuery } from '../../hexmap/formats/query.ts';
import type { HexMap } from '../../hexmap/game.ts';
import { HexNumbers } from '../../hexmap/hex-numbers.ts';
import { makeMap } from '../../hexmap/make-map.ts';
import { mapFacts } from '../../hexmap/map-facts.ts';
import { parseMapRequest } from '../../hexmap/map-request.ts';
import { paintMap } from '../../hexmap/paint-map.ts';
import { drawPieces, type MapPieces, renderMap, titleOf } from '../../hexmap/render/draw.ts';
import { groundFillOf, groundLookOf } from '../../hexmap/render/ground.ts';
import { paintTokens } from '../../hexmap/render/overlay.ts';
import { PAPERS, type PaperName } from '../../hexmap/render/paper.ts';
import { mapSheets } from '../../hexmap/render/sheet.ts';
import { drawTerrainSwatch } from '../../hexmap/render/tile.ts';
import { shareStringOf } from '../../hexmap/share.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { drawSeed } from '../../lib/rng.ts';
import { capitalize, countOf } from '../../lib/wording.ts';
import { type MapEdits, noEdits } from './edits.ts';
import { measureMap } from './measure.ts';
import type { DrawnSheets, Measure, OpenedMap, PaletteEntry, ShownMap } from './messages.ts';
import { changedParts, splitElements } from './svg-parts.ts';

/** Hexes on all sheets together up to which a page can hold the drawings. */
const MAX_SHEET_HEXES = 60_000;

/** What is drawn of a map, kept until something of it changes. */
interface Drawn {
  readonly painting: Uint8Array;
  readonly look: MapLook;
  readonly map: HexMap;
  readonly pieces: MapPieces;
  readonly parts: readonly string[];
}

/** A map in a page: makes it, draws it with what a visitor changed, and measures on it. */
export class MapSession {
  #made!: HexMap;
  #numbers!: HexNumbers;
  #drawn: Drawn | undefined;
  #edits!: MapEdits;
  #over = '';

  /** Makes the map of a query. A missing seed is drawn. Fails with the reason if there is no such map. */
  open(game: string, query: string): Result<OpenedMap, string> {
    const read = readMapQuery(game, new URLSearchParams(query));
    if (!read.ok) return fail(read.error.reason);
    const { args, look } = read.value;
    const request = parseMapRequest({ ...args, seed: args.seed ?? drawSeed() });
    if (!request.ok) return fail(request.error.detail);
    const map = makeMap(request.value);
    if (!map) return fail('No map of this size came out whole. Choose another size or seed.');
    const { grid, terrain } = map;
    const { orientation, description } = request.value.game;
    this.#made = map;
    this.#numbers = new HexNumbers(grid, orientation);
    this.#drawn = undefined;
    this.#edits = noEdits(grid.size);
    return ok({
      title: titleOf(map),
      description,
      query: writeMapQuery(request.value, look),
      look,
      share: shareStringOf(request.value),
      orientation,
      q: grid.q,
      r: grid.r,
      terrain,
      terrains: request.value.game.terrains.map(({ title }) => title),
      things: describeThings(map),
    });
  }

  /** Draws the map with edits and a measure. Only what has changed since the last time is drawn again. */
  show(look: MapLook, edits: MapEdits, measure: Measure | undefined): ShownMap {
    const before = this.#drawn;
    const drawn = this.#draw(look, edits.painting);
    const { pieces, map, parts } = drawn;
    const { layout, style, legend } = pieces;
    const measured = measure && measureMap(map, measure, this.#numbers, layout, style);
    this.#edits = edits;
    this.#over = (measured?.svg ?? '') + paintTokens(edits.tokens, layout, style);
    return {
      parts: changedParts(before?.parts ?? [], parts),
      legend,
      background: style.page,
      palette: this.#palette(pieces),
      over: this.#over,
      measured: measured?.words ?? '',
    };
  }

  #draw(look: MapLook, painting: Uint8Array): Drawn {
    const known = this.#drawn;
    const isSame =
      known &&
      known.look.style === look.style &&
      known.look.hasNumbers === look.hasNumbers &&
      known.painting.every((kind, hex) => kind === painting[hex]);
    if (isSame) return known;
    const map = paintMap(this.#made, painting);
    const pieces = drawPieces(map, lookOptions(look));
    this.#drawn = { painting, look, map, pieces, parts: splitElements(pieces.board) };
    return this.#drawn;
  }

  #palette({ style }: MapPieces): PaletteEntry[] {
    return this.#made.request.game.terrains.map((terrain) => ({
      title: terrain.title,
      svg: drawTerrainSwatch(terrain, this.#made.request.game.orientation, style),
      fill: groundFillOf(style, groundLookOf(terrain)),
    }));
  }

  facts = () => mapFacts(this.#drawn?.map ?? this.#made, this.#numbers.nameOf);

  /** The map as a picture of its own, with legend. */
  file(): string {
    const { map, look } = this.#shown();
    return renderMap(map, { ...lookOptions(look), over: this.#over }).svg;
  }

  #shown = (): Drawn => this.#drawn ?? this.#draw({ style: 'illustrated', hasNumbers: false }, this.#edits.painting);

  /** Draws the sheets of the map to print to scale. Fails with the reason if that is impossible. */
  sheets(paper: PaperName, hex: number | undefined): Result<DrawnSheets, string> {
    const { map, look } = this.#shown();
    const planned = mapSheets(map, { ...lookOptions(look), over: this.#over, paper, hex });
    if (!planned.ok) return planned;
    const { plan, draw } = planned.value;
    if (plan.sheets * map.grid.size > MAX_SHEET_HEXES)
      return fail(
        `This map needs ${plan.sheets} sheets, more than this page can hold. Choose smaller hexes or larger paper.`,
      );
    return ok({
      sheets: Array.from({ length: plan.sheets }, (_, i) => draw(i + 1)),
      width: plan.width,
      height: plan.height,
      words: `${capitalize(countOf(plan.sheets, 'sheet'))} of ${PAPERS[paper].title}, hexes of ${plan.hex} mm between flat sides.`,
    });
  }
}
