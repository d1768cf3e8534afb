import type { AnalyticsOverview } from '../../../../contracts/admin/analytics.js';
import type { Tone } from '../../ui/admin/status/status';

type SubscriptionCount = keyof AnalyticsOverview['subscriptions'];

export const subscriptionNames: Record<SubscriptionCount, string> = {
  active: 'Actief',
  paused: 'Gepauzeerd',
  cancelled: 'Geannuleerd',
};

export const subscriptionTones: Record<SubscriptionCount, Tone> = {
  active: 'good',
  paused: 'waiting',
  cancelled: 'over',
};

export const analyticsCopy = {
  title: 'Analytics',
  asOf: (day: string) => `Stand aan het eind van ${day}.`,
  figures: 'Kerncijfers',
  orders: { name: 'Bestellingen', meaning: 'Alle statussen samen.' },
  revenue: { name: 'Totale Omzet', meaning: 'Betaald min terugbetaald, inclusief btw.' },
  subscriptions: { name: 'Abonnementen', meaning: 'Alle statussen samen.' },
  revenuePerDay: 'Omzet per dag',
  ordersPerDay: 'Bestellingen per dag',
  span: 'Periode',
  days: (days: number) => (days === 1 ? 'Eén dag' : days === 365 ? 'Laatste jaar' : `Laatste ${days} dagen`),
  sum: (amount: string) => `Totaal ${amount}`,
  orderStatuses: 'Bestellingen per status',
  subscriptionStatuses: 'Abonnementen per status',
  top: 'Top 10 producten',
  columns: { product: 'Product', pieces: 'Verkocht', revenue: 'Omzet' },
  empty: 'Geen data beschikbaar',
};
