import type { Block } from '../../../../contracts/legal-pages.js';

export const legalPagesCopy = {
  title: 'Juridische teksten',
  intro:
    'Wat je publiceert, wordt een nieuwe versie. Oudere versies blijven te lezen en wijzigen niet: bestellingen verwijzen ernaar.',
  page: 'Pagina',
  pageTitle: 'Titel',
  version: (version: number, day: string) => `Versie ${version}, ${day}`,
  versions: 'Versies',
  hint: '**vet** en [tekst](adres) worden opgemaakt. In een lijst is elke regel een punt.',
  block: (place: number, kind: string) => `Blok ${place}: ${kind}`,
  kinds: {
    heading: 'Kop',
    paragraph: 'Alinea',
    list: 'Lijst',
    company: 'Bedrijfsgegevens',
    storage: 'Overzicht van cookies',
  } satisfies Record<Block['kind'], string>,
  up: 'Eerder',
  down: 'Later',
  remove: 'Verwijder blok',
  add: (kind: string) => `${kind} toevoegen`,
  preview: 'Voorbeeld',
  publish: 'Publiceer nieuwe versie',
  publishing: 'Publiceren…',
  published: (version: number) => `Versie ${version} gepubliceerd`,
  failed: 'Publiceren is niet gelukt',
  empty: 'Vul minstens één blok in.',
};
