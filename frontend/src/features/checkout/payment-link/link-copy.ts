import { formatCents, formatDay } from '../../../lib/format';

export const linkCopy = {
  title: 'Je bestelling staat klaar',
  intro: (until: string) => `Klopt alles? Dan kun je betalen tot en met ${formatDay(until)}.`,
  ordered: 'Dit heb je besteld',
  addsTo: (number: string) => `Dit hoort bij bestelling ${number} en gaat in hetzelfde pakket mee.`,
  line: (quantity: number, name: string) => `${quantity} × ${name}`,
  address: 'Hier bezorgen we het',
  wrong: 'Klopt er iets niet? Betaal dan niet en neem contact met ons op.',
  start: 'Verder naar betalen',
  starting: 'Even klaarzetten…',
  startText: 'We houden je producten voor je vast zodra je verdergaat.',
  notStarted: 'Je kunt nog niet betalen',
  soldOut: 'Uitverkocht',
  soldOutText: 'Je betaalt niets. Neem contact met ons op, dan zoeken we samen een oplossing.',
  changed: (fromCents: number, toCents: number) =>
    `Het totaal was ${formatCents(fromCents)} en is nu ${formatCents(toCents)}, omdat een korting niet meer geldt.`,
  notPaid: 'De betaling is niet gelukt',
  notPaidText: 'Er is niets afgeschreven. Probeer het nog een keer.',
  looking: 'Even kijken…',
  states: {
    paid: { title: 'Bedankt, je bestelling is betaald', text: 'Je krijgt een bevestiging per mail.' },
    processing: {
      title: 'Je bank verwerkt de betaling',
      text: 'Dat kan even duren. Je krijgt een mail zodra het gelukt is en hoeft niets te doen.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: 'Wil je nog bestellen? Neem contact op, dan maken we een nieuwe link.',
    },
    withdrawn: {
      title: 'Deze link is ingetrokken',
      text: 'Je hoeft niets te betalen. Vragen? Neem gerust contact op.',
    },
  },
  unknown: { title: 'Deze link werkt niet', text: 'Controleer of je de hele link uit de mail hebt geopend.' },
  orderNumber: (number: string) => `Bestelnummer ${number}`,
  contact: 'Neem contact op',
  home: 'Naar de winkel',
};
