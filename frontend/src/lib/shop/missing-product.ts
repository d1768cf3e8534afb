import type { MissingProduct } from '../../../../contracts/catalog.js';
import { ApiError, hasStatus } from '../http/api-error';

/** What the shop knows about a product that it does not have; null when the error says something else. */
export function missingProductOf(error: unknown): MissingProduct | null {
  if (!(error instanceof ApiError) || !hasStatus(error, 404)) return null;
  return (error.details as MissingProduct | undefined) ?? {};
}
