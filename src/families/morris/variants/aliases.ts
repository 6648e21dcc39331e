/** Other names of morris variants, normalised in the same way as `resolveVariant` normalises a name. */
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
  mühle: 'standard',
};

/** Other names of the family, each with the variant it means. */
export const otherNames: Record<string, string> = { 'mens-morris': 'standard', 'nine-mens-morris': 'standard' };
