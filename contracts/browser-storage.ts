/** Where a browser stores something. `tab`: sessionStorage, gone when the tab closes. `device`: localStorage. */
export const storagePlaces = ['cookie', 'device', 'tab'] as const;
export type StoragePlace = (typeof storagePlaces)[number];

export interface StoredThing {
  /** The exact name; that of a cookie is without the prefix `__Host-`. */
  name: string;
  place: StoragePlace;
  purpose: string;
  /** How long it stays. */
  kept: string;
  /** Whether only the back office stores it. */
  staff?: true;
}

const closed = 'tot je het tabblad sluit';
const erased = 'tot je je browsergegevens wist';

/**
 * Everything that the shop stores in a browser, as the page about cookies lists it. A journey compares it with a real
 * browser.
 */
export const storedThings: readonly StoredThing[] = [
  { name: 'sid', place: 'cookie', purpose: 'Houdt je winkelmandje vast tijdens het afrekenen', kept: '30 dagen' },
  { name: 'customer', place: 'cookie', purpose: 'Houdt je ingelogd', kept: '31 dagen' },
  { name: 'login-challenge', place: 'cookie', purpose: 'Hoort bij de inlogcode in je mail', kept: '10 minuten' },
  {
    name: 'erasure-challenge',
    place: 'cookie',
    purpose: 'Hoort bij de code om je account te verwijderen',
    kept: '10 minuten',
  },
  {
    name: 'known-device',
    place: 'cookie',
    purpose: 'Herkent dit apparaat, zodat je geen waarschuwing krijgt bij elke keer inloggen',
    kept: '180 dagen',
  },
  {
    name: 'gate',
    place: 'cookie',
    purpose: 'Onthoudt dat je de toegangscode hebt ingevuld, zolang de winkel nog niet voor iedereen open is',
    kept: '6 maanden',
  },
  {
    name: '__stripe_mid',
    place: 'cookie',
    purpose: 'Van betaaldienst Stripe, tegen fraude bij het betalen',
    kept: '1 jaar',
  },
  {
    name: '__stripe_sid',
    place: 'cookie',
    purpose: 'Van betaaldienst Stripe, tegen fraude bij het betalen',
    kept: '30 minuten',
  },
  { name: 'basket', place: 'device', purpose: 'Je winkelmandje', kept: erased },
  { name: 'basket-version', place: 'device', purpose: 'In welke vorm je winkelmandje is opgeslagen', kept: erased },
  { name: 'account', place: 'device', purpose: 'Laat andere tabbladen weten dat je in- of uitlogt', kept: erased },
  { name: 'account', place: 'tab', purpose: 'Bij welk account de gegevens in dit tabblad horen', kept: closed },
  {
    name: 'access-granted',
    place: 'device',
    purpose: 'Laat andere tabbladen weten dat de winkel open is',
    kept: erased,
  },
  {
    name: 'started-payments',
    place: 'device',
    purpose: 'Welke betalingen je bent begonnen, zodat je winkelmandje daarna leeg is',
    kept: erased,
  },
  { name: 'paid', place: 'device', purpose: 'Welke betalingen uit je winkelmandje zijn gehaald', kept: erased },
  { name: 'set-aside', place: 'device', purpose: 'Wat er in je winkelmandje lag toen je betaalde', kept: erased },
  {
    name: 'held',
    place: 'device',
    purpose: 'Welke producten tijdens het afrekenen voor je apart liggen',
    kept: erased,
  },
  { name: 'checkout-details', place: 'tab', purpose: 'De gegevens die je bij het afrekenen invult', kept: closed },
  { name: 'checkout-seen-total', place: 'tab', purpose: 'Het bedrag dat je bij het afrekenen zag', kept: closed },
  { name: 'login-code-sent', place: 'tab', purpose: 'Dat er een inlogcode naar je onderweg is', kept: closed },
  {
    name: 'subscription-setup',
    place: 'device',
    purpose: 'Dat je de betaalmethode van je abonnement aan het wijzigen bent',
    kept: erased,
  },
  { name: 'vitamin-test', place: 'tab', purpose: 'Je antwoorden in de vitaminetest', kept: closed },
  { name: 'withdrawal-draft', place: 'tab', purpose: 'Wat je invult als je je aankoop herroept', kept: closed },
  {
    name: 'reloaded-for',
    place: 'tab',
    purpose: 'Voorkomt dat een pagina na een update blijft herladen',
    kept: closed,
  },
  {
    name: 'reloaded-for-code',
    place: 'tab',
    purpose: 'Voorkomt dat een pagina na een update blijft herladen',
    kept: closed,
  },
  { name: 'tsr-scroll-restoration-v1_3', place: 'tab', purpose: 'Waar je op een pagina was gebleven', kept: closed },
  { name: 'staff', place: 'cookie', purpose: 'Houdt een medewerker ingelogd', kept: '12 uur', staff: true },
  {
    name: 'staff-device',
    place: 'cookie',
    purpose: 'Herkent het apparaat van een medewerker',
    kept: '180 dagen',
    staff: true,
  },
  {
    name: 'staff-login',
    place: 'cookie',
    purpose: 'Hoort bij de tweede stap van het inloggen',
    kept: '5 minuten',
    staff: true,
  },
  {
    name: 'staff-passkey-login',
    place: 'cookie',
    purpose: 'Hoort bij inloggen met een passkey',
    kept: '5 minuten',
    staff: true,
  },
  {
    name: 'staff-passkey-proof',
    place: 'cookie',
    purpose: 'Hoort bij een bevestiging met een passkey',
    kept: '5 minuten',
    staff: true,
  },
  {
    name: 'staff-passkey-add',
    place: 'cookie',
    purpose: 'Hoort bij het toevoegen van een passkey',
    kept: '5 minuten',
    staff: true,
  },
  {
    name: 'staff-totp-add',
    place: 'cookie',
    purpose: 'Hoort bij het toevoegen van een app met codes',
    kept: '5 minuten',
    staff: true,
  },
  {
    name: 'sidebar_state',
    place: 'cookie',
    purpose: 'Of het menu van de backoffice is ingeklapt',
    kept: '7 dagen',
    staff: true,
  },
  {
    name: 'stock-take',
    place: 'device',
    purpose: 'De telling van de voorraad die een medewerker nog niet heeft geboekt',
    kept: erased,
    staff: true,
  },
  {
    name: 'menu-groups',
    place: 'device',
    purpose: 'Welke groepen van het menu van de backoffice open staan',
    kept: erased,
    staff: true,
  },
  {
    name: 'row-height',
    place: 'device',
    purpose: 'Of rijen in de backoffice ruim of compact zijn',
    kept: erased,
    staff: true,
  },
];
