import { formatCents, formatCount, formatMonths, formatPlan, nounOf } from '../../lib/format';
import type { PaymentNews } from './started-payments/noted-payments';

export const checkoutCopy = {
  title: 'Afrekenen',
  steps: { gegevens: 'Gegevens', betalen: 'Betalen' },
  stepsLabel: 'Stappen',
  contact: 'Contact',
  shipping: 'Waar mag het heen?',
  fields: {
    email: 'E-mailadres',
    phone: 'Telefoonnummer',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    address: 'Straat en huisnummer',
    postalCode: 'Postcode',
    city: 'Plaats',
    country: 'Land',
  },
  country: 'Nederland',
  loggedIn: 'Je bent ingelogd.',
  toProfile: 'Wijzig je gegevens in je profiel',
  savedAddresses: 'Je adressen',
  otherAddress: 'Een ander adres',
  saveAddress: 'Bewaar dit adres voor de volgende keer',
  addressNotSaved: 'Adres niet bewaard',
  addressNotSavedText: 'Je bestelling gaat gewoon door.',
  next: 'Naar betalen',
  back: 'Terug',
  edit: 'Wijzig',
  sentTo: 'Bezorgen bij',
  notForSubscriptions: (names: string) =>
    `Met ${names} betaal je alleen losse potten. Kies voor een abonnement een van de methoden hieronder.`,
  payTitle: 'Hoe wil je betalen?',
  pay: 'Bestelling met betalingsverplichting',
  paying: 'Even geduld…',
  preparing: 'Betaalmethoden laden…',
  summary: 'Je bestelling',
  showSummary: 'Bekijk je bestelling',
  subtotal: 'Subtotaal',
  list: 'Zonder korting',
  savings: 'Je voordeel',
  shippingCost: 'Verzending',
  free: 'Gratis',
  discount: 'Korting',
  total: 'Totaal',
  vat: 'inclusief btw',
  vatInside: (percent: number) => `Waarvan btw ${percent}%`,
  pieces: (count: number) => `${count}x`,
  plan: formatPlan,
  secure: (dispatch: string) => `${dispatch}. 14 dagen bedenktijd.`,
  loadFailed: 'Fout bij laden',
  loadFailedText: 'Kon betaling niet initialiseren',
  checkPayment: 'Controleer je betaalgegevens',
  wrong: 'Er ging iets mis',
  tryAgain: 'Probeer het opnieuw',
  paidElsewhere: 'Je bestelling is geplaatst',
  paidElsewhereText: 'Dat deed je in een ander tabblad. De bevestiging staat in je mail.',
  basketChanged: 'Je winkelmandje is gewijzigd',
  basketChangedText: 'Dat gebeurde in een ander tabblad. Controleer je bestelling.',
};

export const discountCopy = {
  label: 'Kortingscode',
  apply: 'Toepassen',
  applying: 'Even kijken…',
  remove: 'Verwijderen',
  removeNamed: (code: string) => `Kortingscode ${code} verwijderen`,
  applied: 'Kortingscode toegepast',
  saves: (cents: number) => `Je bespaart ${formatCents(cents)}`,
  shipsFree: 'Je bestelling wordt gratis verzonden',
  invalid: 'Ongeldige kortingscode',
  invalidText: 'Deze kortingscode kan niet worden toegepast',
  failed: 'Fout',
  failedText: 'Kon kortingscode niet valideren',
};

export const reservationCopy = {
  left: (time: string) => `We houden je producten nog ${time} voor je vast.`,
  minutes: (count: number) => formatCount(count, 'minuut', 'minuten'),
  seconds: (count: number) => formatCount(count, 'seconde', 'seconden'),
  renewed: 'Je producten staan weer voor je klaar',
  renewedText: 'We houden ze opnieuw voor je vast.',
};

export const priceRiseCopy = {
  title: 'Je bestelling is duurder geworden',
  text: (fromCents: number, toCents: number) =>
    `Het totaal was ${formatCents(fromCents)} en is nu ${formatCents(toCents)}. Er is nog niets afgeschreven. Wil je verder?`,
  accept: (toCents: number) => `Ja, verder voor ${formatCents(toCents)}`,
};

export const termsNoteCopy = {
  before: 'Met je bestelling ga je akkoord met de',
  link: (version: number) => `algemene voorwaarden (versie ${version})`,
};

export const termsCopy = {
  title: 'Je abonnement',
  plan: (name: string, jars: number, frequency: number) =>
    `${name}: ${formatCount(jars, 'stuk', 'stuks')} elke ${formatMonths(frequency)}`,
  delivery: (cents: number, frequency: number, shippingCents: number) =>
    `${formatCents(cents)} per levering, elke ${formatMonths(frequency)}, ${
      shippingCents === 0 ? 'verzending gratis' : `plus ${formatCents(shippingCents)} verzending`
    }.`,
  firstToday: (hasRest: boolean) =>
    `De eerste levering betaal je vandaag${hasRest ? ', samen met de rest van je bestelling' : ''}.`,
  discountOnce: 'Je kortingscode geldt alleen voor deze eerste betaling.',
  cancel:
    'Je abonnement loopt door tot je opzegt. Pauzeren of opzeggen kan op elk moment, zonder opzegtermijn, in je profiel of per mail naar',
};

export const refusalCopy = {
  soldOut: (name: string) => `${name} is net uitverkocht`,
  fewLeft: (name: string, left: number) => `Van ${name} ${nounOf(left, 'is', 'zijn')} er nog ${left}`,
  share: (name: string, left: number) => `Van ${name} kun je er nu hoogstens ${left} bestellen`,
  gone: (name: string) => `${name} is niet meer te koop`,
  text: 'Er is niets afgeschreven. Pas je winkelmandje aan en ga verder met afrekenen.',
  textBefore: 'Pas je winkelmandje aan en ga verder met afrekenen.',
  take: (left: number) => (left === 1 ? 'Neem die ene' : `Neem er ${left}`),
  remove: 'Uit mijn winkelmandje halen',
  basket: 'Naar mijn winkelmandje',
};

const otherWay = 'Er is niets afgeschreven. Kies een andere betaalmethode of probeer het opnieuw.';
const otherCard = 'Er is niets afgeschreven. Gebruik een andere kaart of kies een andere betaalmethode.';
const checkCard = 'Er is niets afgeschreven. Controleer je kaartgegevens en probeer het opnieuw.';
const neverTwice = 'Probeer het zo opnieuw. Je betaalt nooit dubbel voor dezelfde bestelling.';

/** Why a payment was refused, by the provider's code, and the advice. */
export const refusedCopy = {
  title: 'Betaling mislukt',
  cancelled: 'Betaling geannuleerd',
  reason: 'De betaling is niet gelukt.',
  advice: otherWay,
  offline: { reason: 'Je bent offline. Controleer je internetverbinding.', advice: neverTwice },
  byCode: {
    insufficient_funds: { reason: 'Er staat te weinig geld op je rekening.', advice: otherCard },
    expired_card: { reason: 'Je kaart is verlopen.', advice: otherCard },
    card_declined: { reason: 'Je kaart is geweigerd.', advice: otherCard },
    incorrect_cvc: { reason: 'De beveiligingscode van je kaart is onjuist.', advice: checkCard },
    incorrect_number: { reason: 'Je kaartnummer is onjuist.', advice: checkCard },
    processing_error: { reason: 'Er ging iets mis bij het verwerken van je kaart.', advice: otherWay },
    payment_intent_authentication_failure: { reason: 'Je bank kon de betaling niet bevestigen.', advice: otherWay },
    payment_method_customer_decline: { reason: 'Je hebt de betaling bij je bank geannuleerd.', advice: otherWay },
    payment_method_provider_decline: { reason: 'Je bank heeft de betaling geweigerd.', advice: otherWay },
    api_connection_error: { reason: 'We konden de betaaldienst niet bereiken.', advice: neverTwice },
    api_error: { reason: 'De betaaldienst heeft een storing.', advice: neverTwice },
  } as Partial<Record<string, { reason: string; advice: string }>>,
};

export const repeatCopy = {
  paid: 'Je hebt deze bestelling net betaald',
  processing: 'Je hebt deze bestelling net geplaatst',
  text: (orderNumber: string) => `Het gaat om bestelling ${orderNumber}. Nog een keer bestellen?`,
  again: 'Ja, nog een keer bestellen',
  empty: 'Nee, leeg mijn winkelmandje',
};

const order = (orderNumber: string | null) => (orderNumber ? `Je bestelling ${orderNumber}` : 'Je bestelling');

/** The toast for a payment that ended while the shopper was away. */
export const newsCopy: Record<PaymentNews, (orderNumber: string | null) => { title: string; text: string }> = {
  paid: (orderNumber) => ({
    title: `${order(orderNumber)} is betaald`,
    text: 'Wat je hebt gekocht, ligt niet meer in je winkelmandje. De bevestiging staat in je mail.',
  }),
  processing: (orderNumber) => ({
    title: `${order(orderNumber)} is geplaatst`,
    text: 'Je bank verwerkt de betaling nog. Wat je hebt gekocht, ligt niet meer in je winkelmandje.',
  }),
  'put-back': () => ({
    title: 'Je betaling is niet gelukt',
    text: 'Er is niets afgeschreven. Je producten liggen weer in je winkelmandje.',
  }),
};

export const resultCopy = {
  loading: { title: 'Betaling verwerken...', text: 'Momentje, we kijken of alles goed is gegaan.' },
  succeeded: {
    title: 'Bedankt voor je bestelling!',
    text: 'De bevestiging staat in je mail.',
  },
  processing: {
    title: 'Betaling wordt verwerkt',
    text: 'Je bank heeft iets meer tijd nodig. Zodra de betaling binnen is, krijg je een mail.',
  },
  canceled: { title: 'Betaling geannuleerd', text: 'Er is niets afgeschreven. Je winkelmandje staat nog klaar.' },
  nothingLeft: 'Er is niets afgeschreven. Je winkelmandje is leeg.',
  failed: {
    title: 'Betaling mislukt',
    text: 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalmethode.',
  },
  missing: 'We kunnen deze betaling niet vinden. Kijk in je mail of de bestelling er toch is, of begin opnieuw.',
  unverified: 'We konden niet zien of je betaling is gelukt. Kijk nog een keer voordat je opnieuw betaalt.',
  arrives: (first: string, last: string) =>
    `Je pakket komt meestal op ${first} of ${last}. De bevestiging staat in je mail.`,
  receipt: 'Je bestelling',
  waiting: 'Dit staat voor je klaar',
  paidWith: 'Betaald met',
  orderNumber: 'Bestelnummer',
  toOrders: 'Naar mijn bestellingen',
  home: 'Verder winkelen',
  support: 'Klantenservice',
  retry: 'Opnieuw proberen',
  lookAgain: 'Nog een keer kijken',
  contact: 'Neem contact op',
};

interface Step {
  title: string;
  text: string;
}

/** What happens after the payment, in three steps. */
export const nextStepsCopy = {
  title: 'Zo gaat het verder',
  mail: { title: 'Kijk in je mail', text: 'Daar staat je bevestiging, met alles wat je hebt besteld.' },
  sent: (day: string): Step => ({ title: 'We pakken je potten in', text: `Ze gaan op ${day} op de post.` }),
  arrives: (first: string, last: string): Step => ({ title: 'In huis', text: `Meestal op ${first} of ${last}.` }),
  bank: { title: 'Je bank rondt de betaling af', text: 'Zodra de betaling binnen is, krijg je een mail.' },
  sentLater: { title: 'We pakken je potten in', text: 'Op werkdagen voor 17.00 uur gaan ze dezelfde dag op de post.' },
  arrivesLater: { title: 'In huis', text: 'Meestal 1 tot 2 werkdagen daarna.' },
  packedWith: (orderNumber: string): Step => ({
    title: 'We pakken het erbij',
    text: `Het gaat mee in het pakket van bestelling ${orderNumber}.`,
  }),
  arrivesTogether: { title: 'In huis', text: 'Je krijgt alles in één keer.' },
};

/** The subscriptions that a payment starts. */
export const startedCopy = {
  title: (count: number) => (count === 1 ? 'Je abonnement is gestart' : 'Je abonnementen zijn gestart'),
  starting: (count: number) =>
    count === 1 ? 'Je abonnement start na je betaling' : 'Je abonnementen starten na je betaling',
  next: 'Volgende afschrijving',
  cost: 'Per levering',
  withShipping: (cents: number) => (cents === 0 ? 'verzending gratis' : `inclusief ${formatCents(cents)} verzending`),
  free: 'Overslaan, pauzeren of opzeggen kan altijd in je profiel.',
  toProfile: 'Naar je abonnementen',
};
