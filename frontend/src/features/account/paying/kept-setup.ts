import { readStored, store } from '../../../lib/storage/device-storage';

const key = 'subscription-setup';
const hourMilliseconds = 3_600_000;

/** A change of payment method that redirected to the bank. */
export interface KeptSetup {
  subscriptionId: string;
  setupIntentId: string;
}

/** Stores it, in case the tab does not return from the bank. It expires after an hour. */
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
