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
};
