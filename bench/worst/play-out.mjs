import { Random } from './random.mjs';

/** How many other moves are tried when a move would end the game, or begin a new history in a quiet one. */
const TRIES = 8;

/**
 * Plays random moves from the start of a variant, or from `fen`, until `plies` moves were made or no move avoids the end.
 * `quiet` prefers moves after which earlier positions still count, so that the state keeps a long history.
 */
export function playOut(engine, { family, variant = 'standard', fen, plies = 0, seed = 1, quiet = false }) {
  const game = openGame(engine, family, variant, fen, seed);
  const start = engine.game.positionStringOf(game);
  const random = new Random(seed);
  const notations = [];
  const made = [];
  while (notations.length < plies && !engine.game.outcomeOf(game)) {
    const move = chooseMove(engine, game, random, quiet);
    if (move === undefined) break;
    const described = engine.game.describeMove(game, move);
    engine.game.makeMove(game, move);
    made.push(described, ...engine.game.playChanceMoves(game));
    notations.push(described.notation);
  }
  return { game, start, made, notations };
}

function openGame(engine, family, variant, fen, seed) {
  const found = engine.resolveVariant(engine.FAMILIES[family], variant);
  if (!found.ok) throw new Error(found.error.message);
  if (fen === undefined) return engine.game.createGame(found.value, String(seed));
  const loaded = engine.game.loadGame(found.value, fen, String(seed));
  if (!loaded.ok) throw new Error(loaded.error[0].message);
  return loaded.value.game;
}

/** A random move that does not end the game; undefined if none was found. */
function chooseMove(engine, { position }, random, quiet) {
  const moves = engine.legalMoves(position);
  const length = position.historyLength();
  let fallback;
  for (let attempt = 0; attempt < TRIES && moves.length; attempt++) {
    const move = random.pick(moves);
    position.play(move);
    const isOver = position.outcome() !== undefined;
    const isQuiet = position.historyLength() > length;
    position.undo();
    if (isOver) continue;
    if (!quiet || isQuiet) return move;
    fallback ??= move;
  }
  return fallback;
}

/**
 * A state that lists all moves of the game, also those that no rule asks about any more: a caller may send it, and all of
 * them are replayed.
 */
function wholeHistory(engine, { game, start }) {
  const { position, played, variant } = game;
  const { numbers } = variant.rules.notation;
  const state = engine.encodeGame(game);
  if (!numbers || !played.length) return state;
  for (const _ of played) position.undo();
  const format = { limit: numbers.limit(position), leading: numbers.leading };
  const texts = played.map((move) => {
    const text = engine.formatNumbers(format, numbers.of(position, move));
    position.play(move);
    return text;
  });
  const { back: _, checksum: __, ...rest } = state;
  return { ...rest, from: start, moves: texts.join('') };
}

/** The parts of a game that arguments need. */
export const GAME_PARTS = {
  state: (engine, { game }) => ({ ...engine.encodeGame(game) }),
  history: (engine, played) => ({ ...wholeHistory(engine, played) }),
  fen: (engine, { game }) => engine.game.positionStringOf(game),
  notations: (_, { notations }) => notations,
  text: (_, { notations }) => notations.join(' '),
  record: (engine, { game, start, made }) => engine.writeRecords(game, start, made)[0]?.text ?? start,
};
