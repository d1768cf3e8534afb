/** The texts that the law requires of a web shop, by the last part of their address. */
export const legalPageNames = [
  'algemene-voorwaarden',
  'privacy',
  'cookies',
  'toegankelijkheid',
  'bezorgen-en-retourneren',
  'modelformulier-herroeping',
  'klachten',
  'contact',
] as const;
export type LegalPageName = (typeof legalPageNames)[number];

export const termsPage = 'algemene-voorwaarden' satisfies LegalPageName;
export const withdrawalFormPage = 'modelformulier-herroeping' satisfies LegalPageName;

/** Returns the path of a page, or of one of its versions. */
export const legalPath = (name: LegalPageName, version?: number): string =>
  `/informatie/${name}${version === undefined ? '' : `?versie=${version}`}`;

/** Returns the name of a page in an address; undefined when there is none. */
export const legalPageNameOf = (name: string): LegalPageName | undefined =>
  legalPageNames.find((known) => known === name);
