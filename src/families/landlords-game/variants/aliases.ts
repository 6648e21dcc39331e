/** Other names of the variants, normalised in the same way as `resolveVariant` normalises a name. */
export const aliases: Record<string, string> = {
  '1904': 'standard',
  'landlords-1904': 'standard',
  'landlords-1906': '1906',
  'landlords-single-tax': 'single-tax',
  'landlords-monarch': 'monarch',
  'monarch-of-the-world': 'monarch',
  'landlords-prosperity': 'prosperity',
};

/** Other names of the family, each with the variant it means. */
export const otherNames: Record<string, string> = { landlords: 'standard' };
