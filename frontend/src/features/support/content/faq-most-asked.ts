import type { FaqEntry } from '../faq';

/** `a, b of c`. */
const oneOf = (names: readonly string[]) => names.join(', ').replace(/, ([^,]*)$/, ' of $1');

/** The questions on the home and service pages. A module of their own, because the first load of home has no others. */
export const faqMostAsked: FaqEntry[] = [
  {
    id: 'levertijd',
    category: 'levering',
    question: 'Wanneer heb ik mijn bestelling in huis?',
    answer: ({ cutOff }) =>
      `Bestel je op een werkdag voor ${cutOff}, dan verzenden we dezelfde dag. Anders gaat je pakket de eerstvolgende werkdag op pad. De bezorger doet er daarna meestal 1 tot 2 werkdagen over. Zodra je pakket weg is, krijg je een mail, met een link om het te volgen als we een trackingcode hebben.`,
  },
  {
    id: 'verzendkosten',
    category: 'levering',
    question: 'Wat kost de verzending?',
    answer: ({ freeFrom, shippingCost }) =>
      `Vanaf ${freeFrom} verzenden we gratis. Daaronder betaal je ${shippingCost}. We kijken naar het bedrag na eventuele korting op meer potten.`,
  },
  {
    id: 'retour-termijn',
    category: 'retourneren',
    question: 'Hoe lang heb ik de tijd om iets terug te sturen?',
    answer: () =>
      'Je hebt 14 dagen vanaf de dag dat je het pakket krijgt. Aanmelden doe je zelf: log in, open je bestelling bij Bestellingen en kies Herroepen of retourneren. Zonder account gaat het met ‘Herroep je aankoop hier’ onderaan elke pagina. De pot moet nog dicht zijn: het is eten, dus een geopende pot kunnen we niet terugnemen.',
  },
  {
    id: 'abonnement-opzeggen',
    category: 'abonnementen',
    question: 'Hoe zeg ik mijn abonnement op?',
    answer: () =>
      'Zelf, op elk moment: log in en kies bij Abonnementen voor Opzeggen. Je zit nergens aan vast en je krijgt een bevestiging per mail. Een levering die al onderweg is, komt nog wel.',
  },
  {
    id: 'betaalmethoden',
    category: 'bestellen',
    question: 'Hoe kan ik betalen?',
    answer: ({ payments }) =>
      `Met ${oneOf(payments)}. Je betaalt in een beveiligde omgeving en wij krijgen je kaartgegevens nooit te zien.`,
  },
];
