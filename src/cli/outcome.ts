/** Output and exit code of a command. Exit codes: 0 done, 1 refused, 2 wrong usage. */
export interface CommandOutcome {
  out?: string;
  error?: string;
  code: 0 | 1 | 2;
}
