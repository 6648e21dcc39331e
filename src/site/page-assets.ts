/** The addresses of a page's script and of the styles that it needs. */
export interface PageScript {
  readonly script: string;
  readonly styles: readonly string[];
}

/** The scripts of pages, by the name of their entry: `play`. Without them, pages are complete but not playable. */
export type PageAssets = Readonly<Record<string, PageScript>>;
