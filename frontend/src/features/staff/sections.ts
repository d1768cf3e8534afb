/** Apart from the other texts: the routes name their titles, and the routes are in the first load of every page. */
const mainSections = {
  dashboard: 'Dashboard',
  products: 'Producten',
  categories: 'Categorieën',
  orders: 'Bestellingen',
  customers: 'Klanten',
  subscriptions: 'Abonnementen',
  returns: 'Retouren',
  'discount-codes': 'Kortingscodes',
  inventory: 'Voorraad',
  analytics: 'Analytics',
  settings: 'Instellingen',
};

/** What waits for somebody to look at it. */
const attentionSections = {
  'unmatched-payments': 'Betalingen zonder bestelling',
  'failed-refunds': 'Mislukte terugbetalingen',
  'unmatched-withdrawals': 'Herroepingen',
  'failed-renewals': 'Mislukte verlengingen',
  'failed-mails': 'Mislukte mails',
  'process-refusals': 'Geweigerde acties',
  'partnership-inquiries': 'Samenwerkingen',
};

export const sectionNames = { ...mainSections, ...attentionSections };
export type Section = keyof typeof sectionNames;

export const mainSectionIds = Object.keys(mainSections) as Section[];
export const attentionSectionIds = Object.keys(attentionSections) as Section[];

/** The title of a section named in the URL; nothing when there is none of that name. */
export function sectionTitle(name: string): string | undefined {
  return Object.hasOwn(sectionNames, name) ? sectionNames[name as Section] : undefined;
}

export const staffTitles = { login: 'Inloggen', notFound: 'Pagina niet gevonden' };
