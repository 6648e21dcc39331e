/** One statement of the public interface. Tests cite it as `[id]` at the start of their title. */
export interface Clause {
  /** Area and number; an id is never given to another statement. */
  id: string;
  says: string;
  /**
   * Tools that the statement is about, while it can't be tested because they are not built. As
   * soon as all of them are, the statement has to be cited by a test and this list goes.
   */
  awaits?: readonly string[];
}

export const CLAUSES: readonly Clause[] = [
  // the listing of tools
  { id: 'LIST-1', says: 'there are 89 tools, and count says so' },
  { id: 'LIST-2', says: 'a listed tool has a name, a description, an inputSchema and a namespace' },
  { id: 'LIST-3', says: 'the names are those of the table, each once' },
  { id: 'LIST-4', says: 'there are eight namespaces, and each tool is in the one of the table' },
  { id: 'LIST-5', says: 'an inputSchema is a JSON schema of an object, with properties' },
  { id: 'LIST-6', says: 'a tool has the parameters of the table and no others, each described' },
  { id: 'LIST-7', says: 'a parameter has the type of the table; where that is number, whole ones may be asked for' },
  { id: 'LIST-8', says: 'the parameters required are those of the table' },
  { id: 'LIST-9', says: 'a parameter that the table gives a set of values has exactly these' },
  { id: 'LIST-10', says: 'a parameter has the default of the table' },
  { id: 'LIST-11', says: 'a parameter has the smallest and the largest value of the table' },
  {
    id: 'LIST-12',
    says: 'elements of lists have the types of the table: highlights with key and color, cards with name …',
  },
  { id: 'LIST-13', says: 'where the table leaves the default system to the service, the schema names it' },

  // sets of values
  { id: 'ENUM-1', says: 'chess and play: difficulty of puzzles, ten families, five levels of play' },
  { id: 'ENUM-2', says: 'rules: category, complexity, status, section type, topology' },
  { id: 'ENUM-3', says: 'oracles: likelihood, scene type, region, difficulty of encounters, loot tier' },
  { id: 'ENUM-4', says: 'oracle_encounter knows two systems, and takes the 5e-style one by default' },
  { id: 'ENUM-5', says: 'games: deck type, stage of objectives, type of agendas, ring' },
  { id: 'ENUM-6', says: 'utilities: five ways to compare dice with a target' },

  // limits
  { id: 'LIMIT-1', says: 'no route has a rate limit' },
  { id: 'LIMIT-2', says: 'a board is drawn 480 pixels wide unless asked otherwise, 2048 at most' },
  { id: 'LIMIT-3', says: 'a hex is drawn with 30 pixels unless asked otherwise' },
  { id: 'LIMIT-4', says: 'the four searches give ten results unless asked otherwise' },
  { id: 'LIMIT-5', says: 'browsing starts at page 1, with 20 entities a page' },
  { id: 'LIMIT-6', says: 'players: 3 to 8 for epic4 (6 drafting by default), 2 to 6 for nukes (2 by default)' },
  { id: 'LIMIT-7', says: '2 to 6 characters are drawn for ringquest, 4 by default' },
  { id: 'LIMIT-8', says: 'a party has level 1 to 20 and 1 to 10 members; 1 to 10 entities are picked' },
  {
    id: 'LIMIT-9',
    says: 'what has no limit in the table has one of ours, and going over it is refused with the limit',
  },

  // routes
  { id: 'HTTP-1', says: 'requests and results are JSON, a result is an object' },
  { id: 'HTTP-2', says: 'POST /api/call with tool and args answers 200 with the result of the tool' },
  { id: 'HTTP-3', says: 'POST /api/tools/<name> with the arguments answers 200 with the result of the tool' },
  { id: 'HTTP-4', says: 'both routes answer alike, results and refusals' },
  { id: 'HTTP-5', says: 'GET /api/tools answers 200 with the listing' },
  { id: 'HTTP-6', says: 'a tool that has no parameters is called with {}' },
  { id: 'HTTP-7', says: 'in a generic call tool is a required string, args an object that may be left out' },
  { id: 'HTTP-8', says: 'a path that is not there is a 404' },
  { id: 'HTTP-9', says: 'a method that a path does not have is a 405, and Allow names those it has' },
  { id: 'HTTP-10', says: 'a page of any origin may call every route and read every answer' },
  { id: 'HTTP-11', says: 'HEAD answers as GET does, without the body' },
  { id: 'HTTP-12', says: 'documents have an ETag, and 304 answers who has them already' },
  { id: 'HTTP-13', says: 'each answer has a request id: the one sent along, or one of its own' },
  { id: 'HTTP-14', says: 'bound to a loopback address, the service answers to loopback names only' },
  { id: 'HTTP-15', says: '/healthz and /readyz tell that the service is up' },
  { id: 'HTTP-16', says: '/metrics counts requests by tool, method and status' },
  { id: 'HTTP-17', says: '/llms.txt presents every tool that is there to language models' },
  { id: 'HTTP-18', says: '/openapi.json describes the route of every tool' },
  { id: 'HTTP-19', says: 'more calls at once than are taken are a 503 with Retry-After' },

  // bodies
  { id: 'BODY-1', says: 'a body that is not JSON is a 400' },
  { id: 'BODY-2', says: 'a body that is JSON but no object is a 400' },
  { id: 'BODY-3', says: 'nesting without end is a 400' },
  { id: 'BODY-4', says: 'a key that touches prototypes is refused like any unknown argument' },
  { id: 'BODY-5', says: 'a body of more than 1 MB is a 413, however it is sent, and the connection goes on' },
  { id: 'BODY-6', says: 'a body of another type is a 415, unless it is JSON all the same' },
  { id: 'BODY-7', says: 'an empty body is an empty object' },

  // arguments
  { id: 'ARG-1', says: 'a required argument that is missing is a 400 that names it' },
  { id: 'ARG-2', says: 'an argument of another type is a 400 that names it' },
  { id: 'ARG-3', says: 'a value outside its set is a 400 that names the nearest' },
  { id: 'ARG-4', says: 'a number beyond its limits is a 400 that names them; the limits themselves are within' },
  { id: 'ARG-5', says: 'an unknown argument is a 400 that names the nearest' },
  { id: 'ARG-6', says: 'null for an optional argument counts as left out' },
  { id: 'ARG-7', says: 'an alias does what the argument does that it stands for' },
  { id: 'ARG-8', says: 'an argument and its alias together must say the same' },
  { id: 'ARG-9', says: 'an argument left out is its default' },

  // refusals
  { id: 'ERR-1', says: 'a refusal is problem JSON with a code, and error repeats detail' },
  { id: 'ERR-2', says: 'the type of a refusal leads to what its code means' },
  { id: 'ERR-3', says: 'an unknown tool is a 404 that names the nearest' },
  { id: 'ERR-4', says: 'a tool that is not built yet is a 501, after its arguments were checked' },
  { id: 'ERR-5', says: 'what fits the schema but cannot be done is a 422 that says why' },
  { id: 'ERR-6', says: 'an unknown thing is a 404 that names the nearest' },

  // access
  { id: 'AUTH-1', says: 'calls and the listing need no key, and look at none' },
  { id: 'AUTH-2', says: 'the static data needs no key, and looks at none' },
  { id: 'AUTH-3', says: 'MCP needs no key, and looks at none' },

  // chance
  { id: 'SEED-1', says: 'the seed of a random answer goes out in x-seed, and sent back it replays the call' },
  { id: 'SEED-2', says: 'a seed may also come in the address as ?seed=' },
  { id: 'SEED-3', says: 'without a seed chance varies, and so it does between seeds' },
  { id: 'SEED-4', says: 'a seed that cannot travel in a header is a 400' },
  { id: 'SEED-5', says: 'over MCP the seed goes in and out as _meta.seed, and means the same' },

  // deprecation, removal, versions
  { id: 'DEPR-1', says: 'eight chess tools are listed as deprecated, with what to use instead' },
  { id: 'DEPR-2', says: 'a deprecated tool goes in version 1.0.0, which this is not' },
  { id: 'DEPR-3', says: 'a deprecated tool says so in the headers of every answer, with links to its successors' },
  { id: 'DEPR-4', says: 'chess_get_opening_book stays listed as removed, nothing replaces it, and a call is a 410' },
  { id: 'DEPR-5', says: 'no other tool is deprecated or removed' },
  { id: 'VER-1', says: 'the interface has version 0.1.0' },
  { id: 'VER-2', says: 'no path has a version in it' },

  // static data
  { id: 'SITE-1', says: 'GET /api/index.json leads to all the rest' },
  { id: 'SITE-2', says: 'GET /api/catalogue.json lists the rulebooks' },
  { id: 'SITE-3', says: 'the catalogue has every rulebook' },
  { id: 'SITE-4', says: 'GET /api/rules/{slug}/meta.json tells about one rulebook' },
  { id: 'SITE-5', says: 'a rulebook that is not there is a 404' },
  { id: 'SITE-6', says: 'static data may be cached' },

  // MCP
  { id: 'MCP-1', says: 'clients of either protocol era connect at /mcp and learn whom they talk to' },
  { id: 'MCP-2', says: 'every tool but the removed one is offered, with the schema of the listing' },
  { id: 'MCP-3', says: 'the offer is short: titles and annotations, no dialects or result schemas, 60 kB at most' },
  { id: 'MCP-4', says: 'a call gives the result that HTTP gives, as text and structured' },
  { id: 'MCP-5', says: 'a refusal is a tool result with isError that says what HTTP says' },
  { id: 'MCP-6', says: 'an unknown tool is a protocol error that names the nearest' },
  { id: 'MCP-7', says: '?toolsets= narrows the offer to namespaces' },
  { id: 'MCP-8', says: 'resources tell of errors and of every tool in full, a prompt asks for odds' },
  { id: 'MCP-9', says: 'notifications are taken, unknown methods are refused' },
  { id: 'MCP-10', says: 'a message that cannot be read is refused as such, and is never a 500' },

  // dice
  { id: 'DICE-1', says: 'dice_roll rolls NdS with + and -, every die in its range' },
  { id: 'DICE-2', says: 'the highest or the lowest dice are kept or dropped' },
  { id: 'DICE-3', says: 'commas part pools that are rolled together' },
  { id: 'DICE-4', says: 'count rolls it all that often' },
  { id: 'DICE-5', says: 'a notation that cannot be read is refused, with the place' },
  { id: 'DICE-6', says: 'dice beyond the limits are refused, with the limit' },
  { id: 'ODDS-1', says: 'dice_odds is the probability to meet or exceed the target' },
  { id: 'ODDS-2', says: 'comparison holds the total against the target in another way' },
  { id: 'ODDS-3', says: 'odds that are several, or too much work, are refused' },

  // the other utilities
  { id: 'COIN-1', says: 'coin_flip flips one coin, or count of them' },
  { id: 'COIN-2', says: 'choices are picked from instead of the coin' },
  { id: 'TEAM-1', says: 'team_split puts everyone into one of two random teams of almost the same size' },
  { id: 'TEAM-2', says: 'count, alias teams, is how many teams; more than players are refused' },
  { id: 'TEAM-3', says: 'members is the same as players, as a text with commas' },
  { id: 'ORDER-1', says: 'random_player_order has everyone once' },
  { id: 'TIMER-1', says: 'timer_suggest suggests time controls for a game and its players' },
  { id: 'TIMER-2', says: 'it knows families and variants of the engine, and other games, by every usual spelling' },
  { id: 'TIMER-3', says: 'players that a game is not for are refused with the number that it is for' },
  { id: 'TIMER-4', says: 'a game that is not known is a 404 with the nearest names; a name of several games a 422' },
  { id: 'THEME-1', says: 'game_jam_theme draws three themes, or count of them' },
  { id: 'THEME-2', says: 'no theme comes twice in an answer, and there are thousands' },

  // chess
  { id: 'PUZZLE-1', says: 'a random puzzle of the variant, difficulty and theme' },
  { id: 'PUZZLE-2', says: 'a variant is a slug, hyphened or in camel case' },
  { id: 'PUZZLE-3', says: 'variant puzzles have no themes, and 1400 at most' },
  { id: 'PUZZLE-4', says: 'themes and hard are for standard, else there is none' },
  { id: 'PUZZLE-5', says: 'variants, themes and counts of the pool are listed' },
  { id: 'CHESS-1', says: 'chess_list_variants lists variants, of a group' },
  {
    id: 'CHESS-2',
    says: "chess_get_legal_moves has the moves of a variant's start",
  },
  { id: 'CHESS-3', says: 'chess_analyze_position looks as deep as asked' },
  { id: 'CHESS-4', says: 'chess_make_move moves from the start' },
  { id: 'CHESS-5', says: 'chess_validate_move says whether a move is legal' },
  { id: 'CHESS-6', says: 'chess_get_status tells turn, end and winner' },
  { id: 'CHESS-7', says: 'chess_render_svg draws a position, squares marked' },
  { id: 'CHESS-8', says: 'chess_make_moves moves in order' },

  // hex maps
  { id: 'HEX-1', says: 'six games are listed with what can be chosen, nukes and colony too' },
  { id: 'HEX-2', says: 'a map is made for a game, 2 players and its usual size' },
  { id: 'HEX-3', says: 'the same seed makes the same map' },
  { id: 'HEX-4', says: 'the same map is drawn as SVG in a style and a size' },
  { id: 'HEX-5', says: 'a cell has terrain, neighbours and a distance' },
  { id: 'HEX-6', says: 'the cells seen from one within a range, past what is in the way' },
  { id: 'HEX-7', says: 'a shortest way between two cells at the costs of a game' },

  // play
  { id: 'PLAY-1', says: 'the ten families are listed' },
  { id: 'PLAY-2', says: 'each listed variant can be created' },
  { id: 'PLAY-3', says: 'flags are added to a variant as slug+flag' },
  { id: 'PLAY-4', says: 'a definition has topology, drawing, pieces and set-up' },
  { id: 'PLAY-5', says: 'a game is created as a state that the caller keeps' },
  { id: 'PLAY-6', says: 'the same rngSeed makes the same game' },
  { id: 'PLAY-7', says: 'all legal moves are listed as objects' },
  { id: 'PLAY-8', says: 'a chess move has from and to' },
  { id: 'PLAY-9', says: 'a go move has a coord, or passes' },
  { id: 'PLAY-10', says: 'a listed move applies as it is and gives the next state' },
  { id: 'PLAY-11', says: 'an illegal move is a 422 that names the rule' },
  { id: 'PLAY-12', says: 'turn, end and winner are told' },
  { id: 'PLAY-13', says: 'a legal move is suggested in ten families at five levels' },
  { id: 'PLAY-14', says: 'the board is drawn as SVG, with cells highlighted' },
  { id: 'PLAY-15', says: 'the board comes as PNG of the width asked for' },
  { id: 'PLAY-16', says: 'all families write their position as a line' },
  { id: 'PLAY-17', says: 'such a line makes a state again' },
  { id: 'PLAY-18', says: 'a move is judged without being made' },
  { id: 'PLAY-19', says: 'moves are made in order, up to the first illegal one' },

  // rulebooks
  { id: 'RULES-1', says: 'players, duration, complexity and mechanics are listed' },
  { id: 'RULES-2', says: 'category, complexity, mechanic and status filter' },
  { id: 'RULES-3', says: 'a rulebook is read as Markdown' },
  { id: 'RULES-4', says: 'metadata has how_to_play, variants, pages, relatives' },
  { id: 'RULES-5', says: 'one page is read, from rules or another section' },
  { id: 'RULES-6', says: 'variants are listed, the playable, by topology' },
  { id: 'RULES-7', says: 'a diagram has an SVG address and a topology' },
  { id: 'RULES-8', says: 'the rules of a variant are read' },
  { id: 'RULES-9', says: 'a search finds sections, typed, with a deep link' },
  { id: 'RULES-10', says: 'a random game fits players and minutes' },

  // galleries
  { id: 'GALLERY-1', says: '334 boards of 33 families are counted, and topologies' },
  { id: 'GALLERY-2', says: 'boards are searched' },
  { id: 'GALLERY-3', says: 'a board is found by id or name' },
  { id: 'GALLERY-4', says: 'tile sets are searched, all without a query' },
  { id: 'GALLERY-5', says: 'a tile set by id or name has all its tiles' },
  { id: 'GALLERY-6', says: 'tile sets are counted' },
  { id: 'GALLERY-7', says: 'piece sets are searched, of a family' },
  { id: 'GALLERY-8', says: 'a piece set has its pieces' },
  { id: 'GALLERY-9', says: 'sets, styles, authors and families are counted' },

  // oracles
  { id: 'ORACLE-1', says: 'systems are listed with what they have' },
  { id: 'ORACLE-2', says: 'a table of one of six systems is rolled, or any' },
  { id: 'ORACLE-3', says: 'the tables of a system are listed' },
  { id: 'ORACLE-4', says: 'a question is answered yes or no by likelihood' },
  { id: 'ORACLE-5', says: 'a recipe rolls its tables and becomes a sentence' },
  { id: 'ORACLE-6', says: 'without a recipe a scene has random tables of its type' },
  { id: 'ORACLE-7', says: 'recipes are listed, of one game or all' },
  { id: 'ORACLE-8', says: 'references in a result are resolved' },
  { id: 'ORACLE-9', says: 'a table is seen whole, with ranges' },
  { id: 'ORACLE-10', says: 'monsters that fit a party, terrain, loot' },
  { id: 'RPG-1', says: 'a random character of one of eight systems' },
  { id: 'RPG-2', says: 'entities are searched by system and category' },
  { id: 'RPG-3', says: 'an entity is read in full' },
  { id: 'RPG-4', says: 'a random encounter of a difficulty and monster type' },
  { id: 'RPG-5', says: 'entities of a category are browsed by page' },
  { id: 'RPG-6', says: 'three pieces of loot of a tier, or count of them' },
  { id: 'RPG-7', says: 'categories are listed, of one game or all' },
  { id: 'RPG-8', says: 'random entities of a category, or any' },

  // games
  { id: 'EPIC-1', says: 'each player gets a random faction' },
  { id: 'EPIC-2', says: 'each player drafts from a pool of three, or choices' },
  { id: 'EPIC-3', says: 'factions have colours, flags and expansions' },
  { id: 'EPIC-4', says: 'five public objectives of a stage or both' },
  { id: 'EPIC-5', says: 'two agendas, laws or directives' },
  { id: 'NUKES-1', says: 'territories and resources are dealt, on the map that hex_generate_map makes' },
  { id: 'NUKES-2', says: 'combat between two units in one of four terrains' },
  { id: 'COLONY-1', says: 'how likely the numbers of the settlements come' },
  { id: 'DECK-1', says: 'a deck is shuffled, drawn from or dealt' },
  { id: 'DECK-2', says: 'six deck types are listed with facts' },
  { id: 'DECK-3', says: 'own cards are dealt, each once unless more are said' },
  { id: 'DECK-4', says: 'one hand of own cards is a draw pile only' },
  { id: 'SCORE-1', says: 'scores are kept, from 0 unless said' },
  { id: 'RING-1', says: 'characters are drawn, none twice' },
  { id: 'RING-2', says: 'an encounter of a ring is drawn' },
  { id: 'JAM-1', says: 'the jam, its deadline and its submissions are told' },
  { id: 'JAM-2', says: 'the time left in the jam is told' },
  { id: 'JAM-3', says: 'how voting stands is told' },
];
