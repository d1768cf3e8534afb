import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { mayOpen, type Section } from '../../lib/staff/section-access';

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
  staff: 'Medewerkers',
  settings: 'Instellingen',
  account: 'Mijn account',
};

export const sectionNames: Record<Section, string> = { ...mainSections, ...attentionLists };

export const mainSectionIds = Object.keys(mainSections) as Section[];
export const attentionSectionIds = Object.keys(attentionLists) as Section[];

export const notFoundTitle = 'Pagina niet gevonden';

/** Whether a role may open an address under `/admin`. */
export function mayOpenPath(role: StaffRole | undefined, pathname: string): boolean {
  return mayOpen(role, pathname.split('/')[2] ?? '');
}
