// Made from the tool registry by `npm run generate`; a test fails when it is out of date.

export interface ChessGeneratePuzzleArgs {
  /**
   * variant slug, camelCase or kebab-case, e.g. antichess, almost-chess, atomic, chess960, standard; standard if left out
   */
  variant?: string;
  /**
   * how hard it is; hard is for standard only
   */
  difficulty?: 'easy' | 'medium' | 'hard';
  /**
   * what it is about, e.g. fork, pin, skewer, mateIn2; standard only
   */
  theme?: string;
}
export interface ChessGeneratePuzzleResult {
  id?: string;
  /**
   * canonical slug
   */
  variant?: string;
  /**
   * of the variant
   */
  title?: string;
  /**
   * the position to solve; play_load_fen makes a state of it
   */
  fen?: string;
  /**
   * who is to move and win
   */
  turn?: 'white' | 'black';
  /**
   * what is to be done, in a sentence
   */
  task?: string;
  /**
   * moves in UCI: the one to find, the answer, and so on
   */
  solution?: string[];
  /**
   * the same moves in standard notation
   */
  notation?: string[];
  /**
   * the move in UCI that led here, to be highlighted
   */
  lastMove?: string;
  /**
   * how hard: Lichess rating, or an estimate on its scale for variants
   */
  rating?: number;
  difficulty?: 'easy' | 'medium' | 'hard';
  /**
   * what it is about; none with variants
   */
  themes?: string[];
  source?: string;
  licence?: string;
  /**
   * where it can be seen
   */
  url?: string;
  /**
   * null when none matches; its fields are also beside it
   */
  puzzle: {
    id: string;
    /**
     * canonical slug
     */
    variant: string;
    /**
     * of the variant
     */
    title: string;
    /**
     * the position to solve; play_load_fen makes a state of it
     */
    fen: string;
    /**
     * who is to move and win
     */
    turn: 'white' | 'black';
    /**
     * what is to be done, in a sentence
     */
    task: string;
    /**
     * moves in UCI: the one to find, the answer, and so on
     */
    solution: string[];
    /**
     * the same moves in standard notation
     */
    notation: string[];
    /**
     * the move in UCI that led here, to be highlighted
     */
    lastMove?: string;
    /**
     * how hard: Lichess rating, or an estimate on its scale for variants
     */
    rating: number;
    difficulty: 'easy' | 'medium' | 'hard';
    /**
     * what it is about; none with variants
     */
    themes: string[];
    source: string;
    licence: string;
    /**
     * where it can be seen
     */
    url?: string;
  } | null;
  /**
   * how many puzzles of the pool match
   */
  matches: number;
  /**
   * why none matches
   */
  reason?: string;
  /**
   * what there is instead
   */
  available?: {
    /**
     * puzzles of the variant, by difficulty
     */
    difficulties?: {
      [k: string]: number;
    };
    /**
     * themes that go with the difficulty
     */
    themes?: string[];
    /**
     * variants with puzzles
     */
    variants?: string[];
  };
}
export interface ChessListPuzzleTypesArgs {}
export interface ChessListPuzzleTypesResult {
  /**
   * puzzles of all variants
   */
  total: number;
  variants: {
    slug: string;
    title: string;
    /**
     * how many puzzles
     */
    count: number;
    /**
     * how many of each difficulty
     */
    difficulties: {
      [k: string]: number;
    };
  }[];
  /**
   * of standard chess
   */
  themes: {
    slug: string;
    title: string;
    description: string;
    /**
     * how many puzzles
     */
    count: number;
  }[];
  difficulties: {
    slug: string;
    /**
     * both included
     */
    ratings: {
      min: number;
      max: number;
    };
  }[];
}
export interface ChessListVariantsArgs {
  /**
   * only the variants of this group: orthodox, large-board, small-board, other-pieces, random-start, drops or other-rules
   */
  group?: string;
}
export interface ChessListVariantsResult {
  /**
   * number of variants listed, each counted once, without its flags
   */
  total: number;
  variants: {
    slug: string;
    title: string;
    /**
     * what is special about it
     */
    summary: string;
    /**
     * where the rules are from
     */
    source: string;
    year?: number;
    region?: string;
    /**
     * flags that it can carry and that change something
     */
    flags: string[];
  }[];
  /**
   * what can be added to a slug, as in standard+drops
   */
  flags: {
    slug: string;
    title: string;
    summary: string;
    /**
     * flags of one group exclude each other
     */
    group?: string;
  }[];
}
export interface ChessGetLegalMovesArgs {
  /**
   * chess variant, with flags if any
   */
  variant?: string;
}
export interface ChessGetLegalMovesResult {
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  count: number;
  /**
   * none once the game is over
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  moves: {
    [k: string]: unknown;
  }[];
  /**
   * the game has ended
   */
  over?: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner?: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason?: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
}
export interface ChessAnalyzePositionArgs {
  /**
   * chess variant, with flags if any
   */
  variant?: string;
  /**
   * plies to look ahead, as far as time allows
   */
  depth?: number;
}
export interface ChessAnalyzePositionResult {
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * from the view of the player to move, in hundredths of the family's smallest man
   */
  score: number;
  /**
   * moves to the win, or to the loss if negative, where it is certain
   */
  mate?: number;
  /**
   * plies looked ahead
   */
  depth: number;
  /**
   * positions looked at
   */
  nodes: number;
  /**
   * the line expected, from the move on
   */
  pv: string[];
  timeMs: number;
  difficulty: string;
}
export interface ChessMakeMoveArgs {
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * chess variant, with flags if any
   */
  variant?: string;
}
export interface ChessMakeMoveResult {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * the move in full
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what chance did before the next player is on turn
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  drawn?: {
    [k: string]: unknown;
  }[];
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
}
export interface ChessValidateMoveArgs {
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * chess variant, with flags if any
   */
  variant?: string;
}
export interface ChessValidateMoveResult {
  legal: boolean;
  /**
   * the rule that forbids it
   */
  reason?: string;
  /**
   * the move in full
   */
  move?: {
    [k: string]: unknown;
  };
  /**
   * legal moves that fit a move told in part
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  candidates?: {
    [k: string]: unknown;
  }[];
}
export interface ChessGetStatusArgs {
  /**
   * chess variant, with flags if any
   */
  variant?: string;
}
export interface ChessGetStatusResult {
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what the player on turn may claim with { action: claim }
   */
  claimable?: string;
  /**
   * how many there are; none once the game is over
   */
  legalMoves: number;
  /**
   * what a finished game of points came to: totals by player, and what they are made of
   */
  score?: {
    [k: string]: unknown;
  };
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
}
export interface ChessRenderSvgArgs {
  /**
   * chess variant, with flags if any
   */
  variant?: string;
  /**
   * FEN position; the start position when left out
   */
  fen?: string;
  /**
   * squares to mark, e.g. e4
   *
   * Items: square
   */
  highlights?: string[];
}
export interface ChessRenderSvgResult {
  svg: string;
  width: number;
  height: number;
  /**
   * the position in words
   */
  text: string;
}
export interface ChessMakeMovesArgs {
  /**
   * moves in order
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  moves: {
    [k: string]: unknown;
  }[];
  /**
   * chess variant, with flags if any
   */
  variant?: string;
}
export interface ChessMakeMovesResult {
  /**
   * after the last move that was made
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * how many moves were made
   */
  applied: number;
  /**
   * the first illegal move, and why it is
   */
  stopped?: {
    index: number;
    /**
     * a move from play_get_moves, or any part of it that names one legal move
     */
    move: {
      [k: string]: unknown;
    };
    error: string;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
  /**
   * the moves made as the field writes whole games, in PGN for chess, in KIF or USI for shogi
   */
  record?: {
    format: string;
    text: string;
  };
  /**
   * the same in other formats: CSA and USI for shogi
   */
  otherRecords?: {
    format: string;
    text: string;
  }[];
}
export interface HexListGamesArgs {}
export interface HexListGamesResult {
  total: number;
  games: {
    slug: string;
    title: string;
    description: string;
    source: string;
    orientation: 'pointy' | 'flat';
    players: {
      min: number;
      max: number;
      default: number;
    };
    size: {
      min: number;
      max: number;
      default: number;
      label: string;
    };
    /**
     * after the game with +, as in nukes+symmetric
     */
    options: {
      slug: string;
      title: string;
    }[];
    terrains: {
      slug: string;
      title: string;
      /**
       * to enter; null: nobody enters
       */
      cost: number | null;
      /**
       * levels up to which it is closed to view; 0: open
       */
      cover: number | 'wall';
      /**
       * percent of a map of at least 200 hexes, within 5
       */
      share?: number;
    }[];
    features: {
      slug: string;
      title: string;
    }[];
    sides: {
      slug: string;
      title: string;
      effect: string;
      cost: number;
    }[];
    /**
     * what a level uphill costs more
     */
    climb: number;
    balance: {
      bound: number;
      compared: string[];
    };
  }[];
  /**
   * for hex_export_svg; +coordinates and +plain may follow
   */
  styles: {
    slug: string;
    title: string;
  }[];
}
export interface HexGenerateMapArgs {
  /**
   * map game, e.g. nukes or colony; hex_list_games lists all six
   */
  game: string;
  /**
   * how many players
   */
  players?: number;
  /**
   * how large the map is, in the game's own measure; default: the game's
   */
  size?: number;
  /**
   * makes the same map again; a share string says players and size as well; drawn when left out
   */
  seed?: string;
}
export interface HexGenerateMapResult {
  game: string;
  options: string[];
  /**
   * makes the same map again
   */
  seed: string;
  players: number;
  size: number;
  /**
   * hexes have a corner or a side at the top
   */
  orientation: 'pointy' | 'flat';
  /**
   * axial coordinates, row by row
   */
  cells: {
    q: number;
    r: number;
    /**
     * one of the game's terrains; hex_list_games tells them
     */
    terrain: string;
    /**
     * levels above the sea
     */
    elevation?: number;
    region?: string;
    /**
     * the number token on it
     */
    number?: number;
    features?: {
      /**
       * what it is: number, harbour, city, planet …
       */
      kind: string;
      value?: number;
      name?: string;
      /**
       * what it deals in or belongs to
       */
      of?: string;
      /**
       * the side of the hex that it looks to, as drawn: E, NE …
       */
      side?: string;
    }[];
    /**
     * what lies on its sides: river: [E, NW] …
     */
    sides?: {
      [k: string]: string[];
    };
    /**
     * players who start here
     */
    start?: number[];
  }[];
  /**
   * hexes that are as good as neighbours
   */
  links?: {
    from: {
      q: number;
      r: number;
    };
    to: {
      q: number;
      r: number;
    };
  }[];
  /**
   * what the words mean
   */
  legend: {
    [k: string]: string;
  };
  summary: string;
  balance: {
    /**
     * 100 when all players have the same: the least of the most, in percent, of the worst figure
     */
    score: number;
    /**
     * what the game promises; maps are drawn again until they keep it
     */
    bound: number;
    met: boolean;
    /**
     * how many maps were drawn
     */
    draws: number;
    /**
     * the figures that count
     */
    compared: string[];
    players: {
      player: number;
      starts: {
        q: number;
        r: number;
        /**
         * between the sides of this number and the next
         */
        corner?: number;
      }[];
      /**
       * reach: hexes nearer to this player than to anyone; nearest: travel to the nearest other player …
       */
      figures: {
        [k: string]: number;
      };
      /**
       * what lies within reach
       */
      resources: {
        [k: string]: number;
      };
    }[];
  };
  /**
   * sent as seed it makes this very map in every hex tool
   */
  share: string;
}
export interface HexExportSvgArgs {
  /**
   * map game, e.g. nukes or colony; hex_list_games lists all six
   */
  game: string;
  /**
   * how many players
   */
  players?: number;
  /**
   * how large the map is, in the game's own measure; default: the game's
   */
  size?: number;
  /**
   * makes the same map again; a share string says players and size as well; drawn when left out
   */
  seed?: string;
  /**
   * illustrated (default), flat, print or night; +coordinates shows q,r, +plain only the map
   */
  style?: string;
  /**
   * pixels from the centre of a hex to its corner
   */
  hexSize?: number;
}
export interface HexExportSvgResult {
  game: string;
  /**
   * makes the same map again
   */
  seed: string;
  /**
   * sent as seed it makes this very map in every hex tool
   */
  share: string;
  style: string;
  svg: string;
  width: number;
  height: number;
  /**
   * the map in words
   */
  text: string;
}
export interface HexGetInfoArgs {
  /**
   * column, axial
   */
  q: number;
  /**
   * row, axial
   */
  r: number;
  /**
   * map game that gives the terrain
   */
  game?: string;
  /**
   * seed or share string of the map; always the same map when left out
   */
  seed?: string;
}
export interface HexGetInfoResult {
  q: number;
  r: number;
  /**
   * one of the game's terrains; hex_list_games tells them
   */
  terrain: string;
  /**
   * levels above the sea
   */
  elevation?: number;
  region?: string;
  /**
   * the number token on it
   */
  number?: number;
  features?: {
    /**
     * what it is: number, harbour, city, planet …
     */
    kind: string;
    value?: number;
    name?: string;
    /**
     * what it deals in or belongs to
     */
    of?: string;
    /**
     * the side of the hex that it looks to, as drawn: E, NE …
     */
    side?: string;
  }[];
  /**
   * what lies on its sides: river: [E, NW] …
   */
  sides?: {
    [k: string]: string[];
  };
  /**
   * players who start here
   */
  start?: number[];
  coordinates: 'axial';
  /**
   * the same hex by column and row
   */
  offset: {
    scheme: string;
    col: number;
    row: number;
  };
  /**
   * to enter by open ground; null: nobody enters
   */
  cost: number | null;
  /**
   * those on the map
   */
  neighbours: {
    q: number;
    r: number;
    direction: string;
    terrain: string;
    /**
     * of the step there; null: no step
     */
    cost: number | null;
  }[];
  /**
   * steps from the centre of the map, 0,0
   */
  distance: number;
  starts?: {
    q: number;
    r: number;
    player: number;
    distance: number;
    /**
     * of the way from there
     */
    cost: number | null;
  }[];
  game?: string;
  seed?: string;
}
export interface HexComputeFovArgs {
  /**
   * column, axial
   */
  q: number;
  /**
   * row, axial
   */
  r: number;
  /**
   * how far one can see, in hexes
   */
  range: number;
  /**
   * map game whose terrain blocks the view
   */
  game?: string;
  /**
   * seed or share string of the map; always the same map when left out
   */
  seed?: string;
}
export interface HexComputeFovResult {
  /**
   * the origin first, then ring by ring; who is seen sees back
   */
  visible: {
    q: number;
    r: number;
  }[];
  /**
   * in range, out of sight
   */
  blocked: {
    q: number;
    r: number;
    /**
     * the first hex in the way
     */
    by: {
      q: number;
      r: number;
    };
  }[];
  /**
   * what is in the way; these are seen themselves unless something hides them
   */
  blockers: {
    q: number;
    r: number;
    terrain: string;
    /**
     * how many hexes
     */
    hides: number;
  }[];
  /**
   * where one stands
   */
  terrain: string;
  elevation?: number;
  game?: string;
  seed?: string;
}
export interface HexPathfindArgs {
  /**
   * column of the start
   */
  startQ: number;
  /**
   * row of the start
   */
  startR: number;
  /**
   * column of the goal
   */
  endQ: number;
  /**
   * row of the goal
   */
  endR: number;
  /**
   * map game whose terrain costs movement
   */
  game?: string;
  /**
   * seed or share string of the map; always the same map when left out
   */
  seed?: string;
}
export interface HexPathfindResult {
  reachable: boolean;
  /**
   * of all steps; a step costs what the entered hex costs, and what its side adds
   */
  cost: number | null;
  /**
   * from the start to the goal, both among them; empty when there is no way
   */
  path: {
    q: number;
    r: number;
    terrain: string;
    /**
     * of the step here; 0 at the start
     */
    cost: number;
    /**
     * what the step crossed or followed: river, road, wormhole …
     */
    over?: string[];
  }[];
  steps: number;
  /**
   * in a straight line
   */
  distance: number;
  /**
   * hexes that the search looked at
   */
  expanded: number;
  /**
   * why there is no way
   */
  reason?: string;
  game?: string;
  seed?: string;
}
export interface PlayListFamiliesArgs {}
export interface PlayListFamiliesResult {
  total: number;
  families: {
    /**
     * game family
     */
    slug:
      'chess' | 'draughts' | 'go' | 'reversi' | 'shogi' | 'xiangqi' | 'mancala' | 'morris' | 'hex' | 'landlords-game';
    title: string;
    summary: string;
    /**
     * how many can be played, flags not counted
     */
    variants: number;
  }[];
}
export interface PlayListVariantsArgs {
  /**
   * game family
   */
  family:
    'chess' | 'draughts' | 'go' | 'reversi' | 'shogi' | 'xiangqi' | 'mancala' | 'morris' | 'hex' | 'landlords-game';
}
export interface PlayListVariantsResult {
  /**
   * number of variants listed, each counted once, without its flags
   */
  total: number;
  variants: {
    slug: string;
    title: string;
    /**
     * what is special about it
     */
    summary: string;
    /**
     * where the rules are from
     */
    source: string;
    year?: number;
    region?: string;
    /**
     * flags that it can carry and that change something
     */
    flags: string[];
  }[];
  /**
   * what can be added to a slug, as in standard+drops
   */
  flags: {
    slug: string;
    title: string;
    summary: string;
    /**
     * flags of one group exclude each other
     */
    group?: string;
  }[];
}
export interface PlayGetDefinitionArgs {
  /**
   * game family
   */
  family:
    'chess' | 'draughts' | 'go' | 'reversi' | 'shogi' | 'xiangqi' | 'mancala' | 'morris' | 'hex' | 'landlords-game';
  /**
   * variant slug, with flags as in grand+random
   */
  variant?: string;
}
export interface PlayGetDefinitionResult {
  /**
   * family slug
   */
  family: string;
  /**
   * variant slug, with its flags
   */
  variant: string;
  /**
   * flags that were applied, in order
   */
  flags: string[];
  /**
   * what players call it
   */
  title: string;
  /**
   * what is special about it, in one line
   */
  summary: string;
  /**
   * where the rules are from
   */
  source: string;
  /**
   * the players in turn order
   */
  seats: string[];
  /**
   * topology and size
   */
  board?: {
    [k: string]: unknown;
  };
  /**
   * kinds of pieces by their letter, and how they move
   */
  pieces?: {
    [k: string]: unknown;
  };
  /**
   * how a game begins
   */
  setup?: {
    [k: string]: unknown;
  };
  /**
   * rule words
   */
  rules?: {
    [k: string]: unknown;
  };
  /**
   * how a game ends
   */
  end?: {
    [k: string]: unknown;
  };
  /**
   * how moves are written
   */
  notation?: {
    [k: string]: unknown;
  };
  /**
   * how it is drawn
   */
  render?: {
    [k: string]: unknown;
  };
  /**
   * what opponents need to know
   */
  ai?: {
    [k: string]: unknown;
  };
}
export interface PlayCreateGameArgs {
  /**
   * game family
   */
  family:
    'chess' | 'draughts' | 'go' | 'reversi' | 'shogi' | 'xiangqi' | 'mancala' | 'morris' | 'hex' | 'landlords-game';
  /**
   * slug with optional flags, e.g. grand+random, standard+drops; default standard
   */
  variant?: string;
  /**
   * makes chance and shuffled set-ups the same each time
   */
  rngSeed?: number;
}
export interface PlayCreateGameResult {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the position as a line of text
   */
  fen: string;
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
}
export interface PlayGetMovesArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
}
export interface PlayGetMovesResult {
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  count: number;
  /**
   * none once the game is over
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  moves: {
    [k: string]: unknown;
  }[];
  /**
   * the game has ended
   */
  over?: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner?: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason?: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
}
export interface PlayApplyMoveArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
}
export interface PlayApplyMoveResult {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * the move in full
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what chance did before the next player is on turn
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  drawn?: {
    [k: string]: unknown;
  }[];
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
}
export interface PlayCheckStatusArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
}
export interface PlayCheckStatusResult {
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what the player on turn may claim with { action: claim }
   */
  claimable?: string;
  /**
   * how many there are; none once the game is over
   */
  legalMoves: number;
  /**
   * what a finished game of points came to: totals by player, and what they are made of
   */
  score?: {
    [k: string]: unknown;
  };
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
}
export interface PlaySuggestMoveArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * strength of the opponent
   */
  difficulty?: 'beginner' | 'easy' | 'medium' | 'hard' | 'expert';
}
export interface PlaySuggestMoveResult {
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
  /**
   * from the view of the player to move, in hundredths of the family's smallest man
   */
  score: number;
  /**
   * moves to the win, or to the loss if negative, where it is certain
   */
  mate?: number;
  /**
   * plies looked ahead
   */
  depth: number;
  /**
   * positions looked at
   */
  nodes: number;
  /**
   * the line expected, from the move on
   */
  pv: string[];
  timeMs: number;
  difficulty: string;
}
export interface PlayRenderBoardArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * cells to mark, by key or in place of it by square, as in e4
   */
  highlights?: {
    /**
     * cell key
     */
    key?: number;
    /**
     * colour value
     */
    color?: string;
  }[];
  /**
   * board width in pixels, for PNG output
   */
  size?: number;
}
export interface PlayRenderBoardResult {
  svg: string;
  width: number;
  height: number;
  /**
   * the position in words
   */
  text: string;
}
export interface PlayExportFenArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
}
export interface PlayExportFenResult {
  fen: string;
}
export interface PlayLoadFenArgs {
  /**
   * game family
   */
  family:
    'chess' | 'draughts' | 'go' | 'reversi' | 'shogi' | 'xiangqi' | 'mancala' | 'morris' | 'hex' | 'landlords-game';
  /**
   * position string: FEN, SFEN, or as the family writes it; or a whole game, as in PGN
   */
  fen: string;
  /**
   * variant slug, with flags as in grand+random
   */
  variant?: string;
}
export interface PlayLoadFenResult {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the position as a line of text
   */
  fen: string;
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * what was read generously, dropped or put right
   */
  notes: string[];
}
export interface PlayValidateMoveArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * a move from play_get_moves, or any part of it that names one legal move
   */
  move: {
    [k: string]: unknown;
  };
}
export interface PlayValidateMoveResult {
  legal: boolean;
  /**
   * the rule that forbids it
   */
  reason?: string;
  /**
   * the move in full
   */
  move?: {
    [k: string]: unknown;
  };
  /**
   * legal moves that fit a move told in part
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  candidates?: {
    [k: string]: unknown;
  }[];
}
export interface PlayMakeMovesArgs {
  /**
   * the game state, as the last play tool returned it
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * moves in order
   *
   * Items: a move from play_get_moves, or any part of it that names one legal move
   */
  moves: {
    [k: string]: unknown;
  }[];
}
export interface PlayMakeMovesResult {
  /**
   * after the last move that was made
   */
  state: {
    [k: string]: unknown;
  };
  /**
   * how many moves were made
   */
  applied: number;
  /**
   * the first illegal move, and why it is
   */
  stopped?: {
    index: number;
    /**
     * a move from play_get_moves, or any part of it that names one legal move
     */
    move: {
      [k: string]: unknown;
    };
    error: string;
  };
  /**
   * who is to move, in the family's own word
   */
  turn: string;
  /**
   * the game has ended
   */
  over: boolean;
  /**
   * null for a draw, or while the game goes on
   */
  winner: string | null;
  /**
   * the rule that ended the game, null while it goes on
   */
  reason: string | null;
  /**
   * the cells that decided: the chain that joined the sides
   */
  line?: string[];
  /**
   * the player on turn is in check
   */
  check: boolean;
  /**
   * what lies open on the table beside the board: purses, cards, standings
   */
  public?: {
    [k: string]: unknown;
  };
  /**
   * the moves made as the field writes whole games, in PGN for chess, in KIF or USI for shogi
   */
  record?: {
    format: string;
    text: string;
  };
  /**
   * the same in other formats: CSA and USI for shogi
   */
  otherRecords?: {
    format: string;
    text: string;
  }[];
}
export interface RulesListGamesArgs {
  /**
   * kind of rulebook
   */
  category?: 'standalone' | 'hub' | 'classic' | 'rpg' | 'component' | 'platform' | 'mod' | 'game';
  /**
   * how much there is to learn
   */
  complexity?: 'simple' | 'moderate' | 'complex';
  /**
   * e.g. dice, capture, hex, oracle, narrative
   */
  mechanic?: string;
  /**
   * how finished the rulebook is; default: all
   */
  status?: 'live' | 'alpha' | 'playtest';
}
export interface RulesListGamesResult {
  total: number;
  /**
   * by slug; none where nothing fits
   */
  games: {
    slug: string;
    title: string;
    /**
     * the game in one sentence
     */
    summary: string;
    /**
     * a hub gathers many games under one roof, a component is a part of other games
     */
    category: 'standalone' | 'hub' | 'classic' | 'rpg' | 'component' | 'platform' | 'mod' | 'game';
    complexity: 'simple' | 'moderate' | 'complex';
    /**
     * live: all of it holds; alpha: parts are missing; playtest: its rules may change
     */
    status: 'live' | 'alpha' | 'playtest';
    mechanics: string[];
    players: {
      min: number;
      max: number;
    };
    /**
     * minutes that a game usually takes
     */
    duration: {
      min: number;
      max: number;
    };
    /**
     * years, from which on children play it
     */
    age?: number;
    /**
     * how many there are
     */
    variants: number;
    /**
     * the play tools play it
     */
    playable: boolean;
    /**
     * its first page on the rules site
     */
    url: string;
  }[];
  /**
   * why there are none, and what there is
   */
  reason?: string;
}
export interface RulesGetGameArgs {
  /**
   * slug of the game
   */
  game: string;
}
export interface RulesGetGameResult {
  game: string;
  title: string;
  /**
   * links lead to the rules site
   */
  markdown: string;
  /**
   * slugs of the pages that are in it
   */
  pages: string[];
  /**
   * where the facts are from
   */
  source: string;
  /**
   * SPDX identifier
   */
  licence: string;
}
export interface RulesGetGameMetaArgs {
  /**
   * slug of the game
   */
  game: string;
}
export interface RulesGetGameMetaResult {
  slug: string;
  title: string;
  /**
   * the game in one sentence
   */
  summary: string;
  /**
   * a hub gathers many games under one roof, a component is a part of other games
   */
  category: 'standalone' | 'hub' | 'classic' | 'rpg' | 'component' | 'platform' | 'mod' | 'game';
  complexity: 'simple' | 'moderate' | 'complex';
  /**
   * live: all of it holds; alpha: parts are missing; playtest: its rules may change
   */
  status: 'live' | 'alpha' | 'playtest';
  mechanics: string[];
  players: {
    min: number;
    max: number;
  };
  /**
   * minutes that a game usually takes
   */
  duration: {
    min: number;
    max: number;
  };
  /**
   * years, from which on children play it
   */
  age?: number;
  /**
   * the play tools play it
   */
  playable: boolean;
  /**
   * its first page on the rules site
   */
  url: string;
  /**
   * the whole game in a few sentences
   */
  how_to_play: string;
  /**
   * in reading order, the rules first; a page `all` lists more pages of its section
   */
  pages: {
    slug: string;
    section: string;
    title: string;
    url: string;
  }[];
  variants: {
    slug: string;
    title: string;
    summary: string;
    /**
     * the play tools play it under this slug
     */
    playable: boolean;
    topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
    /**
     * the variant from which it differs
     */
    parent?: string;
    year?: number;
    region?: string;
    /**
     * where its rules are from
     */
    source: string;
    /**
     * its page on the rules site
     */
    url: string;
  }[];
  /**
   * slugs of other rulebooks
   */
  related: string[];
  /**
   * where the facts are from
   */
  source: string;
  /**
   * SPDX identifier
   */
  licence: string;
}
export interface RulesGetPageArgs {
  /**
   * slug of the game
   */
  game: string;
  /**
   * page slug
   */
  page: string;
  /**
   * section of the page, e.g. rules, classes, spells
   */
  section?: string;
}
export interface RulesGetPageResult {
  game: string;
  page: string;
  section: string;
  title: string;
  /**
   * links lead to the rules site
   */
  markdown: string;
  url: string;
  /**
   * its parts; an anchor is put behind the URL with #
   */
  headings: {
    heading: string;
    anchor: string;
    sectionType: string;
  }[];
  /**
   * where it is from
   */
  source: string;
  /**
   * SPDX identifier
   */
  licence: string;
}
export interface RulesGetVariantListArgs {
  /**
   * slug of the game
   */
  game: string;
  /**
   * only variants that the engine plays; false: only others
   */
  playable?: boolean;
  /**
   * only boards of this kind
   */
  topology?: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
}
export interface RulesGetVariantListResult {
  game: string;
  total: number;
  /**
   * standard first
   */
  variants: {
    slug: string;
    title: string;
    summary: string;
    /**
     * the play tools play it under this slug
     */
    playable: boolean;
    topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
    /**
     * the variant from which it differs
     */
    parent?: string;
    year?: number;
    region?: string;
    /**
     * where its rules are from
     */
    source: string;
    /**
     * its page on the rules site
     */
    url: string;
  }[];
  /**
   * why there are none, and what there is
   */
  reason?: string;
}
export interface RulesGetDiagramArgs {
  /**
   * slug of the game
   */
  game: string;
  /**
   * variant slug, with flags as in standard+9x9 where the engine plays it
   */
  variant?: string;
}
export interface RulesGetDiagramResult {
  game: string;
  variant: string;
  title: string;
  /**
   * gives the drawing as SVG
   */
  url: string;
  topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
  /**
   * of the drawing, in its own units
   */
  width: number;
  height: number;
  /**
   * the drawing in words
   */
  text: string;
  /**
   * the position as the play tools write it, where they play it
   */
  fen?: string;
  /**
   * how the engine draws it: theme, pieces, cells
   */
  render?: {
    [k: string]: unknown;
  };
}
export interface RulesGetVariantArgs {
  /**
   * slug of the game
   */
  game: string;
  /**
   * variant slug, with flags as in standard+drops where the engine plays it
   */
  variant: string;
}
export interface RulesGetVariantResult {
  slug: string;
  title: string;
  summary: string;
  /**
   * the play tools play it under this slug
   */
  playable: boolean;
  topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
  /**
   * the variant from which it differs
   */
  parent?: string;
  year?: number;
  region?: string;
  /**
   * where its rules are from
   */
  source: string;
  /**
   * its page on the rules site
   */
  url: string;
  game: string;
  /**
   * canonical slug
   */
  variant: string;
  /**
   * links lead to the rules site
   */
  markdown: string;
  /**
   * URL of a drawing of its start; not where there is no board
   */
  diagram?: string;
}
export interface RulesSearchArgs {
  /**
   * words to look for
   */
  query: string;
  /**
   * only this game
   */
  game?: string;
  /**
   * only sections about this
   */
  sectionType?: 'general' | 'board' | 'pieces' | 'setup' | 'movement' | 'capture' | 'winning' | 'special' | 'variants';
  /**
   * how many results at most
   */
  limit?: number;
}
export interface RulesSearchResult {
  /**
   * sections that speak of it
   */
  total: number;
  /**
   * the best first
   */
  results: {
    game: string;
    sectionType: 'general' | 'board' | 'pieces' | 'setup' | 'movement' | 'capture' | 'winning' | 'special' | 'variants';
    /**
     * book › page › heading
     */
    title: string;
    /**
     * leads to the very section
     */
    url: string;
    /**
     * plain text around what was found
     */
    excerpt: string;
  }[];
  /**
   * why there are none, and what to try
   */
  reason?: string;
}
export interface RulesRandomArgs {
  /**
   * how many want to play
   */
  players?: number;
  /**
   * minutes at most: a game that usually takes no longer
   */
  maxDuration?: number;
}
export interface RulesRandomResult {
  game: {
    slug: string;
    title: string;
    /**
     * the game in one sentence
     */
    summary: string;
    /**
     * a hub gathers many games under one roof, a component is a part of other games
     */
    category: 'standalone' | 'hub' | 'classic' | 'rpg' | 'component' | 'platform' | 'mod' | 'game';
    complexity: 'simple' | 'moderate' | 'complex';
    /**
     * live: all of it holds; alpha: parts are missing; playtest: its rules may change
     */
    status: 'live' | 'alpha' | 'playtest';
    mechanics: string[];
    players: {
      min: number;
      max: number;
    };
    /**
     * minutes that a game usually takes
     */
    duration: {
      min: number;
      max: number;
    };
    /**
     * years, from which on children play it
     */
    age?: number;
    /**
     * how many there are
     */
    variants: number;
    /**
     * the play tools play it
     */
    playable: boolean;
    /**
     * its first page on the rules site
     */
    url: string;
    how_to_play: string;
  } | null;
  /**
   * how many games fit
   */
  matches: number;
  /**
   * why none does
   */
  reason?: string;
}
export interface BoardGallerySearchArgs {
  /**
   * words to look for; all boards when left out
   */
  query?: string;
  /**
   * how many results at most
   */
  limit?: number;
}
export interface BoardGallerySearchResult {
  /**
   * found in all
   */
  total: number;
  /**
   * the best first
   */
  boards: {
    id: string;
    name: string;
    /**
     * slug of the game family, as in the rulebooks
     */
    family: string;
    /**
     * how its places hang together
     */
    topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
    summary: string;
    /**
     * as people say it: 8×8, 24 points
     */
    size: string;
    players: {
      min: number;
      max: number;
    };
    /**
     * its picture as SVG
     */
    url: string;
    /**
     * all variants that are played on this board, set up so
     */
    games: {
      game: string;
      variant: string;
      /**
       * an engine plays it: play_create_game starts it
       */
      playable: boolean;
    }[];
  }[];
}
export interface BoardGalleryGetArgs {
  /**
   * ID or name of the board
   */
  board: string;
}
export interface BoardGalleryGetResult {
  id: string;
  name: string;
  /**
   * slug of the game family, as in the rulebooks
   */
  family: string;
  /**
   * how its places hang together
   */
  topology: 'grid' | 'hex' | 'track' | 'graph' | 'tableau';
  summary: string;
  /**
   * as people say it: 8×8, 24 points
   */
  size: string;
  players: {
    min: number;
    max: number;
  };
  /**
   * its picture as SVG
   */
  url: string;
  /**
   * all variants that are played on this board, set up so
   */
  games: {
    game: string;
    variant: string;
    /**
     * an engine plays it: play_create_game starts it
     */
    playable: boolean;
  }[];
  /**
   * how many squares, points or spaces there are
   */
  cells: number;
  /**
   * what stands where at first: the position string of an engine, or words
   */
  setup: string;
  svg: string;
  width: number;
  height: number;
  /**
   * the board in words
   */
  text: string;
  /**
   * where the layout is from
   */
  source: string;
  /**
   * of the drawing
   */
  licence: string;
  /**
   * of the drawing
   */
  author: string;
}
export interface BoardGalleryStatsArgs {}
export interface BoardGalleryStatsResult {
  total: number;
  /**
   * by family
   */
  families: {
    [k: string]: number;
  };
  /**
   * by how the places of a board hang together
   */
  topologies: {
    [k: string]: number;
  };
  /**
   * boards of games that an engine plays
   */
  playable: number;
  /**
   * variants that are played on all of them
   */
  games: number;
}
export interface TileGallerySearchArgs {
  /**
   * words to look for; omit to list all
   */
  query?: string;
}
export interface TileGallerySearchResult {
  total: number;
  /**
   * all that match, the best first
   */
  sets: {
    id: string;
    name: string;
    summary: string;
    /**
     * outline of the tiles: square, domino, triangle, hexagon …
     */
    shape: string;
    /**
     * how many kinds of tile
     */
    tiles: number;
    /**
     * how many tiles are in the box
     */
    pieces: number;
    /**
     * slugs of games that are played with it
     */
    games: string[];
    /**
     * all tiles on one sheet, as SVG
     */
    url: string;
  }[];
}
export interface TileGalleryGetArgs {
  /**
   * ID or name of the set
   */
  set: string;
}
export interface TileGalleryGetResult {
  id: string;
  name: string;
  summary: string;
  /**
   * outline of the tiles: square, domino, triangle, hexagon …
   */
  shape: string;
  /**
   * how many tiles are in the box
   */
  pieces: number;
  /**
   * slugs of games that are played with it
   */
  games: string[];
  /**
   * all tiles on one sheet, as SVG
   */
  url: string;
  /**
   * how many kinds of tile
   */
  kinds: number;
  source: string;
  author: string;
  licence: string;
  /**
   * where outlines are from that are not the author's own
   */
  credit?: string;
  tiles: {
    id: string;
    name: string;
    /**
     * how many of it are in the box
     */
    count: number;
    /**
     * what is on it, in words
     */
    text: string;
    /**
     * what games reckon with: ends, value, points, edges, positions …
     */
    facts: {
      [k: string]: number | string | number[] | string[];
    };
    /**
     * its picture, with neither IDs nor fonts
     */
    svg: string;
  }[];
}
export interface TileGalleryStatsArgs {}
export interface TileGalleryStatsResult {
  /**
   * sets
   */
  total: number;
  /**
   * kinds of tile in all sets
   */
  tiles: number;
  /**
   * tiles in all boxes
   */
  pieces: number;
  /**
   * sets by outline of their tiles
   */
  shapes: {
    [k: string]: number;
  };
  /**
   * sets by game that is played with them
   */
  games: {
    [k: string]: number;
  };
}
export interface PieceGallerySearchArgs {
  /**
   * words to look for; "" finds all
   */
  query: string;
  /**
   * only sets of this game family: chess, shogi, go, hnefatafl …
   */
  family?: string;
  /**
   * how many results at most
   */
  limit?: number;
}
export interface PieceGallerySearchResult {
  /**
   * all that match, also beyond the limit
   */
  total: number;
  /**
   * the best first
   */
  sets: {
    id: string;
    name: string;
    /**
     * how its pieces are made: figures, medallions, koma, discs, stones …
     */
    style: string;
    author: string;
    licence: string;
    /**
     * where outlines are from that are not the author's own
     */
    credit?: string;
    /**
     * slugs of the families of games that are played with it
     */
    families: string[];
    /**
     * how many pieces it has, each colour by itself
     */
    pieces: number;
    summary: string;
    /**
     * all pieces on one sheet, as SVG
     */
    url: string;
  }[];
}
export interface PieceGalleryGetSetArgs {
  /**
   * ID or name of the set
   */
  set: string;
}
export interface PieceGalleryGetSetResult {
  id: string;
  name: string;
  /**
   * how its pieces are made: figures, medallions, koma, discs, stones …
   */
  style: string;
  author: string;
  licence: string;
  /**
   * where outlines are from that are not the author's own
   */
  credit?: string;
  /**
   * slugs of the families of games that are played with it
   */
  families: string[];
  summary: string;
  /**
   * all pieces on one sheet, as SVG
   */
  url: string;
  /**
   * how many pieces
   */
  count: number;
  pieces: {
    id: string;
    /**
     * what most games call it
     */
    name: string;
    /**
     * what others call it
     */
    alsoCalled?: string[];
    /**
     * by which position strings name it, the capital one; empty where they do not
     */
    letter: string;
    /**
     * whose it is, as its games call their players, or else its colour
     */
    color: string;
    /**
     * what is seen, in words
     */
    text: string;
    /**
     * how many variants have it, where that is counted
     */
    variants?: number;
    /**
     * its picture in a square, with neither IDs nor fonts
     */
    svg: string;
  }[];
}
export interface PieceGalleryStatsArgs {}
export interface PieceGalleryStatsResult {
  /**
   * sets
   */
  total: number;
  /**
   * the same
   */
  sets: number;
  /**
   * pieces in all sets, each colour by itself
   */
  pieces: number;
  /**
   * sets by style
   */
  styles: {
    [k: string]: number;
  };
  /**
   * sets by author
   */
  authors: {
    [k: string]: number;
  };
  /**
   * sets by family of games
   */
  families: {
    [k: string]: number;
  };
}
export interface OracleListGamesArgs {}
export interface OracleListGamesResult {
  total: number;
  /**
   * of all systems
   */
  tables: number;
  /**
   * of all systems
   */
  entities: number;
  systems: {
    slug: string;
    title: string;
    /**
     * other spellings that are understood
     */
    aliases: string[];
    /**
     * for oracle_roll
     */
    tables: number;
    /**
     * some tables differ by region
     */
    regions: boolean;
    /**
     * how many of each category
     */
    entities: {
      [k: string]: number;
    };
    /**
     * for oracle_scene
     */
    recipes: number;
    /**
     * rpg_chargen makes characters
     */
    chargen: boolean;
    /**
     * of characters
     */
    levels: {
      min: number;
      max: number;
    };
    /**
     * oracle_encounter rates them by the rules of the system
     */
    encounters: boolean;
    licence: string;
    credit: string;
  }[];
}
export interface RpgChargenArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system: string;
  /**
   * level of the character
   */
  level?: number;
  /**
   * class or background; omit for random
   */
  class?: string;
}
export interface RpgChargenResult {
  system: string;
  name: string;
  level: number;
  /**
   * class, path or background that the character was made by; null where there is none
   */
  class: string | null;
  /**
   * scores, or bonuses and modifiers, by ability or stat
   */
  abilities?: {
    [k: string]: unknown;
  };
  /**
   * most hit points
   */
  hit_points?: {
    [k: string]: unknown;
  };
  /**
   * as 3d8
   */
  hit_dice?: {
    [k: string]: unknown;
  };
  /**
   * Cairn: what stands between a blow and STR
   */
  hit_protection?: {
    [k: string]: unknown;
  };
  /**
   * most health
   */
  health?: {
    [k: string]: unknown;
  };
  /**
   * a meter of Starforged and Ironsworn
   */
  spirit?: {
    [k: string]: unknown;
  };
  /**
   * a meter of Starforged and Ironsworn
   */
  supply?: {
    [k: string]: unknown;
  };
  /**
   * value, most and reset
   */
  momentum?: {
    [k: string]: unknown;
  };
  /**
   * Starforged: what weighs on the character
   */
  impacts?: {
    [k: string]: unknown;
  };
  /**
   * Ironsworn: what weighs on the character
   */
  debilities?: {
    [k: string]: unknown;
  };
  /**
   * as the system counts it, all worn
   */
  armour?: {
    [k: string]: unknown;
  };
  /**
   * armour and shield, with what each adds
   */
  worn?: {
    [k: string]: unknown;
  };
  /**
   * die of the class
   */
  damage?: {
    [k: string]: unknown;
  };
  /**
   * weapons with what is rolled for them
   */
  attacks?: {
    [k: string]: unknown;
  };
  /**
   * adds to attack rolls
   */
  attack_bonus?: {
    [k: string]: unknown;
  };
  /**
   * most, carried and free weight
   */
  load?: {
    [k: string]: unknown;
  };
  /**
   * total, used and free
   */
  slots?: {
    [k: string]: unknown;
  };
  /**
   * all that is carried
   */
  gear?: {
    [k: string]: unknown;
  };
  /**
   * what did not fit
   */
  left_behind?: {
    [k: string]: unknown;
  };
  /**
   * coins of the system
   */
  money?: {
    [k: string]: unknown;
  };
  /**
   * points now, or earned and spent
   */
  experience?: {
    [k: string]: unknown;
  };
  /**
   * points at which the next level begins; null at the last
   */
  next_level?: {
    [k: string]: unknown;
  };
  /**
   * how many
   */
  spell_slots?: {
    [k: string]: unknown;
  };
  /**
   * known, prepared or granted
   */
  spells?: {
    [k: string]: unknown;
  };
  /**
   * Maze Rats: what is done with advantage
   */
  paths?: {
    [k: string]: unknown;
  };
  /**
   * Dungeon World: moves beside those that everybody has
   */
  moves?: {
    [k: string]: unknown;
  };
  /**
   * Dungeon World: what was chosen for a move, by its name
   */
  choices?: {
    [k: string]: unknown;
  };
  /**
   * Starforged and Ironsworn: assets, with which abilities are marked
   */
  assets?: {
    [k: string]: unknown;
  };
  /**
   * what each level beyond the first bought
   */
  advances?: {
    [k: string]: unknown;
  };
  /**
   * text, rank and progress
   */
  vows?: {
    [k: string]: unknown;
  };
  /**
   * Starforged: quests, bonds and discoveries
   */
  legacy_tracks?: {
    [k: string]: unknown;
  };
  /**
   * Starforged: people one can count on
   */
  connections?: {
    [k: string]: unknown;
  };
  /**
   * Starforged: its history and quirk
   */
  starship?: {
    [k: string]: unknown;
  };
  /**
   * people that the character is of
   */
  race?: {
    [k: string]: unknown;
  };
  /**
   * what the character strives for
   */
  alignment?: {
    [k: string]: unknown;
  };
  /**
   * what the character was before
   */
  background?: {
    [k: string]: unknown;
  };
  /**
   * ties to others of the party
   */
  bonds?: {
    [k: string]: unknown;
  };
  /**
   * in years
   */
  age?: {
    [k: string]: unknown;
  };
  /**
   * looks and manners, by kind
   */
  traits?: {
    [k: string]: unknown;
  };
  /**
   * what one notices first
   */
  look?: {
    [k: string]: unknown;
  };
  /**
   * Starforged: a name for the radio
   */
  callsign?: {
    [k: string]: unknown;
  };
  /**
   * what the character is
   */
  role?: {
    [k: string]: unknown;
  };
  /**
   * one word for the character
   */
  descriptor?: {
    [k: string]: unknown;
  };
  /**
   * what happened before
   */
  backstory?: {
    [k: string]: unknown;
  };
  /**
   * every roll, in order
   */
  rolls: {
    /**
     * what it was for
     */
    what: string;
    dice: string;
    faces: number[];
    total: number;
    /**
     * what came of it, where that is not the number
     */
    result?: string;
    /**
     * the table it was made on, as oracle_table_view shows it
     */
    table?: string;
    row?: {
      min: number;
      max: number;
    };
  }[];
  /**
   * a sheet to read at the table
   */
  text: string;
  /**
   * whom the rules are owed to
   */
  credit: string;
}
export interface OracleRollArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system: string;
  /**
   * table to roll on; omit for random
   */
  table?: string;
}
export interface OracleRollResult {
  /**
   * its ID
   */
  table: string;
  name: string;
  dice: string;
  roll: number;
  row: {
    min: number;
    max: number;
  };
  /**
   * the row as it is written
   */
  text: string;
  /**
   * the row with what it called for
   */
  result: string;
  /**
   * tables that would tell more
   */
  further: string[];
  /**
   * those that the row called for, each like this one
   */
  rolls: {
    [k: string]: unknown;
  }[];
  note?: string;
  system: string;
  source: string;
  licence: string;
  credit: string;
  /**
   * tables that are often rolled with this one
   */
  seeAlso?: string[];
}
export interface OracleListTablesArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system: string;
}
export interface OracleListTablesResult {
  system: string;
  total: number;
  tables: {
    id: string;
    name: string;
    dice: string;
    rows: number;
    about: 'location' | 'npc' | 'event' | 'combat' | 'item' | 'name' | 'magic' | 'idea';
    region?: string;
  }[];
}
export interface OracleAskArgs {
  /**
   * a question that yes or no answers
   */
  question: string;
  /**
   * how likely yes is
   */
  likelihood?: 'certain' | 'likely' | 'even' | 'unlikely' | 'impossible';
}
export interface OracleAskResult {
  question: string;
  likelihood: 'certain' | 'likely' | 'even' | 'unlikely' | 'impossible';
  answer: 'yes' | 'no';
  /**
   * the answer in a sentence, with the twist if there is one
   */
  verdict: string;
  /**
   * of a hundred-sided die
   */
  roll: number;
  /**
   * that yes had: 0.9, 0.75, 0.5, 0.25 or 0.1
   */
  chance: number;
  /**
   * the rolls that mean yes
   */
  yes: {
    min: number;
    max: number;
  };
  /**
   * when both digits are equal, once in ten: words to think on
   */
  twist: {
    text: string;
    /**
     * Items: a roll on a table
     */
    rolls: {
      /**
       * its ID
       */
      table: string;
      name: string;
      dice: string;
      roll: number;
      row: {
        min: number;
        max: number;
      };
      /**
       * the row as it is written
       */
      text: string;
      /**
       * the row with what it called for
       */
      result: string;
      /**
       * tables that would tell more
       */
      further: string[];
      /**
       * those that the row called for, each like this one
       */
      rolls: {
        [k: string]: unknown;
      }[];
      note?: string;
    }[];
  } | null;
}
export interface OracleSceneArgs {
  /**
   * role-playing system; a recipe of another one wins over the default
   */
  system?: string;
  /**
   * recipe ID from oracle_list_recipes
   */
  recipe?: string;
  /**
   * terrain region; left out: terminus, where the system has regions
   */
  region?: 'terminus' | 'outlands' | 'expanse';
  /**
   * what to make when no recipe is named
   */
  type?: 'location' | 'npc' | 'event' | 'combat';
}
export interface OracleSceneResult {
  system: string;
  /**
   * null where tables were taken at random
   */
  recipe: string | null;
  /**
   * what the scene is about
   */
  type: 'location' | 'npc' | 'event' | 'combat';
  /**
   * where a table was rolled that each region has one of
   */
  region?: 'terminus' | 'outlands' | 'expanse';
  /**
   * to be read out
   */
  sentence: string;
  /**
   * in the order in which they were made
   *
   * Items: a roll on a table
   */
  rolls: {
    /**
     * its ID
     */
    table: string;
    name: string;
    dice: string;
    roll: number;
    row: {
      min: number;
      max: number;
    };
    /**
     * the row as it is written
     */
    text: string;
    /**
     * the row with what it called for
     */
    result: string;
    /**
     * tables that would tell more
     */
    further: string[];
    /**
     * those that the row called for, each like this one
     */
    rolls: {
      [k: string]: unknown;
    }[];
    note?: string;
  }[];
  /**
   * that the recipe was of another system than the default
   */
  note?: string;
  credit: string;
  /**
   * of the tables; an SPDX identifier
   */
  licence: string;
}
export interface RpgSearchEntitiesArgs {
  /**
   * words to look for
   */
  query: string;
  /**
   * role-playing system; oracle_list_games lists them
   */
  system?: string;
  /**
   * alias of system
   */
  game?: string;
  /**
   * kind of entity: spell, monster, class, item …
   */
  category?: string;
  /**
   * how many results at most
   */
  limit?: number;
}
export interface RpgSearchEntitiesResult {
  /**
   * found in all
   */
  total: number;
  /**
   * the best first
   *
   * Items: the figures are told by rpg_get_entity
   */
  entities: {
    /**
     * rpg_get_entity knows it by this, too
     */
    id: string;
    name: string;
    system: string;
    category: string;
    source: string;
    /**
     * an SPDX identifier
     */
    licence: string;
    /**
     * what it is or does
     */
    text?: string;
  }[];
}
export interface RpgGetEntityArgs {
  /**
   * name of the entity
   */
  name: string;
  /**
   * role-playing system; oracle_list_games lists them
   */
  system?: string;
  /**
   * alias of system
   */
  game?: string;
  /**
   * kind of entity: spell, monster, class, item …
   */
  category?: string;
}
export interface RpgGetEntityResult {
  /**
   * rpg_get_entity knows it by this, too
   */
  id: string;
  name: string;
  system: string;
  category: string;
  source: string;
  /**
   * an SPDX identifier
   */
  licence: string;
  /**
   * what it is or does
   */
  text?: string;
  credit: string;
  /**
   * others of that name
   */
  also?: {
    name: string;
    system: string;
    category: string;
  }[];
}
export interface RpgRandomEncounterArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system?: string;
  /**
   * how dangerous it is
   */
  difficulty?: 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * only this kind of monster
   */
  type?: string;
}
export interface RpgRandomEncounterResult {
  system: string;
  /**
   * as asked or drawn
   */
  difficulty?: 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * as it came out, in systems that rate
   */
  rating?: 'trivial' | 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * why it is not quite as asked, or what a difficulty means in this system
   */
  note?: string;
  party?: {
    level: number;
    size: number;
  };
  /**
   * one kind, leader and followers, or mixed
   */
  shape?: string;
  monsters: {
    name: string;
    count: number;
    /**
     * challenge rating: 1/4, 5
     */
    cr?: string;
    /**
     * of each
     */
    xp?: number;
    type?: string;
    /**
     * of each, the average where they are rolled
     */
    hitPoints?: number;
    /**
     * to roll hit points: 2d8+2
     */
    hitDice?: string;
    rank?: string;
  }[];
  terrain?: string;
  /**
   * what makes the place worth fighting over
   */
  ground?: string;
  /**
   * why they are here
   */
  reason?: string;
  tactic?: string;
  /**
   * reaction, ground, instinct … in systems that rate nothing
   */
  scene?: {
    [k: string]: string;
  };
  totals?: {
    monsters: number;
    /**
     * to be awarded
     */
    rawXp: number;
    /**
     * for the number of monsters and the size of the party
     */
    multiplier: number;
    /**
     * by which it is rated
     */
    adjustedXp: number;
    thresholds: {
      /**
       * from
       */
      easy: number;
      /**
       * from
       */
      medium: number;
      /**
       * from
       */
      hard: number;
      /**
       * from
       */
      deadly: number;
    };
    /**
     * challenge of the whole group, in 1e
     */
    groupCr?: string;
    /**
     * no monster is above this challenge
     */
    crCap: string;
  };
  loot?: string[];
  /**
   * gold pieces
   */
  lootValue?: number;
  /**
   * every roll and choice of chance
   */
  rolls: {
    /**
     * what it was for
     */
    what: string;
    dice: string;
    faces: number[];
    total: number;
    /**
     * what came of it, where that is no number
     */
    result?: string;
  }[];
  /**
   * to be read out; what follows the empty line is for the game master
   */
  text: string;
  credit: string;
}
export interface RpgBrowseCategoryArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system: string;
  /**
   * alias of system
   */
  game?: string;
  /**
   * kind of entity: spell, monster, class, item …
   */
  category: string;
  /**
   * page number
   */
  page?: number;
  /**
   * entities a page
   */
  pageSize?: number;
}
export interface RpgBrowseCategoryResult {
  system: string;
  category: string;
  total: number;
  page: number;
  pageSize: number;
  pages: number;
  /**
   * by name; none on a page after the last
   *
   * Items: the figures are told by rpg_get_entity
   */
  entities: {
    /**
     * rpg_get_entity knows it by this, too
     */
    id: string;
    name: string;
    system: string;
    category: string;
    source: string;
    /**
     * an SPDX identifier
     */
    licence: string;
    /**
     * what it is or does
     */
    text?: string;
  }[];
}
export interface RpgLootArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  system?: string;
  /**
   * how precious it is
   */
  tier?: 'minor' | 'major' | 'legendary';
  /**
   * how many finds
   */
  count?: number;
}
export interface RpgLootResult {
  system: string;
  tier: string;
  /**
   * what values are counted in: gp, copper, silver, coins
   */
  coin: string;
  loot: {
    name: string;
    /**
     * coins, valuable, gear, magic or oddity
     */
    kind: string;
    /**
     * left out where nobody could say
     */
    value?: number;
    /**
     * of magic items in 5e
     */
    rarity?: string;
    /**
     * what it does
     */
    text?: string;
  }[];
  /**
   * of all finds that have a value
   */
  totalValue: number;
  /**
   * what so many finds of the tier can be worth together
   */
  bounds: {
    /**
     * at least, if all have a value
     */
    low: number;
    /**
     * at most
     */
    high: number;
  };
  rolls: {
    /**
     * what it was for
     */
    what: string;
    dice: string;
    faces: number[];
    total: number;
    /**
     * what came of it, where that is no number
     */
    result?: string;
  }[];
  text: string;
  credit: string;
}
export interface OracleListRecipesArgs {
  /**
   * only this system; omit for all
   */
  game?: string;
}
export interface OracleListRecipesResult {
  total: number;
  recipes: {
    /**
     * for oracle_scene
     */
    id: string;
    system: string;
    title: string;
    about: 'location' | 'npc' | 'event' | 'combat';
    /**
     * IDs; <…> stands for the result of another of them
     */
    tables: string[];
    /**
     * the scene that the seed "parlour" makes
     */
    example: string;
  }[];
}
export interface OracleInterpretArgs {
  /**
   * the rolled text, e.g. Action + Theme
   */
  result: string;
  /**
   * ID of the table it was rolled on
   */
  source_table?: string;
  /**
   * role-playing system; oracle_list_games lists them
   */
  game?: string;
}
export interface OracleInterpretResult {
  system: string;
  result: string;
  /**
   * the result with what it refers to in its place
   */
  text: string;
  /**
   * a row of the source table, tables that the text names, or nothing: then words to think on were drawn
   */
  found: 'row' | 'tables' | 'nothing';
  /**
   * Items: a roll on a table
   */
  rolls: {
    /**
     * its ID
     */
    table: string;
    name: string;
    dice: string;
    roll: number;
    row: {
      min: number;
      max: number;
    };
    /**
     * the row as it is written
     */
    text: string;
    /**
     * the row with what it called for
     */
    result: string;
    /**
     * tables that would tell more
     */
    further: string[];
    /**
     * those that the row called for, each like this one
     */
    rolls: {
      [k: string]: unknown;
    }[];
    note?: string;
  }[];
  credit: string;
}
export interface OracleTableViewArgs {
  /**
   * table ID
   */
  table: string;
  /**
   * role-playing system; oracle_list_games lists them
   */
  game?: string;
}
export interface OracleTableViewResult {
  system: string;
  table: string;
  name: string;
  dice: string;
  about: string;
  region?: string;
  rows: {
    min: number;
    max: number;
    text: string;
    /**
     * of all rolls, 0 to 1
     */
    chance: number;
    /**
     * IDs of tables that the row refers to
     */
    tables?: string[];
  }[];
  source: string;
  licence: string;
  credit: string;
}
export interface OracleEncounterArgs {
  /**
   * rules that size the encounter
   */
  system?: '5e' | '1e';
  /**
   * level of the characters
   */
  party_level?: number;
  /**
   * how many characters
   */
  party_size?: number;
  /**
   * how dangerous it is
   */
  difficulty?: 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * only this kind of monster
   */
  monster_type?: string;
  /**
   * where it happens; omit for random
   */
  terrain?: string;
}
export interface OracleEncounterResult {
  system: string;
  /**
   * as asked or drawn
   */
  difficulty?: 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * as it came out, in systems that rate
   */
  rating?: 'trivial' | 'easy' | 'medium' | 'hard' | 'deadly';
  /**
   * why it is not quite as asked, or what a difficulty means in this system
   */
  note?: string;
  party?: {
    level: number;
    size: number;
  };
  /**
   * one kind, leader and followers, or mixed
   */
  shape?: string;
  monsters: {
    name: string;
    count: number;
    /**
     * challenge rating: 1/4, 5
     */
    cr?: string;
    /**
     * of each
     */
    xp?: number;
    type?: string;
    /**
     * of each, the average where they are rolled
     */
    hitPoints?: number;
    /**
     * to roll hit points: 2d8+2
     */
    hitDice?: string;
    rank?: string;
  }[];
  terrain?: string;
  /**
   * what makes the place worth fighting over
   */
  ground?: string;
  /**
   * why they are here
   */
  reason?: string;
  tactic?: string;
  /**
   * reaction, ground, instinct … in systems that rate nothing
   */
  scene?: {
    [k: string]: string;
  };
  totals?: {
    monsters: number;
    /**
     * to be awarded
     */
    rawXp: number;
    /**
     * for the number of monsters and the size of the party
     */
    multiplier: number;
    /**
     * by which it is rated
     */
    adjustedXp: number;
    thresholds: {
      /**
       * from
       */
      easy: number;
      /**
       * from
       */
      medium: number;
      /**
       * from
       */
      hard: number;
      /**
       * from
       */
      deadly: number;
    };
    /**
     * challenge of the whole group, in 1e
     */
    groupCr?: string;
    /**
     * no monster is above this challenge
     */
    crCap: string;
  };
  loot?: string[];
  /**
   * gold pieces
   */
  lootValue?: number;
  /**
   * every roll and choice of chance
   */
  rolls: {
    /**
     * what it was for
     */
    what: string;
    dice: string;
    faces: number[];
    total: number;
    /**
     * what came of it, where that is no number
     */
    result?: string;
  }[];
  /**
   * to be read out; what follows the empty line is for the game master
   */
  text: string;
  credit: string;
}
export interface RpgListCategoriesArgs {
  /**
   * only this system; omit for all
   */
  game?: string;
  /**
   * alias of game
   */
  system?: string;
}
export interface RpgListCategoriesResult {
  /**
   * categories
   */
  total: number;
  /**
   * in all of them
   */
  entities: number;
  categories: {
    system: string;
    category: string;
    count: number;
  }[];
}
export interface RpgRandomArgs {
  /**
   * role-playing system; oracle_list_games lists them
   */
  game: string;
  /**
   * alias of game
   */
  system?: string;
  /**
   * kind of entity; omit for any
   */
  category?: string;
  /**
   * how many entities
   */
  count?: number;
}
export interface RpgRandomResult {
  system: string;
  /**
   * how many there are to draw from
   */
  total: number;
  /**
   * none twice
   *
   * Items: besides, the figures that its category has
   */
  entities: {
    /**
     * rpg_get_entity knows it by this, too
     */
    id: string;
    name: string;
    system: string;
    category: string;
    source: string;
    /**
     * an SPDX identifier
     */
    licence: string;
    /**
     * what it is or does
     */
    text?: string;
  }[];
  credit: string;
}
export interface Epic4RandomFactionsArgs {
  /**
   * how many players
   */
  players: number;
  /**
   * only from these expansions, by slug or title; default: all
   */
  expansions?: string[];
}
export interface Epic4RandomFactionsResult {
  assignments: {
    /**
     * from 1
     */
    player: number;
    faction: {
      slug: string;
      name: string;
      /**
       * slug of the set that it belongs to
       */
      expansion: string;
      /**
       * who they are, in a sentence
       */
      theme: string;
      /**
       * what they do that no other faction does
       */
      verb: string;
      /**
       * when in a game they are strongest
       */
      tempo: 'early' | 'steady' | 'late';
      /**
       * 1, easily played, to 3
       */
      complexity: number;
      /**
       * the primary colour, as #rrggbb
       */
      colour: string;
      colours: {
        /**
         * the field of the flag, as #rrggbb
         */
        primary: string;
        /**
         * stands out from the primary colour, as #rrggbb
         */
        secondary: string;
      };
      /**
       * SVG, 3 to 2
       */
      flag: string;
      home: {
        system: string;
        planets: {
          name: string;
          resources: number;
          influence: number;
        }[];
      };
      /**
       * units in the home system
       */
      start: {
        unit: string;
        count: number;
      }[];
      abilities: {
        name: string;
        /**
         * phase of the round in which it applies
         */
        when: 'always' | 'plan' | 'action' | 'combat' | 'tally' | 'council' | 'renew';
        /**
         * the rule
         */
        text: string;
      }[];
    };
  }[];
}
export interface Epic4DraftFactionsArgs {
  /**
   * how many players
   */
  players?: number;
  /**
   * factions offered to each player
   */
  choices?: number;
  /**
   * only from these expansions, by slug or title; default: all
   */
  expansions?: string[];
}
export interface Epic4DraftFactionsResult {
  pools: {
    /**
     * from 1
     */
    player: number;
    factions: {
      slug: string;
      name: string;
      /**
       * slug of the set that it belongs to
       */
      expansion: string;
      /**
       * who they are, in a sentence
       */
      theme: string;
      /**
       * what they do that no other faction does
       */
      verb: string;
      /**
       * when in a game they are strongest
       */
      tempo: 'early' | 'steady' | 'late';
      /**
       * 1, easily played, to 3
       */
      complexity: number;
      /**
       * the primary colour, as #rrggbb
       */
      colour: string;
      colours: {
        /**
         * the field of the flag, as #rrggbb
         */
        primary: string;
        /**
         * stands out from the primary colour, as #rrggbb
         */
        secondary: string;
      };
      /**
       * SVG, 3 to 2
       */
      flag: string;
      home: {
        system: string;
        planets: {
          name: string;
          resources: number;
          influence: number;
        }[];
      };
      /**
       * units in the home system
       */
      start: {
        unit: string;
        count: number;
      }[];
      abilities: {
        name: string;
        /**
         * phase of the round in which it applies
         */
        when: 'always' | 'plan' | 'action' | 'combat' | 'tally' | 'council' | 'renew';
        /**
         * the rule
         */
        text: string;
      }[];
    }[];
  }[];
}
export interface Epic4ListFactionsArgs {
  /**
   * only from these expansions, by slug or title; default: all
   */
  expansions?: string[];
}
export interface Epic4ListFactionsResult {
  total: number;
  factions: {
    slug: string;
    name: string;
    /**
     * slug of the set that it belongs to
     */
    expansion: string;
    /**
     * who they are, in a sentence
     */
    theme: string;
    /**
     * what they do that no other faction does
     */
    verb: string;
    /**
     * when in a game they are strongest
     */
    tempo: 'early' | 'steady' | 'late';
    /**
     * 1, easily played, to 3
     */
    complexity: number;
    /**
     * the primary colour, as #rrggbb
     */
    colour: string;
    colours: {
      /**
       * the field of the flag, as #rrggbb
       */
      primary: string;
      /**
       * stands out from the primary colour, as #rrggbb
       */
      secondary: string;
    };
    /**
     * SVG, 3 to 2
     */
    flag: string;
    home: {
      system: string;
      planets: {
        name: string;
        resources: number;
        influence: number;
      }[];
    };
    /**
     * units in the home system
     */
    start: {
      unit: string;
      count: number;
    }[];
    abilities: {
      name: string;
      /**
       * phase of the round in which it applies
       */
      when: 'always' | 'plan' | 'action' | 'combat' | 'tally' | 'council' | 'renew';
      /**
       * the rule
       */
      text: string;
    }[];
  }[];
  /**
   * those that the factions are from
   */
  expansions: {
    slug: string;
    title: string;
    about: string;
    factions: number;
  }[];
}
export interface Epic4DrawObjectivesArgs {
  /**
   * stage 1 or 2; default both
   */
  stage?: 1 | 2;
  /**
   * how many objectives
   */
  count?: number;
  /**
   * only from these expansions, by slug or title; default: all
   */
  expansions?: string[];
}
export interface Epic4DrawObjectivesResult {
  /**
   * in the order drawn, none twice
   */
  objectives: {
    slug: string;
    name: string;
    /**
     * 1 or 2
     */
    stage: number;
    points: number;
    /**
     * what must be true, or be paid, in the tally phase
     */
    condition: string;
    /**
     * slug of the set that it belongs to
     */
    expansion: string;
  }[];
}
export interface Epic4DrawAgendasArgs {
  /**
   * how many agendas
   */
  count?: number;
  /**
   * only this type
   */
  type?: 'law' | 'directive';
  /**
   * only from these expansions, by slug or title; default: all
   */
  expansions?: string[];
}
export interface Epic4DrawAgendasResult {
  /**
   * in the order drawn, none twice
   */
  agendas: {
    slug: string;
    name: string;
    /**
     * laws stay in play, directives are done once
     */
    type: 'law' | 'directive';
    /**
     * the whole card in one line
     */
    text: string;
    /**
     * what happens if most votes are for it
     */
    for?: string;
    /**
     * what happens if they are against it
     */
    against?: string;
    /**
     * what is elected instead
     */
    elect?: 'player' | 'planet' | 'system' | 'objective' | 'field' | 'law';
    /**
     * what happens to what was elected
     */
    effect?: string;
    /**
     * slug of the set that it belongs to
     */
    expansion: string;
  }[];
}
export interface NukesSetupGeneratorArgs {
  /**
   * how many players
   */
  players?: number;
}
export interface NukesSetupGeneratorResult {
  players: number;
  /**
   * of the map: hex_generate_map makes it from game nukes, these players and this seed
   */
  seed: string;
  /**
   * of the map
   */
  size: number;
  /**
   * sent as seed to the hex tools it makes this very map
   */
  share: string;
  territories: {
    q: number;
    r: number;
    /**
     * its region on the map
     */
    name: string;
    /**
     * of the hex at q, r, where units begin
     */
    terrain: string;
    /**
     * the player who begins with it, from 1; null: nobody
     */
    owner: number | null;
    capital: boolean;
    deposits: {
      q: number;
      r: number;
      kind: 'grain' | 'steel' | 'oil' | 'uranium';
    }[];
    /**
     * each turn for its first owner
     */
    income: {
      [k: string]: number;
    };
    hexes: {
      q: number;
      r: number;
    }[];
    /**
     * territories beside it on land
     */
    neighbours: string[];
  }[];
  /**
   * what each player begins with
   */
  starts: {
    /**
     * from 1, also the order of turns
     */
    player: number;
    capital: {
      q: number;
      r: number;
    };
    /**
     * sea hex where the fleet begins and ships are built
     */
    harbour: {
      q: number;
      r: number;
    };
    territories: string[];
    units: {
      q: number;
      r: number;
      unit: string;
      count: number;
    }[];
    /**
     * each turn
     */
    income: {
      [k: string]: number;
    };
    /**
     * at the start
     */
    resources: {
      [k: string]: number;
    };
  }[];
  fairness: {
    /**
     * the least that income, armies and map promise, in percent
     */
    bound: number;
    met: boolean;
    /**
     * what the least has of the most, in percent
     */
    incomeEvenness: number;
    armyEvenness: number;
    /**
     * score of the map itself, as hex_generate_map tells it
     */
    mapScore: number;
    players: {
      player: number;
      /**
       * worth each turn
       */
      income: number;
      /**
       * worth of all units
       */
      army: number;
      /**
       * hexes to the nearest capital of another player
       */
      nearestCapital: number;
      /**
       * hexes from the capital to the harbour
       */
      harbour: number;
    }[];
  };
}
export interface GameNukesCombatArgs {
  /**
   * unit type that attacks
   */
  attacker: string;
  /**
   * unit type that defends
   */
  defender: string;
  /**
   * where the defender stands: plains, forest, mountain, urban
   */
  terrain?: string;
}
export interface GameNukesCombatResult {
  attacker: string;
  defender: string;
  terrain: string;
  /**
   * null when nobody has won
   */
  winner: ('attacker' | 'defender') | null;
  /**
   * who won; both-destroyed and stalemate: nobody
   */
  ending: 'attacker' | 'defender' | 'both-destroyed' | 'stalemate';
  rolls: {
    /**
     * the attacker's die
     */
    attacker: number;
    /**
     * the defender's die
     */
    defender: number;
    attackerHits: boolean;
    defenderHits: boolean;
    /**
     * steps left after the round
     */
    attackerSteps: number;
    defenderSteps: number;
  }[];
  numbers: {
    /**
     * how likely a hit is, in tenths
     */
    attacker: {
      /**
       * from the unit's card: attack or defence against the domain of the enemy
       */
      base: number;
      changes: {
        by: number;
        why: string;
      }[];
      /**
       * a roll at or below hits; 0: it cannot hit this enemy
       */
      number: number;
    };
    /**
     * how likely a hit is, in tenths
     */
    defender: {
      /**
       * from the unit's card: attack or defence against the domain of the enemy
       */
      base: number;
      changes: {
        by: number;
        why: string;
      }[];
      /**
       * a roll at or below hits; 0: it cannot hit this enemy
       */
      number: number;
    };
  };
  casualties: {
    attacker: {
      /**
       * steps lost
       */
      lost: number;
      /**
       * steps left
       */
      left: number;
      destroyed: boolean;
    };
    defender: {
      /**
       * steps lost
       */
      lost: number;
      /**
       * steps left
       */
      left: number;
      destroyed: boolean;
    };
  };
  /**
   * exact; the first four add up to 1
   */
  odds: {
    attackerWins: number;
    defenderWins: number;
    bothDestroyed: number;
    stalemate: number;
    /**
     * of the ending that came
     */
    thisEnding: number;
    expectedRounds: number;
    /**
     * steps
     */
    expectedLosses: {
      attacker: number;
      defender: number;
    };
    /**
     * worth that the attacker destroys less worth that it loses, on average
     */
    exchange: number;
  };
  units: {
    attacker: {
      name: string;
      title: string;
      domain: 'land' | 'air' | 'sea' | 'deep';
      /**
       * how many it can lose
       */
      steps: number;
      /**
       * steps that a hit of its takes
       */
      damage: number;
      move: number;
      /**
       * hit numbers against enemies in each domain
       */
      attack: {
        land: number;
        air: number;
        sea: number;
        deep: number;
      };
      defence: {
        land: number;
        air: number;
        sea: number;
        deep: number;
      };
      cost: {
        [k: string]: number;
      };
      costText: string;
      /**
       * cost in one number
       */
      worth: number;
      /**
       * gone after one round
       */
      spent: boolean;
      role: string;
    };
    defender: {
      name: string;
      title: string;
      domain: 'land' | 'air' | 'sea' | 'deep';
      /**
       * how many it can lose
       */
      steps: number;
      /**
       * steps that a hit of its takes
       */
      damage: number;
      move: number;
      /**
       * hit numbers against enemies in each domain
       */
      attack: {
        land: number;
        air: number;
        sea: number;
        deep: number;
      };
      defence: {
        land: number;
        air: number;
        sea: number;
        deep: number;
      };
      cost: {
        [k: string]: number;
      };
      costText: string;
      /**
       * cost in one number
       */
      worth: number;
      /**
       * gone after one round
       */
      spent: boolean;
      role: string;
    };
  };
  summary: string;
}
export interface ColonyDiceOddsArgs {
  /**
   * comma-separated settlement numbers, e.g. 6,8
   */
  numbers: string;
}
export interface ColonyDiceOddsResult {
  /**
   * as named
   */
  numbers: number[];
  /**
   * that a throw of two dice earns anything; a 7 never does
   */
  probability: number;
  fraction: {
    numerator: number;
    denominator: number;
  };
  /**
   * resources a throw; a number that is named twice earns double
   */
  expectedYield: number;
  /**
   * throws until one earns, on average; null: none ever does
   */
  meanWait: number | null;
  /**
   * the chance that so many throws earn at least once, and that none does
   */
  within: {
    throws: number;
    probability: number;
    none: number;
  }[];
  /**
   * the numbers that earn: ways of 36, times named, resources a throw
   */
  each: {
    probability: number;
    fraction: {
      numerator: number;
      denominator: number;
    };
    number: number;
    ways: number;
    times: number;
    perThrow: number;
  }[];
  /**
   * when a 7 is among the numbers: how likely it is; anyway: that a throw shows any of them, 7 included
   */
  robber?: {
    probability: number;
    fraction: {
      numerator: number;
      denominator: number;
    };
    anyway: {
      probability: number;
      fraction: {
        numerator: number;
        denominator: number;
      };
    };
  };
}
export interface GameDeckCreateArgs {
  /**
   * kind of deck; game_deck_list_types tells of each
   */
  type?: 'standard-52' | 'bavarian-32' | 'hanafuda-48' | 'mahjong-136' | 'dominoes-28' | 'standard-dice';
  /**
   * cards to draw from the top, once hands are dealt
   */
  draw?: number;
  /**
   * how many hands to deal
   */
  hands?: number;
  /**
   * cards a hand
   */
  per_hand?: number;
}
export interface GameDeckCreateResult {
  type: 'standard-52' | 'bavarian-32' | 'hanafuda-48' | 'mahjong-136' | 'dominoes-28' | 'standard-dice';
  title: string;
  /**
   * what it is made of
   */
  unit: 'card' | 'tile' | 'die';
  /**
   * how many there were; 0 where dice are rolled
   */
  cards: number;
  /**
   * in the order drawn
   */
  drawn: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[];
  /**
   * dealt in turn, a card to each hand
   */
  hands: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[][];
  /**
   * the draw pile, the top card first
   */
  remaining: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[];
  /**
   * the draw pile once more, to be passed to game_deck_deal as cards
   */
  pile: {
    /**
     * what the card is called
     */
    name: string;
    /**
     * how many of it
     */
    quantity: number;
  }[];
}
export interface GameDeckListTypesArgs {}
export interface GameDeckListTypesResult {
  total: number;
  types: {
    slug: 'standard-52' | 'bavarian-32' | 'hanafuda-48' | 'mahjong-136' | 'dominoes-28' | 'standard-dice';
    title: string;
    /**
     * what it is made of
     */
    unit: 'card' | 'tile' | 'die';
    /**
     * how many cards or tiles; 0 where dice are rolled
     */
    cards: number;
    /**
     * in order
     */
    suits: string[];
    /**
     * in order; not every suit has each of them in every deck
     */
    ranks: string[];
    /**
     * what all cards score together
     */
    points?: number;
    /**
     * what it holds, and what value and points mean
     */
    description: string;
  }[];
}
export interface GameDeckDealArgs {
  /**
   * the deck: names, each with a quantity
   */
  cards: {
    /**
     * what the card is called
     */
    name: string;
    /**
     * how many of it
     */
    quantity?: number;
  }[];
  /**
   * how many hands; 1 = draw pile only
   */
  hands?: number;
  /**
   * cards a hand
   */
  per_hand?: number;
  /**
   * draw from the top instead of dealing
   */
  draw?: number;
}
export interface GameDeckDealResult {
  /**
   * how many there were; 0 where dice are rolled
   */
  cards: number;
  /**
   * in the order drawn
   */
  drawn: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[];
  /**
   * dealt in turn, a card to each hand
   */
  hands: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[][];
  /**
   * the draw pile, the top card first
   */
  remaining: {
    /**
     * of this one alone, also among cards that are alike
     */
    id: string;
    name: string;
    /**
     * suit, month or kind
     */
    suit?: string;
    /**
     * rank within the suit
     */
    rank?: string;
    /**
     * a number to compare by, as the deck's description says
     */
    value?: number;
    /**
     * what it scores
     */
    points?: number;
    /**
     * the character of Unicode that shows it
     */
    glyph?: string;
  }[];
  /**
   * the draw pile once more, to be passed to game_deck_deal as cards
   */
  pile: {
    /**
     * what the card is called
     */
    name: string;
    /**
     * how many of it
     */
    quantity: number;
  }[];
}
export interface GameScoreTrackerArgs {
  /**
   * who plays
   */
  players: string[];
  /**
   * scores in the order of players; default: all 0
   */
  scores?: number[];
  /**
   * what is played: golf, hearts and their like are won by the lowest score
   */
  game?: string;
}
export interface GameScoreTrackerResult {
  game?: string;
  /**
   * which score leads
   */
  wins: 'high' | 'low';
  /**
   * why that one does
   */
  why: string;
  /**
   * the best first
   */
  standings: {
    player: string;
    /**
     * place in the list of players, from 1
     */
    seat: number;
    score: number;
    /**
     * equal scores share a rank, and as many are left out behind it: 1 2 2 4
     */
    rank: number;
    tied: boolean;
    /**
     * how far behind the lead, 0 or more
     */
    behind: number;
  }[];
  leaders: {
    player: string;
    /**
     * place in the list of players, from 1
     */
    seat: number;
  }[];
  /**
   * from the lead to the next player; 0 when it is shared; null for one player
   */
  margin: number | null;
  /**
   * of all scores
   */
  total: number;
}
export interface RingquestDrawCharactersArgs {
  /**
   * how many characters
   */
  count?: number;
}
export interface RingquestDrawCharactersResult {
  /**
   * in the order drawn, none twice
   */
  characters: {
    slug: string;
    name: string;
    /**
     * who it is
     */
    line: string;
    strength: number;
    craft: number;
    life: number;
    fate: number;
    alignment: 'good' | 'neutral' | 'evil';
    /**
     * place or ground of the outer ring where it begins
     */
    start: string;
    coins: number;
    /**
     * objects
     */
    gear: {
      name: string;
      /**
       * what it does
       */
      text: string;
      /**
       * the same as data
       */
      rule: {
        /**
         * when it counts
         */
        when: {
          on: 'test' | 'fail' | 'success' | 'lose' | 'draw' | 'move' | 'start' | 'at' | 'travel' | 'carry';
          figure?: 'strength' | 'craft' | 'life' | 'fate';
          /**
           * of encounter
           */
          kind?: 'beast' | 'foe' | 'spirit' | 'hazard' | 'stranger' | 'puzzle';
          ring?: 'outer' | 'middle' | 'inner' | 'crown';
          /**
           * is lost
           */
          what?: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
          /**
           * of the map
           */
          place?: string;
          /**
           * ground of the map, or river
           */
          over?: string;
        };
        does:
          | {
              do: 'add' | 'save' | 'steps';
              by: number;
            }
          | {
              do: 'reroll';
              dice: 'one' | 'all';
            }
          | {
              do: 'use';
              figure: 'strength' | 'craft' | 'life' | 'fate';
            }
          | {
              do: 'gain';
              what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
              by: number;
            }
          | {
              do: 'free' | 'redraw' | 'skip';
            };
        /**
         * what its use costs
         */
        pay?: {
          what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
          by: number;
        };
        once?: 'turn' | 'game';
      };
    }[];
    abilities: {
      name: string;
      /**
       * what it does
       */
      text: string;
      /**
       * the same as data
       */
      rule: {
        /**
         * when it counts
         */
        when: {
          on: 'test' | 'fail' | 'success' | 'lose' | 'draw' | 'move' | 'start' | 'at' | 'travel' | 'carry';
          figure?: 'strength' | 'craft' | 'life' | 'fate';
          /**
           * of encounter
           */
          kind?: 'beast' | 'foe' | 'spirit' | 'hazard' | 'stranger' | 'puzzle';
          ring?: 'outer' | 'middle' | 'inner' | 'crown';
          /**
           * is lost
           */
          what?: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
          /**
           * of the map
           */
          place?: string;
          /**
           * ground of the map, or river
           */
          over?: string;
        };
        does:
          | {
              do: 'add' | 'save' | 'steps';
              by: number;
            }
          | {
              do: 'reroll';
              dice: 'one' | 'all';
            }
          | {
              do: 'use';
              figure: 'strength' | 'craft' | 'life' | 'fate';
            }
          | {
              do: 'gain';
              what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
              by: number;
            }
          | {
              do: 'free' | 'redraw' | 'skip';
            };
        /**
         * what its use costs
         */
        pay?: {
          what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
          by: number;
        };
        once?: 'turn' | 'game';
      };
    }[];
  }[];
  /**
   * how many there are
   */
  possible: number;
}
export interface RingquestDrawEncounterArgs {
  /**
   * ring where it happens
   */
  ring?: 'outer' | 'middle' | 'inner' | 'crown';
}
export interface RingquestDrawEncounterResult {
  ring: 'outer' | 'middle' | 'inner' | 'crown';
  encounter: {
    slug: string;
    name: string;
    kind: 'beast' | 'foe' | 'spirit' | 'hazard' | 'stranger' | 'puzzle';
    /**
     * to be read aloud
     */
    text: string;
    test: {
      figure: 'strength' | 'craft' | 'life' | 'fate';
      /**
       * as in dice_roll
       */
      dice: string;
      /**
       * dice and figure together succeed at this or more
       */
      number: number;
      text: string;
      /**
       * exact, by the figure
       */
      chances: {
        value: number;
        chance: number;
      }[];
    };
    success: {
      text: string;
      /**
       * Items: one thing that happens
       */
      effects: (
        | {
            do: 'gain' | 'lose';
            what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
            by: number;
          }
        | {
            do: 'take';
            object: string;
          }
        | {
            do: 'join';
            follower: string;
          }
        | {
            do: 'turn';
            to: 'good' | 'neutral' | 'evil';
          }
        | {
            do: 'go';
            to: 'outward' | 'start';
          }
        | {
            do: 'miss';
          }
        | {
            do: 'draw';
          }
      )[];
      /**
       * gained besides; they buy strength and craft
       */
      marks: number;
    };
    failure: {
      text: string;
      /**
       * Items: one thing that happens
       */
      effects: (
        | {
            do: 'gain' | 'lose';
            what: 'strength' | 'craft' | 'life' | 'fate' | 'coins' | 'seals' | 'object' | 'follower';
            by: number;
          }
        | {
            do: 'take';
            object: string;
          }
        | {
            do: 'join';
            follower: string;
          }
        | {
            do: 'turn';
            to: 'good' | 'neutral' | 'evil';
          }
        | {
            do: 'go';
            to: 'outward' | 'start';
          }
        | {
            do: 'miss';
          }
        | {
            do: 'draw';
          }
      )[];
    };
  };
  /**
   * how many the ring has
   */
  possible: number;
}
export interface JamStatusArgs {}
export interface JamStatusResult {
  /**
   * a jam is on: games are made, or voted on
   */
  active: boolean;
  /**
   * the one with the nearest deadline; those that are made come before those voted on
   */
  jam: {
    slug: string;
    title: string;
    url?: string;
    /**
     * null until the jam starts
     */
    theme: string | null;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when making games or voting ends; once all is over, when it ended, UTC
     */
    deadline: string;
    /**
     * when it was made known, UTC
     */
    announced: string;
    /**
     * when the theme is told and making games begins, UTC
     */
    starts: string;
    /**
     * when submissions close and voting begins, UTC
     */
    submissionsClose: string;
    /**
     * when it is over, UTC
     */
    votingCloses: string;
  } | null;
  /**
   * how many games were handed in
   */
  submissions: number;
  entries: {
    title: string;
    by: string;
    url?: string;
  }[];
  /**
   * until the deadline
   */
  remainingMs: number | null;
  /**
   * the next jam that is announced
   */
  next: {
    slug: string;
    title: string;
    url?: string;
    /**
     * when it starts, UTC
     */
    starts: string;
    startsInMs: number;
  } | null;
  /**
   * others that are on
   */
  also: {
    slug: string;
    title: string;
    url?: string;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when its phase ends, UTC
     */
    deadline: string;
  }[];
  /**
   * none: no source of jams is set; waiting: it has not answered yet; broken: there never was a good copy
   */
  source: 'none' | 'waiting' | 'ready' | 'broken';
  /**
   * the source cannot be used now, and this is its last good copy
   */
  stale: boolean;
  /**
   * why the source cannot be used
   */
  reason?: string;
  /**
   * since when it cannot be used, UTC
   */
  since?: string;
  /**
   * when this was true, UTC
   */
  now?: string;
  /**
   * how things stand, in words
   */
  says: string;
}
export interface JamTimerArgs {}
export interface JamTimerResult {
  /**
   * a jam is on: games are made, or voted on
   */
  active: boolean;
  /**
   * when making games or voting ends, UTC
   */
  deadline: string | null;
  /**
   * until the deadline
   */
  remainingMs: number | null;
  /**
   * the same in words
   */
  remaining: string | null;
  jam: {
    slug: string;
    title: string;
    url?: string;
    /**
     * null until the jam starts
     */
    theme: string | null;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when making games or voting ends; once all is over, when it ended, UTC
     */
    deadline: string;
    /**
     * when it was made known, UTC
     */
    announced: string;
    /**
     * when the theme is told and making games begins, UTC
     */
    starts: string;
    /**
     * when submissions close and voting begins, UTC
     */
    submissionsClose: string;
    /**
     * when it is over, UTC
     */
    votingCloses: string;
  } | null;
  /**
   * the next jam that is announced
   */
  next: {
    slug: string;
    title: string;
    url?: string;
    /**
     * when it starts, UTC
     */
    starts: string;
    startsInMs: number;
  } | null;
  /**
   * others that are on
   */
  also: {
    slug: string;
    title: string;
    url?: string;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when its phase ends, UTC
     */
    deadline: string;
  }[];
  /**
   * none: no source of jams is set; waiting: it has not answered yet; broken: there never was a good copy
   */
  source: 'none' | 'waiting' | 'ready' | 'broken';
  /**
   * the source cannot be used now, and this is its last good copy
   */
  stale: boolean;
  /**
   * why the source cannot be used
   */
  reason?: string;
  /**
   * since when it cannot be used, UTC
   */
  since?: string;
  /**
   * when this was true, UTC
   */
  now?: string;
  /**
   * how things stand, in words
   */
  says: string;
}
export interface JamVoteArgs {}
export interface JamVoteResult {
  /**
   * a vote is on
   */
  active: boolean;
  /**
   * the most votes first; entries whose votes the source tells
   */
  votes: {
    entry: string;
    votes: number;
    by: string;
    url?: string;
    /**
     * equal votes share a rank
     */
    rank: number;
  }[];
  /**
   * entries whose votes the source does not tell
   */
  uncounted: number;
  /**
   * of all votes told
   */
  total: number;
  /**
   * when the vote closes or closed, UTC
   */
  closes: string | null;
  /**
   * until the vote that is on closes
   */
  remainingMs: number | null;
  /**
   * the one in its vote; if there is none the one that runs, or else the last
   */
  jam: {
    slug: string;
    title: string;
    url?: string;
    /**
     * null until the jam starts
     */
    theme: string | null;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when making games or voting ends; once all is over, when it ended, UTC
     */
    deadline: string;
    /**
     * when it was made known, UTC
     */
    announced: string;
    /**
     * when the theme is told and making games begins, UTC
     */
    starts: string;
    /**
     * when submissions close and voting begins, UTC
     */
    submissionsClose: string;
    /**
     * when it is over, UTC
     */
    votingCloses: string;
  } | null;
  /**
   * the next jam that is announced
   */
  next: {
    slug: string;
    title: string;
    url?: string;
    /**
     * when it starts, UTC
     */
    starts: string;
    startsInMs: number;
  } | null;
  /**
   * others that are on
   */
  also: {
    slug: string;
    title: string;
    url?: string;
    phase: 'announced' | 'running' | 'voting' | 'closed';
    /**
     * when its phase ends, UTC
     */
    deadline: string;
  }[];
  /**
   * none: no source of jams is set; waiting: it has not answered yet; broken: there never was a good copy
   */
  source: 'none' | 'waiting' | 'ready' | 'broken';
  /**
   * the source cannot be used now, and this is its last good copy
   */
  stale: boolean;
  /**
   * why the source cannot be used
   */
  reason?: string;
  /**
   * since when it cannot be used, UTC
   */
  since?: string;
  /**
   * when this was true, UTC
   */
  now?: string;
  /**
   * how things stand, in words
   */
  says: string;
}
export interface DiceRollArgs {
  /**
   * dice to roll, e.g. 2d6+3, 4d8, d20, 4d6kh3, pool 3d8,1d12+2
   */
  notation?: string;
  /**
   * alias of notation
   */
  expression?: string;
  /**
   * how often to roll it all
   */
  count?: number;
}
export interface DiceRollResult {
  /**
   * one for each pool, repeated `count` times
   */
  rolls: {
    /**
     * the pool, normalised
     */
    notation: string;
    total: number;
    /**
     * every dice term and group
     */
    terms: {
      /**
       * the term, normalised
       */
      term: string;
      /**
       * what it comes to
       */
      subtotal: number;
      label?: string;
      /**
       * in the order thrown; left out above 1,000 dice
       */
      dice?: {
        /**
         * what the die counts
         */
        value: number;
        /**
         * the face, where it counts something else
         */
        face?: number;
        /**
         * left out by keep or drop: does not count
         */
        dropped?: true;
        /**
         * thrown again: does not count
         */
        rerolled?: true;
        /**
         * brought another die
         */
        exploded?: true;
        /**
         * met a test
         */
        success?: true;
        /**
         * met a test for failures
         */
        failure?: true;
      }[];
      /**
       * left out by the group around it
       */
      dropped?: true;
      /**
       * the one d20 that counts shows a 20 or a 1
       */
      natural?: 'high' | 'low';
    }[];
    comment?: string;
  }[];
  /**
   * of all rolls together
   */
  total: number;
}
export interface CoinFlipArgs {
  /**
   * how many flips or picks
   */
  count?: number;
  /**
   * comma-separated; overrides the coin flip
   */
  choices?: string;
}
export interface CoinFlipResult {
  /**
   * heads, tails or one of the choices, in the order drawn
   */
  results: string[];
  /**
   * how often each came
   */
  counts: {
    [k: string]: number;
  };
}
export interface TeamSplitArgs {
  /**
   * who plays
   */
  players: string[];
  /**
   * comma-separated alternative to players
   */
  members?: string;
  /**
   * how many teams
   */
  count?: number;
  /**
   * alias of count
   */
  teams?: number;
}
export interface TeamSplitResult {
  /**
   * the larger teams first
   */
  teams: string[][];
}
export interface RandomPlayerOrderArgs {
  /**
   * who plays
   */
  players: string[];
}
export interface RandomPlayerOrderResult {
  /**
   * the first player first
   */
  order: string[];
}
export interface TimerSuggestArgs {
  /**
   * the game, or a variant of the engine: chess, atomic, go 9x9, chess/grand+random, Catan …
   */
  game: string;
  /**
   * how many players; left out: the usual number
   */
  players?: number;
}
export interface TimerSuggestResult {
  /**
   * canonical slug: family/variant of the engine, or the name of another game
   */
  game: string;
  title: string;
  /**
   * family of the engine
   */
  family?: string;
  /**
   * variant of the family, with its flags
   */
  variant?: string;
  players: number;
  controls: {
    /**
     * what it is called: bullet, blitz, rapid, classical, brisk, relaxed …
     */
    name: string;
    /**
     * sudden-death: one time for the game; increment: added after each move; delay: free on each move; byoyomi: periods after the main time; per-turn: a sandglass; session: a time for the whole table
     */
    kind: 'sudden-death' | 'increment' | 'delay' | 'byoyomi' | 'per-turn' | 'session';
    /**
     * of each player, in a session of the table; 0 if there is none
     */
    mainSeconds: number;
    /**
     * added after every move; 0 if there is none
     */
    incrementSeconds: number;
    /**
     * free on every move, not kept
     */
    delaySeconds?: number;
    /**
     * of byo-yomi; left out: without end
     */
    periods?: number;
    /**
     * of a byo-yomi period
     */
    periodSeconds?: number;
    /**
     * Canadian byo-yomi: moves to make in a period
     */
    movesPerPeriod?: number;
    /**
     * for a turn
     */
    turnSeconds?: number;
    /**
     * how long the whole game is likely to take, for all players together
     */
    totalMinutes: number;
    /**
     * what speaks for it
     */
    why: string;
  }[];
  /**
   * what decides how long the game is
   */
  why: string;
}
export interface GameJamThemeArgs {
  /**
   * how many themes
   */
  count?: number;
}
export interface GameJamThemeResult {
  /**
   * in the order drawn, none twice
   */
  themes: string[];
  /**
   * the same themes with more to each
   */
  details: {
    theme: string;
    /**
     * image, clash, place, role, law, mood or limit
     */
    kind: string;
    /**
     * a question or a dare for the designer
     */
    spark: string;
  }[];
  /**
   * how many different themes there are
   */
  possible: number;
}
export interface DiceOddsArgs {
  /**
   * dice of one total, e.g. 2d6, 4d6kh3
   */
  expression: string;
  /**
   * the number to meet or exceed, or as comparison says
   */
  target: number;
  /**
   * how the total is held against the target
   */
  comparison?: '>=' | '>' | '<=' | '<' | '=';
}
export interface DiceOddsResult {
  /**
   * the dice, normalised
   */
  expression: string;
  comparison: '>=' | '>' | '<=' | '<' | '=';
  target: number;
  probability: number;
  /**
   * the probability in lowest terms; left out when not exact
   */
  fraction?: {
    numerator: number;
    denominator: number;
  };
  /**
   * true: outcomes were counted in whole numbers; false: doubles were added up
   */
  exact: boolean;
  /**
   * at most this much probability is missing: a tail without an end was cut
   */
  bound?: number;
  mean: number;
  /**
   * standard deviation
   */
  deviation: number;
  /**
   * smallest total; null when there is none
   */
  min: number | null;
  /**
   * largest total; null when there is none
   */
  max: number | null;
  /**
   * the most likely totals, 20 at most
   */
  mode: number[];
  /**
   * the smallest totals that are reached with that probability
   */
  percentiles: {
    p5: number;
    p25: number;
    p50: number;
    p75: number;
    p95: number;
  };
  distribution: {
    /**
     * totals that can come, ascending; above 200, ends that hold under 1e-9 are left out
     */
    totals: number[];
    /**
     * in the order of totals
     */
    probabilities: number[];
    /**
     * where there are more still: each entry stands for the totals from there, so many wide
     */
    width?: number;
  };
  /**
   * the distribution as lines of text
   */
  chart: string[];
}

/** Arguments and result of every tool. */
export interface Calls {
  /**
   * To get a chess puzzle to solve: by variant, difficulty or theme, with its solution, rating and themes.
   */
  chess_generate_puzzle: { args: ChessGeneratePuzzleArgs; result: ChessGeneratePuzzleResult };
  /**
   * To see which chess puzzles there are: variants, themes and how many of each the pool holds.
   */
  chess_list_puzzle_types: { args: ChessListPuzzleTypesArgs; result: ChessListPuzzleTypesResult };
  /**
   * Deprecated, use play_list_variants. Lists the chess variants, of one group if asked.
   * @deprecated use play_list_variants
   */
  chess_list_variants: { args: ChessListVariantsArgs; result: ChessListVariantsResult };
  /**
   * Deprecated, use play_create_game and play_get_moves. The legal moves of the start position.
   * @deprecated use play_create_game and play_get_moves
   */
  chess_get_legal_moves: { args: ChessGetLegalMovesArgs; result: ChessGetLegalMovesResult };
  /**
   * Deprecated, use play_suggest_move. The best move of the start position, to a depth.
   * @deprecated use play_suggest_move
   */
  chess_analyze_position: { args: ChessAnalyzePositionArgs; result: ChessAnalyzePositionResult };
  /**
   * Deprecated, use play_apply_move. Makes one move from the start position.
   * @deprecated use play_apply_move
   */
  chess_make_move: { args: ChessMakeMoveArgs; result: ChessMakeMoveResult };
  /**
   * Deprecated, use play_validate_move. Tells whether a move is legal in the start position.
   * @deprecated use play_validate_move
   */
  chess_validate_move: { args: ChessValidateMoveArgs; result: ChessValidateMoveResult };
  /**
   * Deprecated, use play_check_status. Turn and outcome of the start position.
   * @deprecated use play_check_status
   */
  chess_get_status: { args: ChessGetStatusArgs; result: ChessGetStatusResult };
  /**
   * Deprecated, use play_render_board. Draws a chess position as SVG.
   * @deprecated use play_render_board
   */
  chess_render_svg: { args: ChessRenderSvgArgs; result: ChessRenderSvgResult };
  /**
   * Deprecated, use play_make_moves. Makes moves in order from the start position.
   * @deprecated use play_make_moves
   */
  chess_make_moves: { args: ChessMakeMovesArgs; result: ChessMakeMovesResult };
  /**
   * To choose a kind of hex map: the six map games with their options, terrains, styles and sizes.
   */
  hex_list_games: { args: HexListGamesArgs; result: HexListGamesResult };
  /**
   * To make a hex map for a game: cells with terrain, fair for the players, the same again for the same seed.
   */
  hex_generate_map: { args: HexGenerateMapArgs; result: HexGenerateMapResult };
  /**
   * To see a hex map: makes it as hex_generate_map does and draws it as SVG in a chosen style.
   */
  hex_export_svg: { args: HexExportSvgArgs; result: HexExportSvgResult };
  /**
   * To look at one hex of a map: terrain, cost, neighbours and its distance from the centre.
   */
  hex_get_info: { args: HexGetInfoArgs; result: HexGetInfoResult };
  /**
   * To learn what can be seen from a hex within a range: visible hexes and what blocks the view.
   */
  hex_compute_fov: { args: HexComputeFovArgs; result: HexComputeFovResult };
  /**
   * To find the cheapest way between two hexes over a game's terrain: the path, its cost, or why there is none.
   */
  hex_pathfind: { args: HexPathfindArgs; result: HexPathfindResult };
  /**
   * To see what can be played: the ten game families with their titles and numbers of variants.
   */
  play_list_families: { args: PlayListFamiliesArgs; result: PlayListFamiliesResult };
  /**
   * To choose what to play: all variants of a family, and the flags that can be added as slug+flag.
   */
  play_list_variants: { args: PlayListVariantsArgs; result: PlayListVariantsResult };
  /**
   * To read the rules a variant is made of: board, pieces, set-up, rule words and drawing, fully resolved.
   */
  play_get_definition: { args: PlayGetDefinitionArgs; result: PlayGetDefinitionResult };
  /**
   * To start a game of any family and variant: returns the state to pass to the other play tools.
   */
  play_create_game: { args: PlayCreateGameArgs; result: PlayCreateGameResult };
  /**
   * To know what the player on turn may do: every legal move, ready to pass to play_apply_move.
   */
  play_get_moves: { args: PlayGetMovesArgs; result: PlayGetMovesResult };
  /**
   * To make one move: checks it against the rules and returns the new state, turn and outcome.
   */
  play_apply_move: { args: PlayApplyMoveArgs; result: PlayApplyMoveResult };
  /**
   * To learn whose turn it is and whether the game is over: winner, reason, check, claims.
   */
  play_check_status: { args: PlayCheckStatusArgs; result: PlayCheckStatusResult };
  /**
   * To let the engine choose a move at one of five levels, with score, depth and the line it expects.
   */
  play_suggest_move: { args: PlaySuggestMoveArgs; result: PlaySuggestMoveResult };
  /**
   * To show a position: the board as SVG, as PNG on request, and in words; cells can be highlighted.
   */
  play_render_board: { args: PlayRenderBoardArgs; result: PlayRenderBoardResult };
  /**
   * To keep or share a position: its FEN-style string, in any of the ten families.
   */
  play_export_fen: { args: PlayExportFenArgs; result: PlayExportFenResult };
  /**
   * To continue from a position string: checks it, tells every fault, and returns a state.
   */
  play_load_fen: { args: PlayLoadFenArgs; result: PlayLoadFenResult };
  /**
   * To test whether a move is legal without making it; when it is not, the rule that forbids it.
   */
  play_validate_move: { args: PlayValidateMoveArgs; result: PlayValidateMoveResult };
  /**
   * To make moves in order: returns the final state and stops at the first illegal move.
   */
  play_make_moves: { args: PlayMakeMovesArgs; result: PlayMakeMovesResult };
  /**
   * To find a game to read about: all rulebooks with players, duration, complexity and mechanics.
   */
  rules_list_games: { args: RulesListGamesArgs; result: RulesListGamesResult };
  /**
   * To read all rules of a game at once, as Markdown.
   */
  rules_get_game: { args: RulesGetGameArgs; result: RulesGetGameResult };
  /**
   * To learn about a game before reading: players, duration, variants, pages and related games.
   */
  rules_get_game_meta: { args: RulesGetGameMetaArgs; result: RulesGetGameMetaResult };
  /**
   * To read one page of a rulebook: a chapter, a class, a spell; as Markdown.
   */
  rules_get_page: { args: RulesGetPageArgs; result: RulesGetPageResult };
  /**
   * To compare a game's variants: structured facts, filtered by playable or board topology.
   */
  rules_get_variant_list: { args: RulesGetVariantListArgs; result: RulesGetVariantListResult };
  /**
   * To show how a variant starts: the URL of its diagram, its board topology and drawing facts.
   */
  rules_get_diagram: { args: RulesGetDiagramArgs; result: RulesGetDiagramResult };
  /**
   * To read how one variant differs: its rules as Markdown, with the facts of its board.
   */
  rules_get_variant: { args: RulesGetVariantArgs; result: RulesGetVariantResult };
  /**
   * To find the rule that answers a question: full-text search, with the section and a link to it.
   */
  rules_search: { args: RulesSearchArgs; result: RulesSearchResult };
  /**
   * To pick a game for tonight: a random one that fits the number of players and the time.
   */
  rules_random: { args: RulesRandomArgs; result: RulesRandomResult };
  /**
   * To find a board layout by words: name, family, topology; each with a picture.
   */
  board_gallery_search: { args: BoardGallerySearchArgs; result: BoardGallerySearchResult };
  /**
   * To see one board layout: its picture and its facts, by ID or name.
   */
  board_gallery_get: { args: BoardGalleryGetArgs; result: BoardGalleryGetResult };
  /**
   * To learn how many boards there are: in all, by family and by topology.
   */
  board_gallery_stats: { args: BoardGalleryStatsArgs; result: BoardGalleryStatsResult };
  /**
   * To find sets of tiles by words, or list them all: hexes, dominoes, mahjong, polyominoes, paths, letters …
   */
  tile_gallery_search: { args: TileGallerySearchArgs; result: TileGallerySearchResult };
  /**
   * To see one set of tiles: every kind with its picture, what is on it, how many are in the box.
   */
  tile_gallery_get: { args: TileGalleryGetArgs; result: TileGalleryGetResult };
  /**
   * To learn how many sets of tiles and kinds of tile there are, by shape and by game.
   */
  tile_gallery_stats: { args: TileGalleryStatsArgs; result: TileGalleryStatsResult };
  /**
   * To find sets of pieces by words or game family; each with style, author and licence.
   */
  piece_gallery_search: { args: PieceGallerySearchArgs; result: PieceGallerySearchResult };
  /**
   * To see one set of pieces: every piece as SVG, with author and licence.
   */
  piece_gallery_get_set: { args: PieceGalleryGetSetArgs; result: PieceGalleryGetSetResult };
  /**
   * To learn how many piece sets, styles, authors and game families there are.
   */
  piece_gallery_stats: { args: PieceGalleryStatsArgs; result: PieceGalleryStatsResult };
  /**
   * To see which role-playing systems are known, and what each has: tables, entities, recipes, characters.
   */
  oracle_list_games: { args: OracleListGamesArgs; result: OracleListGamesResult };
  /**
   * To make a random character for a role-playing system: figures, gear and every roll shown.
   */
  rpg_chargen: { args: RpgChargenArgs; result: RpgChargenResult };
  /**
   * To roll on an oracle table of a system: the roll, the row and what it refers to.
   */
  oracle_roll: { args: OracleRollArgs; result: OracleRollResult };
  /**
   * To find an oracle table: all tables of a system with their dice and sizes.
   */
  oracle_list_tables: { args: OracleListTablesArgs; result: OracleListTablesResult };
  /**
   * To answer a yes-or-no question by chance, weighted by how likely yes is.
   */
  oracle_ask: { args: OracleAskArgs; result: OracleAskResult };
  /**
   * To set a scene: rolls the tables of a recipe, or random ones, and puts them into a sentence.
   */
  oracle_scene: { args: OracleSceneArgs; result: OracleSceneResult };
  /**
   * To find spells, monsters, classes and items by words, in one system or all.
   */
  rpg_search_entities: { args: RpgSearchEntitiesArgs; result: RpgSearchEntitiesResult };
  /**
   * To read everything about one spell, monster, class or item, by name.
   */
  rpg_get_entity: { args: RpgGetEntityArgs; result: RpgGetEntityResult };
  /**
   * To surprise a party: a random encounter of a system, by difficulty and monster type.
   */
  rpg_random_encounter: { args: RpgRandomEncounterArgs; result: RpgRandomEncounterResult };
  /**
   * To leaf through all entities of one category of a system, page by page.
   */
  rpg_browse_category: { args: RpgBrowseCategoryArgs; result: RpgBrowseCategoryResult };
  /**
   * To reward a party: random finds of a tier, with values.
   */
  rpg_loot: { args: RpgLootArgs; result: RpgLootResult };
  /**
   * To choose a recipe for oracle_scene: all recipes, of one system or of all.
   */
  oracle_list_recipes: { args: OracleListRecipesArgs; result: OracleListRecipesResult };
  /**
   * To follow up a rolled result that refers to other tables: rolls them and shows each step.
   */
  oracle_interpret: { args: OracleInterpretArgs; result: OracleInterpretResult };
  /**
   * To read an oracle table: all entries with their ranges.
   */
  oracle_table_view: { args: OracleTableViewArgs; result: OracleTableViewResult };
  /**
   * To build an encounter fit for a party: monsters by challenge, terrain and loot.
   */
  oracle_encounter: { args: OracleEncounterArgs; result: OracleEncounterResult };
  /**
   * To see which kinds of entity a system has, and how many of each.
   */
  rpg_list_categories: { args: RpgListCategoriesArgs; result: RpgListCategoriesResult };
  /**
   * To be inspired: random entities of a system, of one category or any.
   */
  rpg_random: { args: RpgRandomArgs; result: RpgRandomResult };
  /**
   * To start the space epic: one random faction for each of 3 to 8 players.
   */
  epic4_random_factions: { args: Epic4RandomFactionsArgs; result: Epic4RandomFactionsResult };
  /**
   * To draft for the space epic: a pool of factions for each player to pick from, none twice.
   */
  epic4_draft_factions: { args: Epic4DraftFactionsArgs; result: Epic4DraftFactionsResult };
  /**
   * To read about the factions of the space epic: colours, flags, abilities, expansion.
   */
  epic4_list_factions: { args: Epic4ListFactionsArgs; result: Epic4ListFactionsResult };
  /**
   * To draw public objectives for the space epic, of stage 1, 2 or both.
   */
  epic4_draw_objectives: { args: Epic4DrawObjectivesArgs; result: Epic4DrawObjectivesResult };
  /**
   * To draw agenda cards for the space epic: laws and directives to vote on.
   */
  epic4_draw_agendas: { args: Epic4DrawAgendasArgs; result: Epic4DrawAgendasResult };
  /**
   * To start a game of nukes: a fair random set-up of territories and resources.
   */
  nukes_setup_generator: { args: NukesSetupGeneratorArgs; result: NukesSetupGeneratorResult };
  /**
   * To resolve a fight in nukes between two units on a terrain: rolls, casualties and exact odds.
   */
  game_nukes_combat: { args: GameNukesCombatArgs; result: GameNukesCombatResult };
  /**
   * To judge settlement numbers in colony: the chance that a throw pays, and what to expect.
   */
  colony_dice_odds: { args: ColonyDiceOddsArgs; result: ColonyDiceOddsResult };
  /**
   * To get a shuffled deck of one of six types, and draw or deal from it; the dice are rolled instead.
   */
  game_deck_create: { args: GameDeckCreateArgs; result: GameDeckCreateResult };
  /**
   * To choose a deck: the six types with their suits, ranks and numbers of cards.
   */
  game_deck_list_types: { args: GameDeckListTypesArgs; result: GameDeckListTypesResult };
  /**
   * To shuffle and deal a deck of your own cards, each with a quantity, or what remains of another deck.
   */
  game_deck_deal: { args: GameDeckDealArgs; result: GameDeckDealResult };
  /**
   * To keep score: totals in order, leader and ties; it knows games in which the lowest score wins.
   */
  game_score_tracker: { args: GameScoreTrackerArgs; result: GameScoreTrackerResult };
  /**
   * To start ringquest: a random lot of characters, none twice.
   */
  ringquest_draw_characters: { args: RingquestDrawCharactersArgs; result: RingquestDrawCharactersResult };
  /**
   * To meet something in ringquest: a random encounter of one of the four rings.
   */
  ringquest_draw_encounter: { args: RingquestDrawEncounterArgs; result: RingquestDrawEncounterResult };
  /**
   * To see the current game jam: which one is on, its deadline and its submissions.
   */
  jam_status: { args: JamStatusArgs; result: JamStatusResult };
  /**
   * To see how much time is left in the current game jam.
   */
  jam_timer: { args: JamTimerArgs; result: JamTimerResult };
  /**
   * To see how the vote of the current game jam stands; it takes no votes.
   */
  jam_vote: { args: JamVoteArgs; result: JamVoteResult };
  /**
   * To roll dice of any kind: 2d6+3, 4d6kh3, exploding, rerolled, counted; pools by comma. Every die is shown.
   */
  dice_roll: { args: DiceRollArgs; result: DiceRollResult };
  /**
   * To let chance decide: flips coins, or picks from your own choices; with count it does so that often.
   */
  coin_flip: { args: CoinFlipArgs; result: CoinFlipResult };
  /**
   * To split players into random teams: sizes differ by one at most, everyone is in exactly one team.
   */
  team_split: { args: TeamSplitArgs; result: TeamSplitResult };
  /**
   * To decide who goes first and next: a random turn order in which every order is equally likely.
   */
  random_player_order: { args: RandomPlayerOrderArgs; result: RandomPlayerOrderResult };
  /**
   * To choose a clock for a game: main time, increment, byo-yomi or turn timer, and how long it will take.
   */
  timer_suggest: { args: TimerSuggestArgs; result: TimerSuggestResult };
  /**
   * To get started on a game: random jam themes, none twice, each with a question or dare to think on with.
   */
  game_jam_theme: { args: GameJamThemeArgs; result: GameJamThemeResult };
  /**
   * To learn how likely dice meet a target: exact odds of 2d6, 4d6kh3, 4d6!, 10d10>=8 …, with the whole distribution.
   */
  dice_odds: { args: DiceOddsArgs; result: DiceOddsResult };
}

export type ToolName = keyof Calls;

export const TOOL_NAMES = [
  'chess_generate_puzzle',
  'chess_list_puzzle_types',
  'chess_list_variants',
  'chess_get_legal_moves',
  'chess_analyze_position',
  'chess_make_move',
  'chess_validate_move',
  'chess_get_status',
  'chess_render_svg',
  'chess_make_moves',
  'hex_list_games',
  'hex_generate_map',
  'hex_export_svg',
  'hex_get_info',
  'hex_compute_fov',
  'hex_pathfind',
  'play_list_families',
  'play_list_variants',
  'play_get_definition',
  'play_create_game',
  'play_get_moves',
  'play_apply_move',
  'play_check_status',
  'play_suggest_move',
  'play_render_board',
  'play_export_fen',
  'play_load_fen',
  'play_validate_move',
  'play_make_moves',
  'rules_list_games',
  'rules_get_game',
  'rules_get_game_meta',
  'rules_get_page',
  'rules_get_variant_list',
  'rules_get_diagram',
  'rules_get_variant',
  'rules_search',
  'rules_random',
  'board_gallery_search',
  'board_gallery_get',
  'board_gallery_stats',
  'tile_gallery_search',
  'tile_gallery_get',
  'tile_gallery_stats',
  'piece_gallery_search',
  'piece_gallery_get_set',
  'piece_gallery_stats',
  'oracle_list_games',
  'rpg_chargen',
  'oracle_roll',
  'oracle_list_tables',
  'oracle_ask',
  'oracle_scene',
  'rpg_search_entities',
  'rpg_get_entity',
  'rpg_random_encounter',
  'rpg_browse_category',
  'rpg_loot',
  'oracle_list_recipes',
  'oracle_interpret',
  'oracle_table_view',
  'oracle_encounter',
  'rpg_list_categories',
  'rpg_random',
  'epic4_random_factions',
  'epic4_draft_factions',
  'epic4_list_factions',
  'epic4_draw_objectives',
  'epic4_draw_agendas',
  'nukes_setup_generator',
  'game_nukes_combat',
  'colony_dice_odds',
  'game_deck_create',
  'game_deck_list_types',
  'game_deck_deal',
  'game_score_tracker',
  'ringquest_draw_characters',
  'ringquest_draw_encounter',
  'jam_status',
  'jam_timer',
  'jam_vote',
  'dice_roll',
  'coin_flip',
  'team_split',
  'random_player_order',
  'timer_suggest',
  'game_jam_theme',
  'dice_odds',
] as const satisfies readonly ToolName[];
