/** What a command prints and how the process ends: 0 done, 1 refused, 2 called wrongly. */
export interface Outcome {
  out?: string;
  error?: string;
  code: 0 | 1 | 2;
}
