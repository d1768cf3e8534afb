import { attentionLists, type AttentionList } from '../../../../contracts/admin/attention-lists.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { mayOpen, type Section } from '../../lib/staff/section-access';

const mainSections = {
  dashboard: 'Dashboard',
  products: 'Producten',
  categories: 'Categorieën',
  orders: 'Bestellingen',
  shipping: 'Te verzenden',
  customers: 'Klanten',
  newsletter: 'Nieuwsbrief',
  subscriptions: 'Abonnementen',
  returns: 'Retouren',
  invoices: 'Facturen',
  'vat-return': 'Btw-aangifte',
  'discount-codes': 'Kortingscodes',
  promotions: 'Acties',
  inventory: 'Voorraad',
  analytics: 'Analytics',
  logbook: 'Logboek',
  staff: 'Medewerkers',
  'legal-pages': 'Juridische teksten',
  settings: 'Instellingen',
  account: 'Mijn account',
};

export const sectionNames: Record<Section, string> = { ...mainSections, ...attentionLists };

export const mainSectionIds: Section[] = Object.keys(mainSections) as (keyof typeof mainSections)[];
/** Does not compile while a list has no screen in section-access.ts. */
export const attentionSectionIds: Section[] = Object.keys(attentionLists) as AttentionList[];

export const notFoundTitle = 'Pagina niet gevonden';

/** Whether a role may open an address under `/admin`. */
export function mayOpenPath(role: StaffRole | undefined, pathname: string): boolean {
  return mayOpen(role, pathname.split('/')[2] ?? '');
}
