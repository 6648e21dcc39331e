/** A move as callers see it: fields of the family's own, and `notation` in the field's standard. */
export interface Move {
  notation?: string;
  [field: string]: unknown;
}
