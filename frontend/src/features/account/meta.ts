/** Titles of the account pages, in a module of their own because every page loads all routes. */
export const accountTitles = {
  login: 'Inloggen',
  subscriptions: 'Mijn abonnementen',
  welcome: 'Welkom',
  paymentMethod: 'Andere betaalmethode',
  pay: 'Nu betalen',
  details: 'Mijn gegevens',
  edit: 'Gegevens bewerken',
  orders: 'Mijn bestellingen',
  order: 'Mijn bestelling',
};

/** Returns the head of a page that search engines do not index. */
export function privateHead(title: string) {
  return { meta: [{ title }, { name: 'robots', content: 'noindex' }] };
}
