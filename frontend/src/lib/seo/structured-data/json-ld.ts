export type JsonLdValue = string | number | boolean | JsonLdValue[] | { [name: string]: JsonLdValue };

/** A schema.org description in JSON-LD. */
export interface JsonLd {
  '@context': 'https://schema.org';
  '@type': string;
  [name: string]: JsonLdValue;
}
