import { readStored, store } from '../../../lib/storage/device-storage';

const key = 'subscription-setup';
const hourMilliseconds = 3_600_000;

/** A change of payment method that somebody went to the bank for. */
export interface KeptSetup {
  subscriptionId: string;
  setupIntentId: string;
}

/** Remembers it, in case the tab never comes back from the bank. Later than an hour it is another day's change. */
export function keepSetup(setup: KeptSetup, now = Date.now()): void {
  store('device', key, JSON.stringify({ ...setup, keptAt: now }));
}

export function keptSetup(now = Date.now()): KeptSetup | null {
  try {
    const kept = JSON.parse(readStored('device', key) ?? 'null') as Partial<KeptSetup & { keptAt: number }> | null;
    const { subscriptionId, setupIntentId, keptAt } = kept ?? {};
    if (typeof subscriptionId !== 'string' || typeof setupIntentId !== 'string') return null;
    return typeof keptAt === 'number' && now - keptAt < hourMilliseconds ? { subscriptionId, setupIntentId } : null;
  } catch {
    return null;
  }
}

export function forgetSetup(): void {
  store('device', key, null);
}
