import type { FaqCategory } from '../../../../contracts/shop-texts/faq-categories.js';
import { formatCount } from '../../lib/format';
import type { ServiceTab } from './tab-from-hash';

export const supportCopy = {
  title: 'Klantenservice',
  topics: [
    {
      title: 'Bestellen',
      text: 'Betalen, korting en je account.',
      to: '/klantenservice',
      hash: 'bestellen',
      fruit: 'mandarin' as const,
      gummy: 'bolt',
    },
    {
      title: 'Levering',
      text: 'Wanneer, waar en wat het kost.',
      to: '/klantenservice',
      hash: 'levering',
      fruit: 'lime' as const,
      gummy: 'drop',
    },
    {
      title: 'Retourneren',
      text: 'Terugsturen en je geld terug.',
      to: '/klantenservice',
      hash: 'retourneren',
      fruit: 'raspberry' as const,
      gummy: 'heart',
    },
    {
      title: 'Samenwerkingen',
      text: 'Samen iets moois maken.',
      to: '/samenwerkingen',
      hash: undefined,
      fruit: 'grape' as const,
      gummy: 'star',
    },
  ],
  mostAsked: 'Vaak gevraagd',
  toFaq: 'Alle vragen en antwoorden',
  contactTitle: 'Liever even mailen?',
  contactText: 'Zet je bestelnummer erbij, dan kunnen we je sneller helpen.',
  hours: (hours: string) => `We zitten klaar van ${hours}.`,
  faqTitle: 'Veelgestelde vragen',
  faqCategory: 'Onderwerp',
  everyQuestion: 'Alle vragen',
  categories: {
    bestellen: 'Bestellen',
    levering: 'Levering',
    wijzigen: 'Bestelling wijzigen',
    retourneren: 'Retourneren',
    account: 'Account',
    producten: 'Producten',
    abonnementen: 'Abonnementen',
    contact: 'Contact',
  } satisfies Record<FaqCategory, string>,
  count: (count: number) => formatCount(count, 'vraag', 'vragen'),
  unknownCategory: 'Onbekend onderwerp',
  noQuestions: 'Geen vragen gevonden in deze categorie.',
  toEveryQuestion: 'Bekijk alle vragen',
  backToSupport: 'Terug naar klantenservice',
  serviceTitle: 'Zo werkt het bij ons',
  serviceTabs: 'Onderwerpen',
  tabs: { bestellen: 'Bestellen', levering: 'Levering', retourneren: 'Retourneren' } satisfies Record<
    ServiceTab,
    string
  >,
  costs: {
    bestellen: 'Voordeel op een rij',
    levering: 'Kosten op een rij',
    retourneren: 'Kosten op een rij',
  } satisfies Record<ServiceTab, string>,
  withdraw: 'Herroep je aankoop hier',
  stillQuestions: 'Staat je vraag er niet bij?',
};
