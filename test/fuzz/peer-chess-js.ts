import { Chess } from 'chess.js';
import { chess } from '../../src/families/chess/index.ts';
import type { Ended, Pairing, Peer } from './peer.ts';

function endOf(game: Chess): Ended | null {
  if (game.isCheckmate()) return { winner: game.turn() === 'w' ? 1 : 0, reason: 'checkmate' };
  if (game.isStalemate()) return { winner: null, reason: 'stalemate' };
  return game.isInsufficientMaterial() ? { winner: null, reason: 'insufficient-material' } : null;
}

function open(fen: string): Peer {
  const game = new Chess(fen);
  return {
    say: (withTexts) => ({
      fen: game.fen(),
      ...(withTexts && { texts: game.moves().sort() }),
      check: game.isCheck(),
      end: endOf(game),
      claim: game.isThreefoldRepetition() || game.isDrawByFiftyMoves() ? { winner: null } : null,
    }),
    play: (uci) => {
      const promotion = uci[4];
      game.move({ from: uci.slice(0, 2), to: uci.slice(2, 4), ...(promotion && { promotion }) });
    },
  };
}

export const chessJsPairings: readonly Pairing[] = [{ peer: 'chess.js', family: chess, variant: 'standard', open }];
