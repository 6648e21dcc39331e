/** Formats a probability as `16.67 %`, or with two significant digits if that would round to 0. */
export function formatPercent(share: number): string {
  const hundredfold = 100 * share;
  if (hundredfold === 0 || hundredfold >= 0.01) return `${hundredfold.toFixed(2)} %`;
  return `${hundredfold.toPrecision(2)} %`;
}
