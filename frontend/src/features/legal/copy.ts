export const legalCopy = {
  nav: 'Voorwaarden en informatie',
  version: (version: number, day: string) => `Versie ${version} van ${day}`,
  former: 'Je leest een oudere versie.',
  toLatest: 'Lees de versie van nu',
  before: 'Lees de vorige versie',
  contents: 'Op deze pagina',
  print: 'Download als pdf',
};
