/** Base URLs of the service and of its rules site. */
export interface SiteAddresses {
  base: string;
  rules: string;
}
