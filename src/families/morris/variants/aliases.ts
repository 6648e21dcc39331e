/** Other names under which variants are known; the keys are as `resolve` reads names. */
export const aliases: Record<string, string> = {
  'nine-mens-morris': 'standard',
  'nine-man-morris': 'standard',
  mill: 'standard',
  mills: 'standard',
  merels: 'standard',
  muehle: 'standard',
  lasker: 'lasker-morris',
  mlabalaba: 'morabaraba',
  tapatan: 'three-mens-morris',
  derrah: 'dara',
};
