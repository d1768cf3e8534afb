import { paymentMethodNames } from '../../../../../contracts/payments/payment-methods.js';
import type { KeptPaymentMethod } from '../../../../../contracts/subscriptions.js';
import { formatDay, formatDecimal, formatPlan } from '../../../lib/format';

export const subscriptionCopy = {
  list: 'Je abonnementen',
  plan: formatPlan,
  badges: {
    active: 'Actief',
    paused: 'Gepauzeerd',
    cancelled: 'Opgezegd',
    failed: 'Betaling mislukt',
    processing: 'Betaling loopt',
    postponed: 'Even uitverkocht',
  },
  nextDelivery: 'Volgende levering',
  thisDelivery: 'Deze levering',
  nothingPlanned: 'Niets gepland',
  nothingPlannedText: 'tot je het hervat',
  chargedThen: 'dan schrijven we af',
  amount: 'Per levering',
  withShipping: (shipping: string) => `incl. ${formatDecimal(shipping)} verzending`,
  shipsFree: 'gratis verzonden',
  method: 'Betaalmethode',
  change: 'Wijzigen',
  changeOf: (name: string) => `Betaalmethode van ${name} wijzigen`,
  noMethod: 'Nog niet gekoppeld',
  add: 'Toevoegen',
  addMethod: 'Betaalmethode toevoegen',
  addOf: (name: string) => `Betaalmethode van ${name} toevoegen`,
  unknownMethod: 'Nu niet beschikbaar',
  startedOn: (day: string) => `Sinds ${formatDay(day)}`,
  endedOn: (day: string) => `Opgezegd op ${formatDay(day)}`,
  deliveries: (count: number) => `Leveringen (${count})`,
  openDelivery: (number: string) => `Bestelling ${number} bekijken`,
  noDeliveries: 'Nog geen leveringen.',
  skip: 'Overslaan',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  cancel: 'Opzeggen',
  of: (action: string, name: string) => `${name}: ${action.toLowerCase()}`,
  payNow: 'Nu betalen',
  otherMethod: 'Andere betaalmethode',
};

export function methodName({ type, last4 }: KeptPaymentMethod): string {
  if (type === 'none') return subscriptionCopy.noMethod;
  const digits = last4 ? `•••• ${last4}` : '';
  if (type === 'sepa_debit') return `${paymentMethodNames.sepa_debit} ${digits}`.trim();
  return digits || 'Bewaard bij onze betaaldienst';
}

export const newsCopy = {
  noMethod: 'Koppel een betaalmethode. Zonder kunnen we je volgende levering niet versturen.',
  retrying: (day: string | null) =>
    `De laatste betaling is niet gelukt. ${day ? `Op ${formatDay(day)} proberen we het opnieuw.` : 'We proberen het binnenkort opnieuw.'} Je hoeft niets te doen, maar zelf betalen kan ook.`,
  actionNeeded: (day: string | null) =>
    `De betaling is geweigerd en alleen jij kunt dit oplossen. Betaal zelf of kies een andere betaalmethode.${day ? ` Lukt dat niet vóór ${formatDay(day)}, dan pauzeren we je abonnement.` : ''}`,
  pausedUnpaid:
    'We hebben je abonnement gepauzeerd, omdat de betaling niet lukte. Betaal je nu, dan gaat het weer verder.',
  pausedUntil: (day: string) => `Op ${formatDay(day)} gaat je abonnement vanzelf weer verder.`,
  underWay: 'De betaling van deze levering loopt. Dat duurt meestal maar even.',
  processing:
    'Je bank verwerkt de betaling. Dat kan een paar dagen duren; daarna gaat je pakket op de eerstvolgende verzenddag op weg.',
  postponed: (day: string | null) =>
    `Deze gummy’s zijn even op. ${day ? `Op ${formatDay(day)} kijken we opnieuw.` : 'We kijken over een paar dagen opnieuw.'} Er is niets afgeschreven.`,
};

const charged = (day: string) => `Op ${formatDay(day)} schrijven we af voor je volgende levering`;
const unpaid = (day: string) =>
  `Je volgende levering staat gepland op ${formatDay(day)}. Koppel daarvoor een betaalmethode`;
const next = (day: string, lacksMethod: boolean) => (lacksMethod ? unpaid(day) : charged(day));

export const decisionCopy = {
  keep: 'Nee, laat maar',
  busy: 'Bezig…',
  error: 'Dat is niet gelukt',
  failed: 'Probeer het opnieuw.',
  finishes: 'Lukt de betaling die nu loopt, dan krijg je die levering gewoon.',
  running: 'De betaling van je volgende levering loopt al. Daarvoor schrijven we niets extra’s af.',
  goesOn: 'Daarna lopen je leveringen gewoon door. Drie dagen vóór een afschrijving krijg je een mail.',
  skip: {
    title: 'Deze levering overslaan?',
    action: 'Ja, overslaan',
    consequences: (day: string, after: string | null, lacksMethod: boolean) => [
      `De levering van ${formatDay(day)} gaat niet door, en we schrijven er niets voor af.`,
      after ? `${next(after, lacksMethod)}.` : 'Daarna gaat alles door zoals je gewend bent.',
    ],
    done: 'Levering overgeslagen',
    doneText: next,
  },
  pause: {
    title: 'Je abonnement pauzeren?',
    action: 'Ja, pauzeren',
    consequences: (day: string | null) => [
      day ? `De levering van ${formatDay(day)} gaat niet door, en ook daarna komt er niets.` : 'Er komt niets meer.',
      'We schrijven niets af tot je het zelf hervat. Dat kan op elk moment.',
      'Hervat je het, dan schrijven we weer af op de geplande dag, maar op zijn vroegst over drie dagen.',
    ],
    done: 'Abonnement gepauzeerd',
    doneText: 'We schrijven niets af tot je het hervat',
  },
  resume: {
    title: 'Je abonnement hervatten?',
    action: 'Ja, hervatten',
    unpaid: (day: string) => [`${unpaid(day)}.`],
    consequences: (day: string | null, amount: string) => [
      day
        ? `Op ${formatDay(day)} schrijven we ${formatDecimal(amount)} af voor je volgende levering.`
        : `Je leveringen gaan weer door, voor ${formatDecimal(amount)} per keer.`,
      'Drie dagen van tevoren krijg je een mail. Zodra de betaling binnen is, gaat je pakket op de eerstvolgende verzenddag op weg.',
    ],
    done: 'Abonnement hervat',
    doneText: next,
  },
  cancel: {
    title: 'Je abonnement opzeggen?',
    action: 'Ja, opzeggen',
    consequences: (day: string | null) => [
      day ? `De levering van ${formatDay(day)} gaat niet door, en ook daarna komt er niets.` : 'Er komt niets meer.',
      'We schrijven niets meer af. Opzeggen kost je niets.',
      'Hervatten kan daarna niet meer. Een nieuw abonnement start je op de productpagina.',
    ],
    done: 'Abonnement opgezegd',
    doneText: 'Er komt niets meer en we schrijven niets meer af',
  },
};

export const payingCopy = {
  back: 'Je abonnementen',
  missing: 'Abonnement niet gevonden',
  missingText: 'Dit abonnement bestaat niet of hoort bij een ander account.',
  methodTitle: 'Andere betaalmethode',
  methodIntro: 'Kies waarmee je je volgende leveringen betaalt. Nu schrijven we niets af.',
  methodIntroFailed: 'Kies waarmee je je leveringen betaalt. De mislukte betaling proberen we meteen opnieuw.',
  methodIntroPaused: 'Kies waarmee je je leveringen betaalt, en hervat daarna je abonnement. Nu schrijven we niets af.',
  saveMethod: 'Betaalmethode opslaan',
  savingMethod: 'Opslaan…',
  methodSaved: 'Betaalmethode gewijzigd',
  methodSavedText: 'Hiermee betaal je je volgende leveringen',
  methodSavedRetry: 'De mislukte betaling proberen we meteen opnieuw',
  methodSavedPaused: 'Hervat je abonnement, dan gaan je leveringen weer door',
  methodRefused: 'Betaalmethode niet opgeslagen',
  methodRefusedText: 'Je bank heeft het niet bevestigd. Probeer het opnieuw of kies iets anders.',
  payTitle: 'Nu betalen',
  payIntro: (name: string) =>
    `De levering van ${name} wacht op je betaling en gaat daarna op de eerstvolgende verzenddag op weg. Hiermee betaal je ook je volgende leveringen.`,
  pay: (amount: string) => `Betaal ${formatDecimal(amount)}`,
  paying: 'Betalen…',
  paid: 'Betaald, dankjewel',
  paidText: 'Je levering gaat op de eerstvolgende verzenddag op weg',
  paidSlowly: 'Je bank verwerkt de betaling',
  paidSlowlyText: 'Zodra het geld binnen is, gaat je levering op de eerstvolgende verzenddag op weg',
  alreadyPaid: 'Deze betaling staat niet meer open',
  notOpenText: 'Is er toch iets afgeschreven, dan zoeken we dat uit.',
  soldOut: 'Nu niet genoeg op voorraad',
  soldOutText: 'Er is niets afgeschreven. Probeer het later nog eens.',
  notPaid: 'Betaling niet gelukt',
  notPaidText: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere manier.',
  checkFields: 'Controleer je gegevens',
  formFailed: 'We konden het betaalformulier niet laden',
  looking: 'Even kijken hoe het is gegaan…',
  secure: 'Je gegevens gaan versleuteld naar onze betaaldienst. Wij zien ze niet.',
  error: 'Er ging iets mis',
  tryAgain: 'Probeer het opnieuw.',
};

export const demoClockCopy = {
  title: 'Alleen in de demo',
  text: (day: string) => `De klok van de abonnementen staat op ${formatDay(day)}.`,
  move: (days: number) => (days === 1 ? 'Een dag verder' : 'Een maand verder'),
  moving: 'De klok loopt…',
  moved: (day: string) => `Het is nu ${formatDay(day)}`,
  failed: 'De klok is niet verzet',
};
