import { readStored, type StoredKey } from '../../../lib/storage/device-storage';

/** Where the payments are noted that this browser started. Apart, because every page looks for it. */
export const startedKey = 'started-payments' satisfies StoredKey;

/** Whether this browser started a payment whose end it does not know yet. */
export function hasStarted(): boolean {
  return readStored('device', startedKey) !== null;
}
