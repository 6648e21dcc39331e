import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { families } from '../../src/families/families.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** The tables of variants, where slugs belong, and generated files. */
const TABLES = /^families\/[^/]+\/variants\/|\.generated\.ts$|\.test\.ts$/;

/** Words that are also slugs but mean something else in some files: the word, how the files begin, and the meaning. */
const OTHER_MEANINGS: readonly (readonly [word: string, files: string, meaning: string])[] = [
  ['chess', '', 'the family and the namespace of its tools'],
  ['shogi', '', 'the family'],
  ['standard', 'tools/', 'the variant that every family has: what is played when nobody says what'],
  ['standard', 'play/variant-names.ts', 'the variant that every family has: what the name of a family means'],
  ['standard', 'records/', 'the variant that every family has: what is played when no tag names another'],
  ['standard', 'tabletop/timer-lists.ts', 'the game that every shelf of a family begins with'],
  ['standard', 'gallery/boards/engines/slugs.ts', 'the variant that every family has: its board comes first'],
  ['standard', 'cli/perft.ts', 'the variant that every family has: what is played when nobody says what'],
  ['standard', 'puzzle/themes/line.ts', 'the one variant whose themes have names'],
  ['chess960', 'tools/play/play-create-game.ts', 'an argument of an example'],
  ['grand+random', 'tools/play/play-create-game.ts', 'an argument of an example'],
  ['standard+drops', 'tools/play/play-get-definition.ts', 'an argument of an example'],
  ['atomic', 'tools/utilities/timer-suggest.ts', 'an argument of an example'],
  ['grand', 'cli/perft.ts', 'an argument of an example'],
  ['atomic', 'tools/chess/chess-generate-puzzle.ts', 'an argument of an example'],
  ['standard', 'puzzle/pool.ts', 'the variant whose puzzles have themes'],
  ['capture', 'rulebook/page.ts', 'a section of a rulebook'],
  ['capture', 'play/rule-words.ts', 'a part of a definition'],
  ['standard', 'rulebook/variants.ts', 'the variant that the pages of a book tell'],
  ['forward', 'fairy/language/betza-words.ts', 'a way to go'],
  ['shisima', 'tools/rules/rules-get-diagram.ts', 'an argument of an example'],
  ['atomic', 'tools/rules/rules-get-variant.ts', 'an argument of an example'],
  ['standard+9x9', 'tools/rules/rules-get-variant.ts', 'an argument of an example'],
  ['petty', 'roleplay/chargen/cairn.ts', 'an item that takes no slot'],
  ['orthodox', 'tools/chess/variant-groups.ts', 'a group of variants'],
  ['antichess', 'families/chess/flags.ts', 'the title of the flag anti'],
  ['atomic', 'families/chess/flags.ts', 'the flag'],
  ['3check', 'families/chess/flags.ts', 'the flag'],
  ['extinction', 'fairy/', 'the reason of an end'],
  ['castle', 'fairy/board/board.ts', 'what hash keys are for'],
  ['duck', 'board/render/', 'the image of a blocker'],
  ['duck', 'fairy/board/kinds.ts', 'what players call a wall that moves'],
  ['amazon', 'board/render/describe-grid.ts', 'the name of a piece'],
  ['chancellor', 'board/render/describe-grid.ts', 'the name of a piece'],
  ['horde', 'roleplay/encounter/numbers.ts', 'a tag of monsters'],
  ['xiangqi', 'families/xiangqi/engine.ts', 'the family'],
  ['janggi', 'fairy/', 'a notation'],
  ['dragon', 'board/render/pieces/inscriptions.ts', 'the name of a piece'],
  ['draughts', 'families/draughts/engine.ts', 'the family'],
  ['giveaway', 'families/draughts/flags.ts', 'the title of the flag'],
  ['thai', 'fairy/', 'a notation of makruk'],
  ['mancala', 'families/mancala/', 'the family, and what hash keys are for'],
  ['capture', 'families/mancala/', 'what lets a player move again'],
  ['reversi', 'families/reversi/', 'the family, and what hash keys are for'],
  ['14x14', 'families/reversi/flags.ts', 'the flag'],
  ['hex', '', 'the family and the namespace of the tools for maps'],
  ['y', 'hexmap/formats/', 'a coordinate'],
  ['y', 'web/play/', 'a coordinate'],
  ['pool', 'hexmap/games/', 'a feature of maps'],
  ['river', 'hexmap/games/', 'a feature of maps'],
  ['river', 'tabletop/packs/ringquest/', 'what characters cross on the map'],
  ['japanese', 'fairy/', 'a notation of shogi'],
  ['japanese', 'families/shogi/notation/', 'a notation and a field of moves'],
  ['chinese', 'fairy/', 'a notation of xiangqi'],
  ['korean', 'fairy/', 'a notation of janggi'],
  ['suicide', 'families/go/flags.ts', 'the flag'],
  ['tromp-taylor', 'families/go/notation/sgf.ts', 'the name of rules in SGF'],
  ['gomoku', 'families/go/notation/sgf.ts', 'the name of rules in SGF'],
  ['chinese', 'families/go/notation/sgf.ts', 'the name of rules in SGF'],
  ['one-colour', 'families/go/flags.ts', 'the flag'],
  ['capture', 'families/go/engine/go-position.ts', 'the reason of an end'],
  ['five-in-a-row', 'families/go/engine/row-position.ts', 'the reason of an end'],
  ['prosperity', 'families/landlords-game/flags.ts', 'the flag'],
  ['forward', 'families/landlords-game/', 'a way to go'],
  ['wildebeest', 'board/render/pieces/discs.ts', 'the drawing of an ox'],
  ['standard', 'gallery/pieces/', 'the variant that every family has, by whose pieces all others are told'],
  ['duck', 'gallery/pieces/', 'what players call a wall that moves'],
  ['xiangqi', 'gallery/', 'the family'],
  ['draughts', 'gallery/', 'the family'],
  ['reversi', 'gallery/', 'the family'],
  ['mancala', 'gallery/', 'the family'],
];

/** Names of variants, including aliases. */
const NAMES = new Set(families.flatMap(({ variants, aliases }) => [...Object.keys(variants), ...Object.keys(aliases)]));

/** The string literals of a file, including quoted keys and types, but not text in templates. */
function literalsOf(path: string): { text: string; line: number }[] {
  const source = ts.createSourceFile(path, readFileSync(join(SRC, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ text: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const found = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !TABLES.test(path))
  .flatMap((path) => literalsOf(path).map((literal) => ({ path, ...literal })))
  .filter(({ text }) => NAMES.has(text.split('+')[0]!));

const isMeant = (path: string, text: string) => (row: readonly [string, string, string]) =>
  row[0] === text && path.startsWith(row[1]);

describe('slugs of variants', () => {
  it('are known by the tables alone: code knows rule words', () => {
    expect(NAMES.size).toBeGreaterThan(150);
    const wrong = found.filter(({ path, text }) => !OTHER_MEANINGS.some(isMeant(path, text)));
    expect(wrong.map(({ path, line, text }) => `${path}:${line} ${text}`)).toEqual([]);
  });

  it('have other meanings only where those are used', () => {
    const unused = OTHER_MEANINGS.filter((row) => !found.some(({ path, text }) => isMeant(path, text)(row)));
    expect(unused).toEqual([]);
  });
});
