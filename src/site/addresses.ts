/** Where the service and its rules site are reached. */
export interface Addresses {
  base: string;
  rules: string;
}
