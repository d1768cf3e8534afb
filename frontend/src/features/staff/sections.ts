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
  logbook: 'Logboek',
  settings: 'Instellingen',
  account: 'Mijn account',
};

const attentionSections = {
  'unmatched-payments': 'Betalingen zonder bestelling',
  'failed-refunds': 'Mislukte terugbetalingen',
  disputes: 'Betwiste betalingen',
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

export const notFoundTitle = 'Pagina niet gevonden';
