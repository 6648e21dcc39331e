const words = (text: string): string[] => text.trim().split(/\s+/);

/** Variants of the engine's families, with the flags people request. Each must have a clock. */
export const VARIANTS: Record<string, string[]> = {
  chess: words(`
    standard 1d-chess 3check 3check-crazyhouse 3check960 4x5chess 4x6chess 5check 5check960 5x6chess 6x6atom
    active advancedpawn ai-wok ajax-orthodox allexplodeatomic allwayspawns almost amazon andersanti
    andersgiveaway anti-losalamos antiantichess antiatomic antichess antihouse argess armageddon asean atlantis
    atomar atomic atomic-giveaway atomic-giveaway-hill atomic960 atomicduck atomiczh backrank berolina
    blackletter bughouse cambodian capablanca capablanca960 capahouse capahouse960 capture captureall castle
    caught-in-a-snag centaur centaurking chak chancellor chaturanga checkmateless chess chess960 chessgi
    chessvshp chigorin codrus coffeehouse coffeerace coregal cornerrook courier crazyhouse crazyhouse960
    crossderby crossing diana doublearmy dragon dragon-chess dragonfly duck elimination embassy empire epicatomic
    extinction forward fullmoon gardner gemini georgian giveaway gothhouse gothic grand grandhouse grasshopper
    gustav3 haynie hoppelpoppel horde horde960 indiangreat janus jesonmor kamikazerooks karouk khans kinglet
    kingofthehill kingofthehill960 knightmate koedem legan loop losalamos losers maharajah maharajah2 makhouse
    makpong makruk massacre microchess minihouse misere modern mounted newzealand nightrider nocastle
    nocheckatomic nuclear omicron opposite-castling opulent orda ordamirror ordavsempire paradigm pawnback
    pawnsideways pawnsking pawnsmassacre pawnsonly peasant perfect petrified petty placement pocketknight
    quasi-shatranj raazuvaa racingchess racingkings river rookmate rooksquare screen seirawan seirawan960
    semitorpedo shako shatar shatranj shinobi shinobimirror shinobiplus shogun shouse shouse960 sittuyin
    sixthrank sortofalmost spartan squatter suicide synochess tencubed threekings torpedo troitzky twokings2
    upsidedown weak wildebeest wolf xhess
  `),
  draughts: words(`
    standard antidraughts armenian brazilian breakthrough canadian czech english english-6x6 filipino frisian
    frysk international international-6x6 italian killer pool portuguese russian spanish thai thai-12 turkish
    malaysian sri-lankan russian-giveaway english-giveaway american-3-move german spantsireti ghanaian 14x14
    lasca bashni dameo alquerque jamaican makhos damii poddavki
  `),
  go: words(`
    standard capture-go go-nz go-psk go-simple-ko go-tromp-taylor go-chinese go-japanese go-korean go-aga go-ing
    go-stone capture-go-n go-no-pass go-toroidal go-one-colour gomoku gomoku-exact renju ninuki-renju atari-go standard+5x5 standard+7x7 standard+9x9 standard+13x13
    standard+19x19 standard+h9
  `),
  hex: words(`
    standard havannah hex rex y hex-swap hex-rect hex-19 three-player-hex bridg-it
    gale standard+3x3 standard+14x14
  `),
  'landlords-game': words(`
    standard 1904 1906 landlords-1904 landlords-1906 landlords-single-tax landlords-monarch landlords-prosperity
    1904+4p
  `),
  mancala: words(`
    standard anywoli awari ayoayo bao-la-kiswahili bohnenspiel dakon endodoi eson-xorgol halusa hawalis hus
    jongkak kalah kalah-4x4 kalah-5x5 kalah-6x3 kalah-6x6 kalah-empty-capture longbeu-a-cha mangala mangala-ii mbangbi
    mbothe ohvulhu omweso ot-tjin ouri oware pallam-kuzhi pallanguli songo sungka toguz-kumalak vai-lung-thlan
    wari waurie kalah-6x5 ayoayo-leave-last halusa-single ot-tjin-russ waurie-skip waurie-on-turn
    pallanguli-hanson pallanguzhi-wikipedia pallankuli-durai ohvulhu-ludii sungka-ludii eson-xorgol-wikipedia
    anywoli-wikipedia hus-4x12 hus-4x16 hus-both hawalis-single-lap omweso-emitwe-ebiri bao-takasia abapa pallanguzhi congklak
  `),
  morris: words(`
    standard achi dara eleven-mens-morris five-mens-morris lasker-morris morabaraba nine-holes nine-mens-morris seven-mens-morris
    nine-mens-morris-nofly picaria shax six-mens-morris three-mens-morris three-mens-morris-fly
    twelve-mens-morris twelve-mens-morris-nofly tapatan tant-fant shisima dara-niger
  `),
  reversi: words(`
    standard othello othello-10x10 othello-12x12 othello-4x4 othello-6x6 othello-8x10 reversi reversi-parallel
    antireversi othello-swap othello-octagon othello-barred
  `),
  shogi: words(`
    standard antiminishogi cannonshogi checkshogi chennis dobutsu euroshogi gethenian gorogoro gorogoroplus
    judkins kyotoshogi leaperhouse mandala mansindam micro minishogi muje okisakishogi pandemonium shogi shoshogi
    torishogi yarishogi
  `),
  xiangqi: words(`
    standard crowdedxiangqi elgam janggi janggicasual janggihouse janggimodern janggitraditional manchu
    minixiangqi supply xiangqi xiangqihouse
  `),
};

/** Other board games that the engine could play. */
export const OTHERS = words(`
    alapo allqueenschess amazons annexation aralzaa asimplegame ataxx bajr breakthrough breakthrough5
    breakthrough6 breakthrough7 buffalo capturethequeen cetus cfour cfour-anyside cfour-misere clobber clobber10
    cowboys crusade flipello flipello10 flipello6 flipersi fox-and-hounds gale gonnect hexapawn isolation isolation7x7
    joust knights-halma kono la-mancha-duel la-mancha-squeez lewthwaite nim nineholes pex picaria quadwrangle
    quadwrangle7x7 roll-ing-to-four snailtrail snort star star-star stardust symphony teeko three-musketeers tictacchess
    tictactoe tuktuk
`);
