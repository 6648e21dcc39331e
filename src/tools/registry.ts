import { ToolCatalogue } from './catalogue.ts';
import chessAnalyzePosition from './chess/chess-analyze-position.ts';
import chessGeneratePuzzle from './chess/chess-generate-puzzle.ts';
import chessGetLegalMoves from './chess/chess-get-legal-moves.ts';
import chessGetOpeningBook from './chess/chess-get-opening-book.ts';
import chessGetStatus from './chess/chess-get-status.ts';
import chessListPuzzleTypes from './chess/chess-list-puzzle-types.ts';
import chessListVariants from './chess/chess-list-variants.ts';
import chessMakeMove from './chess/chess-make-move.ts';
import chessMakeMoves from './chess/chess-make-moves.ts';
import chessRenderSvg from './chess/chess-render-svg.ts';
import chessValidateMove from './chess/chess-validate-move.ts';
import boardGalleryGet from './gallery/board-gallery-get.ts';
import boardGallerySearch from './gallery/board-gallery-search.ts';
import boardGalleryStats from './gallery/board-gallery-stats.ts';
import pieceGalleryGetSet from './gallery/piece-gallery-get-set.ts';
import pieceGallerySearch from './gallery/piece-gallery-search.ts';
import pieceGalleryStats from './gallery/piece-gallery-stats.ts';
import tileGalleryGet from './gallery/tile-gallery-get.ts';
import tileGallerySearch from './gallery/tile-gallery-search.ts';
import tileGalleryStats from './gallery/tile-gallery-stats.ts';
import colonyDiceOdds from './games/colony-dice-odds.ts';
import epic4DraftFactions from './games/epic4-draft-factions.ts';
import epic4DrawAgendas from './games/epic4-draw-agendas.ts';
import epic4DrawObjectives from './games/epic4-draw-objectives.ts';
import epic4ListFactions from './games/epic4-list-factions.ts';
import epic4RandomFactions from './games/epic4-random-factions.ts';
import gameDeckCreate from './games/game-deck-create.ts';
import gameDeckDeal from './games/game-deck-deal.ts';
import gameDeckListTypes from './games/game-deck-list-types.ts';
import gameNukesCombat from './games/game-nukes-combat.ts';
import gameScoreTracker from './games/game-score-tracker.ts';
import jamStatus from './games/jam-status.ts';
import jamTimer from './games/jam-timer.ts';
import jamVote from './games/jam-vote.ts';
import nukesSetupGenerator from './games/nukes-setup-generator.ts';
import ringquestDrawCharacters from './games/ringquest-draw-characters.ts';
import ringquestDrawEncounter from './games/ringquest-draw-encounter.ts';
import hexComputeFov from './hex/hex-compute-fov.ts';
import hexExportSvg from './hex/hex-export-svg.ts';
import hexGenerateMap from './hex/hex-generate-map.ts';
import hexGetInfo from './hex/hex-get-info.ts';
import hexListGames from './hex/hex-list-games.ts';
import hexPathfind from './hex/hex-pathfind.ts';
import oracleAsk from './oracles/oracle-ask.ts';
import oracleEncounter from './oracles/oracle-encounter.ts';
import oracleInterpret from './oracles/oracle-interpret.ts';
import oracleListGames from './oracles/oracle-list-games.ts';
import oracleListRecipes from './oracles/oracle-list-recipes.ts';
import oracleListTables from './oracles/oracle-list-tables.ts';
import oracleRoll from './oracles/oracle-roll.ts';
import oracleScene from './oracles/oracle-scene.ts';
import oracleTableView from './oracles/oracle-table-view.ts';
import rpgBrowseCategory from './oracles/rpg-browse-category.ts';
import rpgChargen from './oracles/rpg-chargen.ts';
import rpgGetEntity from './oracles/rpg-get-entity.ts';
import rpgListCategories from './oracles/rpg-list-categories.ts';
import rpgLoot from './oracles/rpg-loot.ts';
import rpgRandom from './oracles/rpg-random.ts';
import rpgRandomEncounter from './oracles/rpg-random-encounter.ts';
import rpgSearchEntities from './oracles/rpg-search-entities.ts';
import playApplyMove from './play/play-apply-move.ts';
import playCheckStatus from './play/play-check-status.ts';
import playCreateGame from './play/play-create-game.ts';
import playExportFen from './play/play-export-fen.ts';
import playGetDefinition from './play/play-get-definition.ts';
import playGetMoves from './play/play-get-moves.ts';
import playListFamilies from './play/play-list-families.ts';
import playListVariants from './play/play-list-variants.ts';
import playLoadFen from './play/play-load-fen.ts';
import playMakeMoves from './play/play-make-moves.ts';
import playRenderBoard from './play/play-render-board.ts';
import playSuggestMove from './play/play-suggest-move.ts';
import playValidateMove from './play/play-validate-move.ts';
import rulesGetDiagram from './rules/rules-get-diagram.ts';
import rulesGetGame from './rules/rules-get-game.ts';
import rulesGetGameMeta from './rules/rules-get-game-meta.ts';
import rulesGetPage from './rules/rules-get-page.ts';
import rulesGetVariant from './rules/rules-get-variant.ts';
import rulesGetVariantList from './rules/rules-get-variant-list.ts';
import rulesListGames from './rules/rules-list-games.ts';
import rulesRandom from './rules/rules-random.ts';
import rulesSearch from './rules/rules-search.ts';
import coinFlip from './utilities/coin-flip.ts';
import diceOdds from './utilities/dice-odds.ts';
import diceRoll from './utilities/dice-roll.ts';
import gameJamTheme from './utilities/game-jam-theme.ts';
import randomPlayerOrder from './utilities/random-player-order.ts';
import teamSplit from './utilities/team-split.ts';
import timerSuggest from './utilities/timer-suggest.ts';

/** All tools, in the order in which the interface lists them. */
export const registry = new ToolCatalogue({
  chess: [
    chessGeneratePuzzle,
    chessListPuzzleTypes,
    chessListVariants,
    chessGetLegalMoves,
    chessAnalyzePosition,
    chessMakeMove,
    chessValidateMove,
    chessGetStatus,
    chessRenderSvg,
    chessMakeMoves,
    chessGetOpeningBook,
  ],
  hex: [hexListGames, hexGenerateMap, hexExportSvg, hexGetInfo, hexComputeFov, hexPathfind],
  play: [
    playListFamilies,
    playListVariants,
    playGetDefinition,
    playCreateGame,
    playGetMoves,
    playApplyMove,
    playCheckStatus,
    playSuggestMove,
    playRenderBoard,
    playExportFen,
    playLoadFen,
    playValidateMove,
    playMakeMoves,
  ],
  rules: [
    rulesListGames,
    rulesGetGame,
    rulesGetGameMeta,
    rulesGetPage,
    rulesGetVariantList,
    rulesGetDiagram,
    rulesGetVariant,
    rulesSearch,
    rulesRandom,
  ],
  gallery: [
    boardGallerySearch,
    boardGalleryGet,
    boardGalleryStats,
    tileGallerySearch,
    tileGalleryGet,
    tileGalleryStats,
    pieceGallerySearch,
    pieceGalleryGetSet,
    pieceGalleryStats,
  ],
  oracles: [
    oracleListGames,
    rpgChargen,
    oracleRoll,
    oracleListTables,
    oracleAsk,
    oracleScene,
    rpgSearchEntities,
    rpgGetEntity,
    rpgRandomEncounter,
    rpgBrowseCategory,
    rpgLoot,
    oracleListRecipes,
    oracleInterpret,
    oracleTableView,
    oracleEncounter,
    rpgListCategories,
    rpgRandom,
  ],
  games: [
    epic4RandomFactions,
    epic4DraftFactions,
    epic4ListFactions,
    epic4DrawObjectives,
    epic4DrawAgendas,
    nukesSetupGenerator,
    gameNukesCombat,
    colonyDiceOdds,
    gameDeckCreate,
    gameDeckListTypes,
    gameDeckDeal,
    gameScoreTracker,
    ringquestDrawCharacters,
    ringquestDrawEncounter,
    jamStatus,
    jamTimer,
    jamVote,
  ],
  utilities: [diceRoll, coinFlip, teamSplit, randomPlayerOrder, timerSuggest, gameJamTheme, diceOdds],
});
