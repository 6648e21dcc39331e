/** Other names of variants, each with the variant it means. Names are in normalised form (lower case, hyphens). */
export const aliases: Record<string, string> = {
  xiangqi: 'standard',
  'chinese-chess': 'standard',
  'korean-chess': 'janggi',
  xiangqihouse: 'xiangqi-house',
  'supply-chess': 'supply',
  yitong: 'manchu',
  'manchu-chess': 'manchu',
  'mini-xiangqi': 'minixiangqi',
  crowdedxiangqi: 'crowded-xiangqi',
  janggihouse: 'janggi-house',
  janggicasual: 'janggi-casual',
  'casual-janggi': 'janggi-casual',
  janggimodern: 'janggi-modern',
  'modern-janggi': 'janggi-modern',
  janggitraditional: 'janggi-traditional',
  'traditional-janggi': 'janggi-traditional',
  mini: 'minixiangqi',
  crowded: 'crowded-xiangqi',
  장기: 'janggi',
};

/** Other names of the family, each with the variant it means. */
export const otherNames: Record<string, string> = {
  'chinese-chess': 'standard',
  象棋: 'standard',
  'cờ tướng': 'standard',
};
