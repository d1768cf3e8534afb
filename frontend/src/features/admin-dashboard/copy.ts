import type { DashboardStats } from '../../../../contracts/admin/analytics.js';
import { nounOf } from '../../lib/format';
import type { WaitingKind } from './waiting';

interface FigureCopy {
  name: string;
  meaning: string;
}

export const figureCopy: Record<keyof DashboardStats, FigureCopy> = {
  totalRevenue: { name: 'Totale Omzet', meaning: 'Betaald min terugbetaald, inclusief btw.' },
  monthlyRevenue: { name: 'Maandomzet', meaning: 'Totale omzet van deze kalendermaand.' },
  totalOrders: { name: 'Bestellingen', meaning: 'Betaald en niet geannuleerd.' },
  totalCustomers: { name: 'Klanten', meaning: 'Met een account of een bestelling.' },
  activeSubscriptions: { name: 'Actieve Abonnementen', meaning: 'Niet gepauzeerd en niet geannuleerd.' },
  monthlyRecurringRevenue: { name: 'MRR', meaning: 'Wat alle actieve abonnementen samen per maand opleveren.' },
};

const items: Record<WaitingKind, [one: string, many: string]> = {
  settings: ['bedrijfsgegeven ontbreekt voor je facturen', 'bedrijfsgegevens ontbreken voor je facturen'],
  'unmatched-payments': ['betaling zonder bestelling', 'betalingen zonder bestelling'],
  disputes: ['betaling betwist', 'betalingen betwist'],
  'failed-refunds': ['terugbetaling mislukt', 'terugbetalingen mislukt'],
  'process-refusals': ['actie geweigerd', 'acties geweigerd'],
  'parcel-problems': ['pakket met een probleem', 'pakketten met een probleem'],
  'failed-mails': ['mail niet verstuurd', 'mails niet verstuurd'],
  'unmatched-withdrawals': ['herroeping te beoordelen', 'herroepingen te beoordelen'],
  'failed-renewals': ['mislukte verlenging', 'mislukte verlengingen'],
  orders: ['bestelling te verzenden', 'bestellingen te verzenden'],
  returns: ['retour aangevraagd', 'retouren aangevraagd'],
  inventory: ['product bijna of helemaal op', 'producten bijna of helemaal op'],
  lots: ['partij gaat binnen 30 dagen over de datum', 'partijen gaan binnen 30 dagen over de datum'],
  'partnership-inquiries': ['aanvraag voor samenwerking deze week', 'aanvragen voor samenwerking deze week'],
};

export const dashboardCopy = {
  title: 'Dashboard',
  figures: 'Kerncijfers',
  revenue: 'Omzet van de laatste 30 dagen',
  toAnalytics: 'Naar analytics',
  waiting: 'Aandacht nodig',
  nothingWaits: 'Niets. Alles loopt.',
  couldNotTell: 'We konden niet alles controleren.',
  mentions: 'Voor jou',
  unread: (count: string) => `${count} ongelezen`,
  toRecord: { order: 'Naar de bestelling', customer: 'Naar de klant' },
  markRead: 'Gelezen',
  markReadOf: (author: string, moment: string) => `Notitie van ${author} van ${moment} gelezen`,
  wasRead: 'Van je lijst gehaald',
  readFailed: 'De notitie staat nog op je lijst',
  newest: 'Nieuwste bestellingen',
  everyOrder: 'Alle bestellingen',
  noOrders: 'Geen bestellingen gevonden',
  columns: { number: 'Bestelnummer', customer: 'Klant', date: 'Datum', total: 'Totaal', status: 'Status' },
  orderName: (number: string) => `Bestelling ${number}`,
  lowStock: 20,
  newInquiryDays: 7,
  expiringDays: 30,
  item: (kind: WaitingKind, count: number) => nounOf(count, ...items[kind]),
};
