import type { DashboardStats } from '../../../../contracts/admin-analytics.js';

interface FigureCopy {
  name: string;
  meaning: string;
}

export const figureCopy: Record<keyof DashboardStats, FigureCopy> = {
  totalRevenue: { name: 'Totale Omzet', meaning: 'Betaald min terugbetaald, inclusief btw.' },
  monthlyRevenue: { name: 'Maandomzet', meaning: 'Hetzelfde, in deze kalendermaand.' },
  totalOrders: { name: 'Bestellingen', meaning: 'Betaald en niet geannuleerd.' },
  totalCustomers: { name: 'Klanten', meaning: 'Met een account of een bestelling.' },
  activeSubscriptions: { name: 'Actieve Abonnementen', meaning: 'Niet gepauzeerd en niet geannuleerd.' },
  monthlyRecurringRevenue: { name: 'MRR', meaning: 'Prijs per levering gedeeld door het aantal maanden ertussen.' },
};

export const dashboardCopy = {
  title: 'Dashboard',
  figures: 'Kerncijfers',
  revenue: 'Omzet van de laatste 30 dagen',
  toAnalytics: 'Naar analytics',
  waiting: 'Aandacht nodig',
  nothingWaits: 'Niets. Alles loopt.',
  couldNotTell: 'Niet alles kon worden nagekeken.',
  newest: 'Nieuwste bestellingen',
  everyOrder: 'Alle bestellingen',
  noOrders: 'Geen bestellingen gevonden',
  columns: { number: 'Bestelnummer', customer: 'Klant', date: 'Datum', total: 'Totaal', status: 'Status' },
  orderName: (number: string) => `Bestelling ${number}`,
  lowStock: 20,
  newInquiryDays: 7,
  items: {
    unmatched: 'betalingen zonder bestelling',
    refunds: 'terugbetalingen mislukt',
    refusals: 'acties geweigerd',
    mails: 'mails niet verstuurd',
    withdrawals: 'herroepingen om zelf te bekijken',
    renewals: 'mislukte verlengingen',
    orders: 'bestellingen te verzenden',
    returns: 'retouren aangevraagd',
    stock: 'producten bijna of helemaal op',
    inquiries: 'aanvragen tot samenwerking deze week',
  },
};
