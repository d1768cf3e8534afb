import type { Permission } from '../../../../contracts/staff/permissions.js';

/** The permission of each screen under `/admin`; null for every role. */
export const sectionPermissions = {
  dashboard: null,
  products: 'catalog',
  categories: 'catalog',
  orders: 'orders',
  customers: 'customers',
  subscriptions: 'sales',
  returns: 'orders',
  'discount-codes': 'discounts',
  inventory: 'stock',
  analytics: 'analytics',
  logbook: 'logbook',
  staff: 'accounts',
  settings: 'settings',
  account: null,
  'unmatched-payments': 'payments',
  'failed-refunds': 'payments',
  disputes: 'payments',
  'unmatched-withdrawals': 'sales',
  'failed-renewals': 'sales',
  'failed-mails': 'mails',
  'process-refusals': 'technical',
  'partnership-inquiries': 'mails',
} as const satisfies Record<string, Permission | null>;

/** Null for a section without a screen, which has its own page. */
export function permissionOf(section: string): Permission | null {
  const all: Readonly<Record<string, Permission | null>> = sectionPermissions;
  return Object.hasOwn(all, section) ? all[section]! : null;
}
