import { EventStoreUnavailableError } from '../event-store.js';

/** gRPC: cancelled, deadline exceeded, resource exhausted, aborted, internal (a reset connection), unavailable. */
const passingCodes = new Set([1, 4, 8, 10, 13, 14]);
const passingTypes = new Set(['timeout', 'deadline-exceeded', 'unavailable', 'cancelled', 'not-leader']);

interface ClientError {
  type?: unknown;
  code?: unknown;
  message?: unknown;
}

/** The `type` of the client's own errors; raw gRPC errors have none, wrapped ones 'unknown'. */
export function typeOf(error: unknown): string | undefined {
  const type = (error as ClientError | null)?.type;
  return typeof type === 'string' ? type : undefined;
}

/** True when the store was away or slow; false when it refused the request. */
export function isPassing(error: unknown): boolean {
  if (error instanceof EventStoreUnavailableError) return true;
  const { code, message } = (error ?? {}) as ClientError;
  const type = typeOf(error);
  if (type && type !== 'unknown') return passingTypes.has(type);
  return (typeof code === 'number' && passingCodes.has(code)) || String(message).startsWith('Failed to discover');
}
