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

/** First parts of keys that are not personal. The account itself is one: its result decides what is removed. */
const publicReads: readonly unknown[] = ['admin', 'auth', 'categories', 'products', 'settings', 'shop'];

/**
 * Compares an account with the owner of the stored entries. When they differ, removes every personal entry and read,
 * but not the basket. Login, logout and an expired session all call it.
 */
export function noticeAccount(client: QueryClient, customer: Customer | null, previous: Customer | null | undefined) {
  claimStorage(customer);
  if (previous !== undefined && markOf(previous) !== markOf(customer)) void resetPersonalReads(client);
}

/** Makes this account the owner of the stored entries, and removes those of another account. */
export function claimStorage(customer: Customer | null): void {
  for (const area of storageAreas) if (ownerOf(area) !== markOf(customer)) clearPersonal(area);
  store('tab', 'account', markOf(customer));
  store('device', 'account', markOf(customer) || null);
}

/** Removes personal reads from the cache without reading them again. */
export function removePersonalReads(client: QueryClient): void {
  client.removeQueries({ predicate: isPersonal });
}

/** Follows account changes in other tabs, also those missed while the browser froze this page. */
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

/** Returns a 32-bit hash of the e-mail address: it tells accounts apart without revealing the address. */
function markOf(customer: Customer | null): string {
  if (!customer) return '';
  let hash = 0x811c9dc5;
  for (const letter of customer.email) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  return (hash >>> 0).toString(36);
}
