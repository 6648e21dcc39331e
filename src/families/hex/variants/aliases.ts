/** Other names of Hex variants, normalised in the same way as `resolveVariant` normalises a name. */
export const aliases: Record<string, string> = {
  'hex-swap': 'standard',
  nash: 'standard',
  'con-tac-tix': 'standard',
  'hex-19': 'standard+19x19',
  'misere-hex': 'rex',
  'reverse-hex': 'rex',
  'hex-rectangular': 'hex-rect',
  'game-of-y': 'y',
  '3-player-hex': 'three-player-hex',
  gale: 'bridg-it',
  bridgit: 'bridg-it',
  'bird-cage': 'bridg-it',
  rectangular: 'hex-rect',
};
