/** Titles of the account's pages. Apart from the rest of the texts, since routes are in the first load of every page. */
export const accountTitles = {
  login: 'Inloggen',
  subscriptions: 'Mijn abonnementen',
  welcome: 'Welkom',
  paymentMethod: 'Andere betaalwijze',
  pay: 'Nu betalen',
  details: 'Mijn gegevens',
  edit: 'Gegevens bewerken',
  orders: 'Mijn bestellingen',
  order: 'Mijn bestelling',
};

/** The head of a page that is nobody else's business. */
export function privateHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] };
}
