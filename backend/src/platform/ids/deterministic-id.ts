import { v5 as uuidv5 } from 'uuid';

/** Fixed for ever: another namespace would make other ids of the same things. */
const namespace = '6f1d9d0e-3c55-4b0a-9a3f-5d1f7a3c2b84';

/** The same UUID for the same parts, always: so that doing a thing twice makes it once. */
export function deterministicId(...parts: readonly (string | number)[]): string {
  return uuidv5(parts.join('/'), namespace);
}
