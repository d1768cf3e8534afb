import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { mayOpen, type Section } from '../../lib/staff/section-access';

/** The sections in the order of the menu. */
const groups = {
  start: { dashboard: 'Dashboard' },
  sales: {
    orders: 'Bestellingen',
    shipping: 'Te verzenden',
    returns: 'Retouren',
    subscriptions: 'Abonnementen',
    customers: 'Klanten',
    newsletter: 'Nieuwsbrief',
  },
  catalogue: {
    products: 'Producten',
    categories: 'Categorieën',
    inventory: 'Voorraad',
    promotions: 'Acties',
    'discount-codes': 'Kortingscodes',
  },
  figures: { analytics: 'Analytics', invoices: 'Facturen', 'vat-return': 'Btw-aangifte' },
  attention: attentionLists,
  management: {
    'shop-texts': 'Teksten van de winkel',
    'legal-pages': 'Juridische teksten',
    staff: 'Medewerkers',
    logbook: 'Logboek',
    settings: 'Instellingen',
  },
  own: { account: 'Mijn account' },
};

type Group = keyof typeof groups;
/** A group with a heading, which opens and closes. */
export type MenuGroup = Exclude<Group, 'start' | 'own'>;

/** Does not compile while a section has no name. */
export const sectionNames: Record<Section, string> = {
  ...groups.start,
  ...groups.sales,
  ...groups.catalogue,
  ...groups.figures,
  ...groups.attention,
  ...groups.management,
  ...groups.own,
};

export const menuGroups: readonly { group: Group; sections: readonly Section[] }[] = (
  Object.entries(groups) as [Group, Partial<Record<Section, string>>][]
).map(([group, names]) => ({ group, sections: Object.keys(names) as Section[] }));

export const notFoundTitle = 'Pagina niet gevonden';

/** Whether a role may open an address under `/admin`. */
export function mayOpenPath(role: StaffRole | undefined, pathname: string): boolean {
  return mayOpen(role, pathname.split('/')[2] ?? '');
}
