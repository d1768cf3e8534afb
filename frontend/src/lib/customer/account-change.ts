import type { Query, QueryClient } from '@tanstack/react-query';
import type { Customer } from '../../../../contracts/customers.js';
import {
  browserStorage,
  clearPersonal,
  readStored,
  storageAreas,
  store,
  type StorageArea,
} from '../storage/device-storage';

/** The path of "who is logged in" is public: its own answer decides whether the rest must go. */
const publicReads: readonly unknown[] = ['admin', 'auth', 'categories', 'products', 'settings', 'shop'];

/**
 * Compares an account with the one that the stored entries belong to. When it is another one, removes every personal entry
 * and read. Login, logout and an expired session all end here. The basket stays.
 */
export function noticeAccount(client: QueryClient, customer: Customer | null, previous: Customer | null | undefined) {
  claimStorage(customer);
  if (previous !== undefined && markOf(previous) !== markOf(customer)) void resetPersonalReads(client);
}

/** Makes the stored entries those of this account; entries of another one are removed. */
export function claimStorage(customer: Customer | null): void {
  for (const area of storageAreas) if (ownerOf(area) !== markOf(customer)) clearPersonal(area);
  store('tab', 'account', markOf(customer));
  store('device', 'account', markOf(customer) || null);
}

/** Drops what was read for a person. Nothing is read again. */
export function removePersonalReads(client: QueryClient): void {
  client.removeQueries({ predicate: isPersonal });
}

/**
 * Follows account changes made in other tabs, and those missed while the browser kept this page frozen. `readAccount` reads
 * again who is logged in.
 */
export function watchAccount(client: QueryClient, readAccount: () => Promise<unknown>): void {
  if (readStored('tab', 'account') === null) store('tab', 'account', ownerOf('device'));
  const follow = () => {
    if (ownerOf('tab') === ownerOf('device')) return;
    clearPersonal('tab');
    store('tab', 'account', ownerOf('device'));
    void Promise.all([readAccount(), resetPersonalReads(client)]);
  };
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea === browserStorage('device') && (key === 'account' || key === null)) follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && follow());
}

function resetPersonalReads(client: QueryClient): Promise<void> {
  return client.resetQueries({ predicate: isPersonal });
}

function isPersonal({ queryKey: [root, first] }: Pick<Query, 'queryKey'>): boolean {
  if (root === 'payment-provider') return false;
  return root !== '/api' || !publicReads.includes(first);
}

function ownerOf(area: StorageArea): string {
  return readStored(area, 'account') ?? '';
}

/** 32 bits of the e-mail address: tells two accounts apart and does not reveal the address. Nobody's mark is empty. */
function markOf(customer: Customer | null): string {
  if (!customer) return '';
  let hash = 0x811c9dc5;
  for (const letter of customer.email) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
