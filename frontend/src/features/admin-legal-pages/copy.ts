export const legalPagesCopy = {
  title: 'Juridische teksten',
  intro:
    'Wat je publiceert, wordt een nieuwe versie. Oudere versies blijven te lezen en wijzigen niet: bestellingen verwijzen ernaar.',
  page: 'Pagina',
  pageTitle: 'Titel',
  version: (version: number, day: string) => `Versie ${version}, ${day}`,
  versions: 'Versies',
  publish: 'Publiceer nieuwe versie',
  empty: 'Vul minstens één blok in.',
};
