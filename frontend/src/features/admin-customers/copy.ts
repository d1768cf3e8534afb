import type { AdminCustomer } from '../../../../contracts/admin-customers.js';

export const customersCopy = {
  title: 'Klanten',
  search: 'Zoek op naam of e-mail',
  count: (shown: string, all: string) => (shown === all ? `${all} klanten` : `${shown} van ${all} klanten`),
  columns: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    since: 'Lid sinds',
    orders: 'Bestellingen',
    spent: 'Besteed',
  },
  empty: 'Geen klanten gevonden',
  loading: 'Klant laden…',
  missing: 'Deze klant bestaat niet (meer).',
  none: '-',
  notGiven: 'Niet opgegeven',
  noOrders: 'Nog geen bestellingen.',
  ordersOf: 'Bestellingen',
  number: 'Bestelnummer',
  date: 'Datum',
  total: 'Totaal',
};

/** First and last name; the mailbox of who has not told. */
export function nameOf({ firstName, lastName, email }: AdminCustomer): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email;
}
