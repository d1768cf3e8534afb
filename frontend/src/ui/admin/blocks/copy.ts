import type { Block } from '../../../../../contracts/law/legal-pages.js';

export const blocksCopy = {
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
  question: (place: number) => `Vraag ${place}`,
  removeQuestion: 'Verwijder vraag',
  addQuestion: 'Vraag toevoegen',
  preview: 'Voorbeeld',
  publishing: 'Publiceren…',
  published: (version: number) => `Versie ${version} gepubliceerd`,
  failed: 'Publiceren is niet gelukt',
};
