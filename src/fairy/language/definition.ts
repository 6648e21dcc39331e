import { z } from 'zod';
import { GRID_TOPOLOGIES, SQUARE_NAMES } from '../../board/grid.ts';
import { CELL_LOOKS } from '../../board/render/ground.ts';
import { PIECE_SETS } from '../../board/render/pieces/sets.ts';
import { definitionFields } from '../../play/definition.ts';
import { MAX_RANKS } from './limits.ts';

/**
 * The schema of games in which pieces move on a board of squares. Its settings (rule words) are named after what they
 * do, not after the variant that first had them. Ranks are counted from their owner's side, so that one number serves
 * both players.
 */

const letters = z.array(z.string().length(1));
const ranks = z.array(z.int().min(1));

const Piece = z.strictObject({
  name: z.string().describe('what players call it'),
  betza: z.string().describe("how it moves, in Betza's notation"),
  image: z.string().describe('which drawing shows it'),
  value: z.int().min(0).describe('worth in hundredths of a pawn, for opponents'),
  kanji: z.string().min(1).max(2).optional().describe('what Japanese text calls it'),
});

const Castling = z.strictObject({
  king: z.string().length(1).describe('the kind that castles'),
  rook: z.string().length(1).describe('the kind with which it does'),
  others: letters.default([]).describe('more kinds that castle as the rook does'),
  rank: z.int().min(1).default(1).describe('where king and rooks must stand'),
  kingFile: z
    .string()
    .length(1)
    .optional()
    .describe('where the king must stand; anywhere between the rooks if left out'),
  rookFiles: z
    .tuple([z.string().length(1), z.string().length(1)])
    .optional()
    .describe('files of the rooks on the king side and the queen side; the FEN tells them if left out'),
  kingTo: z.tuple([z.string().length(1), z.string().length(1)]).describe('files the king goes to, by wing'),
  rookTo: z.tuple([z.string().length(1), z.string().length(1)]).describe('files the rook goes to, by wing'),
  dropped: z
    .boolean()
    .default(false)
    .describe('the right to castle comes with dropping king and rook on their squares'),
  opposite: z.boolean().default(false).describe('castling takes from the opponent the right to castle to that side'),
  spelling: z
    .enum(['king-target', 'king-takes-rook'])
    .describe('how a castling move is written: to where the king goes, or to where the rook stands'),
});

const Promotion = z.strictObject({
  pieces: letters.describe('who promotes'),
  to: letters.describe('to what'),
  bySeat: z.tuple([letters, letters]).optional().describe('to which of these, where the players differ'),
  from: z.int().min(1).describe('first rank on which a piece may promote'),
  must: z.int().min(1).describe('rank on which it must'),
  cells: z
    .tuple([z.array(z.string()), z.array(z.string())])
    .optional()
    .describe('where it must instead, by player: squares such as d4, or *8 for a rank'),
  limits: z
    .record(z.string().length(1), z.int().min(1))
    .default({})
    .describe('how many of a kind a player may have on the board after promoting'),
});

const Turning = z.strictObject({
  forms: z
    .record(z.string().length(1), z.union([z.string().length(1), Piece]))
    .describe('what each kind becomes when it is turned over: another kind, or one that is told here alone'),
  cells: z
    .tuple([z.array(z.string()), z.array(z.string())])
    .describe('by player, where it may when it comes there or starts from there: squares such as d4, or *8 for a rank'),
  must: z.boolean().default(false).describe('it has to'),
  back: z.boolean().default(false).describe('what was turned over is turned back likewise'),
  byCapture: z.boolean().default(false).describe('only a move that captures turns the piece over'),
  limits: z
    .record(z.string().length(1), z.int().min(1))
    .default({})
    .describe('how many of a kind a player may have on the board after turning a piece over'),
});

const Crowning = z.strictObject({
  piece: z.string().length(1).describe('the kind that becomes another'),
  to: z
    .string()
    .length(1)
    .describe('what it becomes where it stands, or with one of the steps of that to an empty square'),
  cells: z
    .tuple([z.array(z.string()), z.array(z.string())])
    .describe('by player, where it must stand; a last piece of the kind may stand anywhere'),
  limit: z
    .int()
    .min(1)
    .describe(
      'how many of the other kind the player may have then; it may attack nothing at once, nor uncover a check',
    ),
  optional: z
    .boolean()
    .default(false)
    .describe('a player with only the king and one such piece, not in check, may claim a draw if all moves do this'),
});

const Walls = z.strictObject({
  laid: z.enum(['after', 'instead']).describe('a player lays one after each move, or instead of a move'),
  moves: z.boolean().default(false).describe('there is one wall only, which is taken from where it was'),
  edges: z.boolean().default(false).describe('only on squares beside the rim of the board or beside another wall'),
});

const Lines = z.strictObject({
  cells: z.array(z.string()).describe('squares that the lines join, such as d1'),
  moves: z
    .record(z.string().length(1), z.string())
    .describe('how kinds may go besides from one such square over others, in Betza notation'),
});

const Chase = z.strictObject({
  worth: z
    .array(letters)
    .describe('groups of kinds from the most worth on: to attack one of an earlier group pays even if it is protected'),
  free: letters.describe('kinds that may attack whatever they like'),
  spared: letters.describe('kinds that do not count before they come to where their initial moves begin'),
});

const Hand = z.strictObject({
  first: z.boolean().default(false).describe('a player who has pieces in hand must drop them before anything else'),
  firstKinds: letters.default([]).describe('only these kinds must be dropped before anything else'),
  closedCells: z
    .record(z.string().length(1), z.tuple([z.array(z.string()), z.array(z.string())]))
    .default({})
    .describe('by player, more squares on which a kind may not be dropped'),
  apart: letters
    .default([])
    .describe('two of a kind are dropped on squares of different colours, for which others leave room'),
  perFile: z
    .record(z.string().length(1), z.int().min(1))
    .default({})
    .describe('how many of a kind a player may have on a file after dropping one'),
  eitherFace: z.boolean().default(false).describe('a piece that can be turned over may be dropped so'),
  noMate: letters.default([]).describe('kinds that may not be dropped to give mate'),
  mayCheck: z.boolean().default(true).describe('a piece may be dropped where it gives check'),
  drops: z.boolean().default(true).describe('a turn may drop a piece on an empty square'),
  captures: z
    .boolean()
    .describe('captured pieces go to the hand of the capturer, promoted ones as what they were unless told otherwise'),
  keepsPromotion: z.boolean().default(false).describe('promoted pieces stay promoted when they are captured'),
  closedRanks: z.record(z.string().length(1), ranks).default({}).describe('ranks on which a kind may not be dropped'),
});

export const FairyDefinition = z.strictObject({
  ...definitionFields,
  board: z.strictObject({
    topology: z
      .enum(GRID_TOPOLOGIES)
      .describe(
        'on a cylinder the first and the last file are neighbours; on a torus so are the ranks, but not for what promotes',
      ),
    files: z.int().min(1).max(16).describe('squares from left to right'),
    ranks: z.int().min(1).max(MAX_RANKS).describe('squares from one player to the other'),
  }),
  pieces: z.record(z.string().length(1), Piece).describe('kinds by their letter in FEN'),
  setup: z.strictObject({
    fen: z.string().describe('position string of the start'),
    shuffle: z
      .strictObject({
        rank: z.int().min(1).describe('the rank whose pieces are mixed, alike for both players'),
        keep: letters.default([]).describe('kinds that stay where they are'),
        kingBetweenRooks: z.boolean().default(false).describe('as castling needs it'),
        bishopsApart: z.boolean().default(true).describe('bishops stand on squares of different colours'),
      })
      .optional()
      .describe('how the start is mixed by chance'),
  }),
  rules: z.strictObject({
    royal: z.string().length(1).optional().describe('the piece that may not be left in check'),
    royalAtStake: z
      .boolean()
      .default(false)
      .describe('a position may be set up in which the royal piece can be taken at once, which wins'),
    kingStays: z
      .boolean()
      .default(false)
      .describe('in check, the royal piece may not move but to take the only piece that gives it'),
    mustCapture: z.boolean().default(false).describe('who can capture has to'),
    mayCheck: z.boolean().default(true).describe('a move may leave the opponent in check'),
    blast: z
      .strictObject({
        spares: letters.describe('kinds that stand it when they are beside the target'),
        immune: letters.default([]).describe('kinds that stand it even when they capture'),
      })
      .optional()
      .describe('a capture takes the capturer and all pieces around its target, too'),
    initial: z.record(z.string().length(1), ranks).default({}).describe('ranks on which initial moves (Betza i) start'),
    initialCells: z
      .record(z.string().length(1), z.tuple([z.array(z.string()), z.array(z.string())]))
      .default({})
      .describe('by player, squares on which initial moves start instead'),
    initialTo: z
      .record(z.string().length(1), z.int().min(1))
      .default({})
      .describe('the furthest rank that initial moves lead to'),
    enPassant: letters.default([]).describe('kinds that can be captured in passing after a long step'),
    passedFrom: z
      .record(z.string().length(1), ranks)
      .default({})
      .describe('ranks from which a long step can be captured in passing; all if left out'),
    confined: z.record(z.string().length(1), ranks).default({}).describe('the only ranks that a kind may go to'),
    confinedCells: z
      .record(z.string().length(1), z.tuple([z.array(z.string()), z.array(z.string())]))
      .default({})
      .describe('by player, the only squares on which a kind may stand'),
    lines: Lines.optional().describe('lines drawn on the board, along which some kinds have further moves'),
    flyingGeneral: z
      .enum(['file', 'straight'])
      .optional()
      .describe('the royal pieces may not face each other on an open file, or on an open file or rank'),
    unscreened: letters.default([]).describe('kinds over which nothing can jump'),
    truce: letters.default([]).describe('kinds that cannot capture each other'),
    castling: Castling.optional().describe('king and rook may move together'),
    promotion: Promotion.optional().describe('pieces become others on the far ranks'),
    turning: Turning.optional(),
    crowning: Crowning.optional(),
    walls: Walls.optional().describe('squares on which nothing can stand are made in the game'),
    unmoved: z
      .union([letters, z.literal('all')])
      .default([])
      .describe('kinds on the first rank whose first move is remembered: by file letters in the castling field'),
    gating: z
      .boolean()
      .default(false)
      .describe('a piece of the hand may come to the square that an unmoved piece leaves'),
    firstLeaps: z
      .record(z.string().length(1), z.string())
      .default({})
      .describe(
        'how an unmoved piece may also go, in Betza notation: to empty squares; the royal piece not out of check',
      ),
    leapEndedBy: letters
      .default([])
      .describe(
        'kinds that end the first leap of the other royal piece by coming onto its file or rank, whatever stands between',
      ),
    pass: z
      .enum(['never', 'stuck', 'always'])
      .default('never')
      .describe('a player may pass: never, only without any other move, or always when not in check'),
    deadEnds: z.boolean().default(true).describe('a piece may come where it could never move again'),
    petrifies: letters.default([]).describe('kinds that become walls where they capture'),
    hand: Hand.optional().describe('pieces are held in hand and dropped on the board'),
  }),
  end: z.strictObject({
    mate: z.enum(['draw', 'loss', 'win']).default('loss').describe('for the player who is mated'),
    mateBy: letters
      .default([])
      .describe(
        'a mate is a draw unless one of the last checks in a row was given by such a kind; all mates count if empty',
      ),
    noMateBy: letters.default([]).describe('kinds that may not give mate: such a move is illegal'),
    stalemate: z
      .enum(['draw', 'loss', 'win', 'fewer-pieces-win'])
      .default('draw')
      .describe('for the player who cannot move'),
    extinction: z
      .strictObject({
        pieces: z.union([letters, z.literal('all')]).describe('each of these kinds, or all pieces together'),
        result: z.enum(['draw', 'loss', 'win']).describe('for the player who has no more of them'),
        atMost: z.int().min(0).default(0).describe('so many left are as good as none'),
        against: z.int().min(0).default(0).describe('only while the opponent has at least so many pieces'),
        reply: z
          .boolean()
          .default(false)
          .describe('one capture that takes the opponent below that number still saves the player on turn'),
        guarded: z.boolean().default(false).describe('they may not be left attacked, unless the move wins'),
        together: z.boolean().default(false).describe('they may be left attacked as long as one of their kind is not'),
      })
      .optional()
      .describe('a player ends the game by losing pieces'),
    goal: z
      .strictObject({
        pieces: letters.describe('kinds that can'),
        cells: z
          .tuple([z.array(z.string()), z.array(z.string())])
          .describe('by player: squares such as d4, or *8 for a rank'),
        reply: z.boolean().default(false).describe('black may still draw by reaching the goal at once'),
        held: z.boolean().default(false).describe('only if the piece is still there when its owner is on turn again'),
        safe: z.boolean().default(false).describe('only if not every piece there can be taken at once'),
      })
      .optional()
      .describe('a player wins by reaching a square'),
    castling: z
      .strictObject({
        wing: z.enum(['king-side', 'queen-side']).describe('the side'),
        seats: z.array(z.int().min(0).max(1)).describe('the players, white is 0'),
      })
      .optional()
      .describe('these players win by castling to that side, and lose by losing the right to it'),
    drawsTo: z.int().min(0).max(1).optional().describe('the seat that wins whatever else would be a draw'),
    facing: z
      .boolean()
      .default(false)
      .describe(
        'who finds the royal pieces facing each other on an open file has to part them, or passes, which makes a draw',
      ),
    passes: z.boolean().default(false).describe('a draw when both players pass'),
    points: z
      .strictObject({
        values: z.record(z.string().length(1), z.number().min(0)).describe('what each kind counts'),
        second: z.number().min(0).describe('what the second player has beforehand'),
      })
      .optional()
      .describe('what else would be a draw goes to who has more points in pieces on the board'),
    checks: z.int().min(1).optional().describe('a player wins by giving so many checks'),
    repetition: z
      .strictObject({
        claim: z.int().min(2).describe('so often, and a player may claim the end'),
        automatic: z.int().min(2).describe('so often, and the game is over'),
        onTurn: z.enum(['draw', 'loss', 'win']).default('draw').describe('for the player who is on turn then'),
        first: z.enum(['draw', 'loss', 'win']).default('draw').describe('for the first player, whoever is on turn'),
        perpetualCheck: z
          .enum(['draw', 'loss'])
          .default('draw')
          .describe('for the player who gave check with each move since'),
        perpetualChase: Chase.optional().describe(
          'a player loses by attacking with each move since one and the same piece, to take it with profit: it is not protected, or worth more',
        ),
        toAndFro: z
          .int()
          .min(2)
          .optional()
          .describe(
            'a player loses by moving one piece to and fro so many times in a row, unless out of check or within a palace',
          ),
      })
      .optional()
      .describe('occurrences of a position from which an end may be claimed, and with which the game ends'),
    counting: z
      .strictObject({
        whole: z
          .strictObject({
            limit: z.int().min(1).describe('so many moves'),
            most: z.int().min(1).describe('only for a player with at most so many pieces'),
            pawns: z.boolean().describe('also while there are pawns'),
          })
          .optional()
          .describe('the limit for a player who has more than the king'),
        bare: z
          .array(z.strictObject({ has: z.record(z.string().length(1), z.int().min(1)), limit: z.int().min(1) }))
          .describe(
            'the limit for a bare king without pawns on the board, by what its opponent has: the first row that fits',
          ),
        fromPieces: z.boolean().describe('the count against a bare king begins with the number of pieces on the board'),
      })
      .optional()
      .describe('moves in which a weaker player must be mated, or may claim a draw'),
    impasse: z
      .strictObject({
        ranks: z.int().min(1).describe('the last ranks, to which the royal piece must have come'),
        pieces: z.int().min(0).describe('how many other pieces must be there'),
        points: z
          .record(z.string().length(1), z.int().min(0))
          .describe('worth of kinds, turned over or not, there and in hand; 1 where nothing is said'),
        wins: z.tuple([z.int().min(1), z.int().min(1)]).describe('points that win, by player'),
        draws: z.int().min(1).optional().describe('fewer points, that still draw'),
      })
      .optional()
      .describe('a player who is not in check may declare that neither can be mated any more'),
    moves: z
      .strictObject({
        claim: z.int().min(1).describe('so many, and a player may claim the end'),
        automatic: z.int().min(1).describe('so many, and the game is over'),
      })
      .optional()
      .describe('moves by each player without a capture or a pawn move, likewise'),
    insufficient: z
      .strictObject({
        single: letters.describe('kinds that cannot mate alone'),
        colourbound: letters.describe('kinds that cannot mate while all stand on one colour'),
        helpless: letters.default([]).describe('kinds that never come to the other royal piece, however many'),
        unmet: letters
          .default([])
          .describe('colourbound kinds that cannot meet while those of the players stand on different colours'),
        lone: letters.default([]).describe('with blasts: kinds of which one can do nothing against a bare king'),
        pair: letters.default([]).describe('with blasts: kinds of which two can do nothing against a bare king'),
      })
      .optional()
      .describe('when neither player can win any more'),
  }),
  render: z
    .strictObject({
      cells: z
        .enum(CELL_LOOKS)
        .default('checkered')
        .describe('how the squares are told apart; points are where lines cross'),
      pieces: z.enum(PIECE_SETS).default('staunton').describe('the set of drawings, and how files and ranks are named'),
      stars: z
        .tuple([z.int().min(1), z.int().min(1)])
        .optional()
        .describe('dots where the line so many files from a side crosses the line so many ranks from an end'),
      diagonals: z
        .array(z.tuple([z.string(), z.string()]))
        .optional()
        .describe('points, or squares by their outer corners, that a slanting line joins, as in d1 and f3'),
      river: z.int().min(1).optional().describe('the rank on the near bank of a river'),
      crosses: z.array(z.string()).optional().describe('points with a mark around them'),
    })
    .prefault({}),
  notation: z.strictObject({
    moves: z.enum(['san', 'hodges', 'wxf', 'janggi']).default('san').describe('how moves are written for people'),
    sfen: z
      .enum(['none', 'read', 'written'])
      .default('none')
      .describe('whether SFEN is understood besides FEN, and whether positions are written in it'),
    squares: z.enum(SQUARE_NAMES).default('letter-number').describe('how squares are called: e4, or 5f'),
    pawn: z.string().length(1).describe('the kind whose letter is left out in move text'),
    also: z
      .array(z.enum(['lan', 'thai', 'usi', 'hodgesNumber', 'hosking', 'japanese', 'san', 'iccs', 'chinese', 'korean']))
      .default([])
      .describe('how moves are written besides'),
    thai: z
      .record(z.string().min(1).max(2), z.string())
      .default({})
      .describe('letters of the pieces in Thai; M~ for a promoted M'),
    letters: z
      .record(z.string().length(1), z.string().length(1))
      .default({})
      .describe('letters of kinds in move text, where others are usual there'),
    singly: letters
      .default([])
      .describe('kinds told by their file alone even when several stand on it: their moves tell them apart'),
    chinese: z
      .record(z.string().length(1), z.tuple([z.string(), z.string()]))
      .default({})
      .describe('names of the pieces in Chinese, by player'),
    korean: z
      .record(z.string().length(1), z.tuple([z.string(), z.string()]))
      .default({})
      .describe('names of the pieces in Korean, by player'),
    writesPawn: z.boolean().default(false).describe('its letter is written after all, as it moves in too many ways'),
    resets: letters.describe('kinds whose moves to another rank restart the count of moves'),
  }),
});

export type FairyDefinition = z.infer<typeof FairyDefinition>;
