import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { mayDo, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { permissionOf, type sectionPermissions } from '../../lib/staff/section-permissions';

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

export type Section = keyof typeof sectionPermissions;
export const sectionNames: Record<Section, string> = { ...mainSections, ...attentionLists };

export const mainSectionIds = Object.keys(mainSections) as Section[];
export const attentionSectionIds = Object.keys(attentionLists) as Section[];

export const notFoundTitle = 'Pagina niet gevonden';

/** Whether a role may open an address under `/admin`. */
export function mayOpenPath(role: StaffRole | undefined, pathname: string): boolean {
  const permission = permissionOf(pathname.split('/')[2] ?? '');
  return permission === null || (!!role && mayDo(role, permission));
}
