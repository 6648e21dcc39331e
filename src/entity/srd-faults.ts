/**
 * What the package has wrong, by list and name: the figure as it is, and as the System Reference Document has it. A test
 * holds that each is still wrong there, so that none stays here for nothing.
 */
export interface SrdFault {
  readonly list: string;
  readonly name: string;
  readonly figure: string;
  readonly is: unknown;
  readonly mended: unknown;
  readonly why: string;
}

export const SRD_FAULTS: readonly SrdFault[] = [
  {
    list: 'monsters',
    name: 'Cult Fanatic',
    figure: 'hit_points',
    is: 22,
    mended: 33,
    why: '6d8 and 6 are 33 on the average',
  },
  {
    list: 'monsters',
    name: 'Horned Devil',
    figure: 'hit_points',
    is: 148,
    mended: 178,
    why: '17d10 and 5 for each, by a Constitution of 21, are 178 on the average',
  },
];
