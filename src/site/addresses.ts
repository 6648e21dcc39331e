/** Base URLs of the service and of its rules site. */
export interface Addresses {
  base: string;
  rules: string;
}
