import { readStored, type StoredKey } from '../../../lib/storage/device-storage';

/** The storage key of started payments, in a module of its own because every page reads it. */
export const startedKey = 'started-payments' satisfies StoredKey;

/** Whether this browser started a payment whose outcome it does not know yet. */
export function hasStarted(): boolean {
  return readStored('device', startedKey) !== null;
}
