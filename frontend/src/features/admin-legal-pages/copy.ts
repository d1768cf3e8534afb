export const legalPagesCopy = {
  title: 'Juridische teksten',
  intro:
    'Wat je publiceert, wordt een nieuwe versie. Oudere versies blijven te lezen en wijzigen niet: bestellingen verwijzen ernaar.',
  page: 'Pagina',
  pageTitle: 'Titel',
  version: (version: number, day: string) => `Versie ${version}, ${day}`,
  versions: 'Versies',
  preview: 'Voorbeeld',
  publish: 'Publiceer nieuwe versie',
  publishing: 'Publiceren…',
  published: (version: number) => `Versie ${version} gepubliceerd`,
  failed: 'Publiceren is niet gelukt',
  empty: 'Vul minstens één blok in.',
};
