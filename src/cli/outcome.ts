/** Output and exit code of a command. Exit codes: 0 done, 1 refused, 2 wrong usage. */
export interface CommandOutcome {
  out?: string;
  error?: string;
  code: 0 | 1 | 2;
}

/** What a command writes: each text ends with one newline. */
export const printed = ({ out, error }: CommandOutcome): { stdout: string; stderr: string } => ({
  stdout: out === undefined ? '' : `${out.trimEnd()}\n`,
  stderr: error === undefined ? '' : `${error.trimEnd()}\n`,
});
