import { v5 as uuidv5, version } from 'uuid';

/** Never change it: every derived id would change. */
const namespace = '6f1d9d0e-3c55-4b0a-9a3f-5d1f7a3c2b84';

/** Derives a UUID from the parts, so that repeated work is idempotent. */
export function deterministicId(...parts: readonly (string | number)[]): string {
  return uuidv5(parts.join('/'), namespace);
}

/** Whether `deterministicId` made a UUID; ids of checkouts are random. */
export const isDeterministicId = (id: string): boolean => version(id) === 5;
