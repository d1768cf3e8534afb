import type { Question } from '../../lib/confirm';
import { formatDay, formatDecimal } from '../../lib/format';

/** The texts of a dialog that asks for a day. */
export interface DayCopy {
  button: string;
  title: string;
  label: string;
  hint: string;
  action: string;
  done: string;
  failed: string;
}

export const moveCopy: DayCopy = {
  button: 'Levering verzetten',
  title: 'Levering verzetten',
  label: 'Volgende levering',
  hint: 'De leveringen daarna tellen vanaf deze dag. De klant krijgt hierover een mail.',
  action: 'Verzetten',
  done: 'Levering verzet',
  failed: 'Er ging iets mis bij het verzetten',
};

export const pauseUntilCopy: DayCopy = {
  button: 'Pauzeren tot',
  title: 'Pauzeren tot een datum',
  label: 'Pauzeren tot',
  hint: 'Op deze dag gaat het abonnement vanzelf verder. De klant krijgt hierover een mail, nu en bij het hervatten.',
  action: 'Pauzeren',
  done: 'Abonnement gepauzeerd',
  failed: 'Er ging iets mis bij het pauzeren',
};

const since = (day: string | null) =>
  day ? `vanaf de levering van ${formatDay(`${day}T12:00:00Z`)}` : 'vanaf de volgende levering';

export const termsCopy = {
  button: 'Wijzigen',
  title: 'Abonnement wijzigen',
  product: 'Product',
  pieces: 'Potten per levering',
  frequency: 'Frequentie',
  notSold: (name: string) => `${name} (niet meer als abonnement te koop)`,
  looking: 'Prijs ophalen…',
  unchanged: 'Kies een ander product, aantal of een andere frequentie.',
  price: (former: string, amount: string, day: string | null) =>
    former === amount
      ? `De prijs blijft ${formatDecimal(amount)} per levering, ${since(day)}.`
      : `Van ${formatDecimal(former)} naar ${formatDecimal(amount)} per levering, ${since(day)}.`,
  mailed:
    'De klant krijgt een mail met de nieuwe afspraak en beide prijzen. Een betaling die al loopt, verandert niet.',
  done: 'Abonnement gewijzigd',
  failed: 'Er ging iets mis bij het wijzigen',
};

export const addressCopy = {
  title: 'Bezorgadres',
  about: (name: string) => `Voor ${name}. Geldt voor bestellingen die nog komen; eerdere houden hun adres.`,
  address: 'Straat en huisnummer',
  postalCode: 'Postcode',
  city: 'Plaats',
  save: 'Adres opslaan',
  done: 'Bezorgadres gewijzigd',
  failed: 'Er ging iets mis bij het wijzigen',
};

export const methodCopy = {
  text: 'Andere betaalmethode vragen',
  done: 'De klant krijgt een mail',
  failed: 'Er ging iets mis bij het versturen',
  question: {
    title: 'Andere betaalmethode vragen?',
    text: 'De klant krijgt een mail met een link naar de pagina waar je zelf een betaalmethode kiest, na inloggen. Binnen zeven dagen sturen we er geen tweede.',
    action: 'Mail versturen',
    cancel: 'Niet versturen',
    tone: 'ink',
  } satisfies Question,
};
