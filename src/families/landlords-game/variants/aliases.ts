/** Other names of the variants; keys are normalised as `resolve` reads them. */
export const aliases: Record<string, string> = {
  '1904': 'standard',
  'landlords-1904': 'standard',
  'landlords-1906': '1906',
  'landlords-single-tax': 'single-tax',
  'landlords-monarch': 'monarch',
  'monarch-of-the-world': 'monarch',
  'landlords-prosperity': 'prosperity',
};
