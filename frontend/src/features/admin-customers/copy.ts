import type { AdminCustomer } from '../../../../contracts/admin/customers.js';
import { formatMoment, formatShown } from '../../lib/format';

export const customersCopy = {
  exportOne: 'Download alle gegevens van deze klant',
  exportHint: 'Voor een klant die om inzage vraagt. Stuur het bestand alleen naar het adres van het account.',
  exportFailed: 'De gegevens konden niet worden gedownload',
  title: 'Klanten',
  search: 'Zoek op naam, e-mail of telefoon',
  count: (shown: string, all: string) => formatShown(shown, all, 'klant', 'klanten'),
  columns: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    since: 'Lid sinds',
    orders: 'Bestellingen',
    spent: 'Besteed',
  },
  orderTotal: 'Totaal',
  everyStart: 'Alle inschrijfdata',
  silent: 'Laatste bestelling',
  everySilence: 'Alle klanten',
  silentFor: (days: number) => `Al ${days} dagen niets besteld`,
  empty: 'Geen klanten gevonden',
  loading: 'Klant laden…',
  missing: 'Deze klant bestaat niet (meer).',
  none: '-',
  notGiven: 'Niet opgegeven',
  noOrders: 'Nog geen bestellingen.',
  ordersOf: 'Bestellingen',
  subscriptions: 'Abonnementen',
  returns: 'Retouren',
  returnOf: (number: string) => `Retour van ${number}`,
  number: 'Bestelnummer',
  dateAndStatus: 'Datum en status',
  consents: 'Toestemmingen',
  noConsents: 'Geen toestemmingen.',
  consent: (name: string, isGiven: boolean) => `${name}: ${isGiven ? 'gegeven' : 'ingetrokken'}`,
  consentFacts: (moment: string, source: string, version: number) => `${moment} · ${source} · tekst ${version}`,
  devices: 'Ingelogd op',
  noDevices: 'Nergens ingelogd.',
  unknownBrowser: 'Onbekende browser',
  lastUsed: (moment: string) => `Laatst gebruikt op ${formatMoment(moment)}`,
  logOut: 'Overal uitloggen',
  logOutQuestion: (name: string) => ({
    title: `${name} overal uitloggen?`,
    text: 'De klant logt daarna weer in met een code per e-mail.',
    action: 'Uitloggen',
    cancel: 'Niet uitloggen',
  }),
  loggedOut: 'Klant overal uitgelogd',
  logOutFailed: 'De klant is niet uitgelogd',
};

export function nameOf({
  firstName,
  lastName,
  email,
}: Pick<AdminCustomer, 'firstName' | 'lastName' | 'email'>): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
