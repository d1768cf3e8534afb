import type { MissingProduct } from '../../../../contracts/catalog.js';
import { ApiError, hasStatus } from '../http/api-error';

/** Returns what the server says about a removed product; null for any other error. */
export function missingProductOf(error: unknown): MissingProduct | null {
  if (!(error instanceof ApiError) || !hasStatus(error, 404)) return null;
  return (error.details as MissingProduct | undefined) ?? {};
}
