import { describe, expect, it } from 'vitest';
import { baseUrl, callTool, type Json, type RefusalBody, useService } from './service.ts';

useService();

interface Board {
  id: string;
  name: string;
  family: string;
  topology: string;
  url: string;
  games: { game: string; variant: string; playable: boolean }[];
}

interface Shown extends Board {
  svg: string;
  width: number;
  height: number;
  cells: number;
  setup: string;
  text: string;
}

interface Stats {
  total: number;
  families: Record<string, number>;
  topologies: Record<string, number>;
}

const search = async (args: Json) =>
  (await callTool<{ total: number; boards: Board[] }>('board_gallery_search', args)).json;
const shown = async (board: string) => (await callTool<Shown>('board_gallery_get', { board })).json;
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);

describe('the gallery of boards', () => {
  it('[GALLERY-1] counts its boards by family and topology', async () => {
    const { total, families, topologies } = (await callTool<Stats>('board_gallery_stats', {})).json;
    expect(total).toBeGreaterThanOrEqual(334);
    expect(Object.keys(families).length).toBeGreaterThanOrEqual(33);
    expect([sum(families), sum(topologies)]).toEqual([total, total]);
    expect(Object.values(topologies).every((count) => count > 0)).toBe(true);
    expect(await search({})).toMatchObject({ total });
  });

  it('[GALLERY-2] lists ten boards unless another number is asked for', async () => {
    const [usual, three] = [await search({}), await search({ limit: 3 })];
    expect([usual.boards.length, three.boards.length]).toEqual([10, 3]);
    expect(usual.boards.slice(0, 3)).toEqual(three.boards);
  });

  it.each([
    ['chess', 'chess-standard', 'the name'],
    ['go 9x9', 'go-standard-9x9', 'a size'],
    ['gomoku', 'go-standard-15x15', 'another game on the same board'],
    ['hnefatafl', 'hnefatafl-standard', 'a family'],
    ['hnefatafel', 'hnefatafl-standard', 'a misspelt word'],
    ['snakes ladd', 'snakes-and-ladders-standard', 'the beginning of a word'],
    ['othello 6×6', 'reversi-standard-6x6', 'signs'],
  ])('[GALLERY-2] finds %s: %s, by %s', async (query, id) => {
    const { total, boards } = await search({ query });
    expect(boards[0]!.id).toBe(id);
    expect(total).toBeGreaterThanOrEqual(boards.length);
  });

  it('[GALLERY-2] finds nothing for nonsense', async () => {
    expect(await search({ query: 'zzzzqqqq' })).toEqual({ total: 0, boards: [] });
  });

  it('[GALLERY-3] shows a board alike by its id and its name, in any spelling', async () => {
    const { boards } = await search({ query: 'tablut' });
    const board = await shown(boards[0]!.id);
    expect(board).toMatchObject(boards[0]!);
    for (const spelling of ['Tablut', 'TABLUT', 'hnefatafl_tablut', 'Hnefatafl Tablut'])
      expect(await shown(spelling), spelling).toEqual(board);
    expect(board).toMatchObject({
      cells: 81,
      url: `${baseUrl()}/gallery/boards/hnefatafl-tablut.svg`,
      source: expect.any(String),
    });
    expect(board.svg).toMatch(/^<svg .*<title>Tablut<\/title>/);
    expect(board.text).toContain('Throne: e5.');
    expect(board.setup).toContain('White has 8 defenders');
  });

  it('[GALLERY-3] shows the board of a game as the game does', async () => {
    const board = await shown('chess');
    const { state } = (await callTool<{ state: Json }>('play_create_game', { family: 'chess' })).json;
    const drawn = (await callTool<{ svg: string; text: string }>('play_render_board', { state })).json;
    expect([board.svg, board.text, board.cells]).toEqual([drawn.svg, drawn.text, 64]);
    expect(board.games).toContainEqual({ game: 'chess', variant: 'atomic', playable: true });
  });

  it('[GALLERY-3] shows a board by the name of any game on it', async () => {
    expect(await shown('Atomic chess')).toMatchObject({ id: 'chess-standard' });
  });

  it('[GALLERY-3] refuses what there is not with the nearest names', async () => {
    const { status, json } = await callTool<RefusalBody>('board_gallery_get', { board: 'surakata' });
    expect([status, json.error]).toEqual([404, 'There is no board "surakata". Did you mean Surakarta?']);
  });
});
