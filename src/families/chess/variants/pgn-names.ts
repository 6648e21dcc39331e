/** Names of variants in the tag `Variant` of PGN, as chessops, python-chess and Lichess write them. */
export const pgnNames: Readonly<Record<string, string>> = {
  antichess: 'Antichess',
  atomic: 'Atomic',
  chess960: 'Chess960',
  crazyhouse: 'Crazyhouse',
  horde: 'Horde',
  'king-of-the-hill': 'King of the Hill',
  'racing-kings': 'Racing Kings',
  standard: 'From Position',
  'three-check': 'Three-check',
};
