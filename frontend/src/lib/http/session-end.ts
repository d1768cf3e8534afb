import type { Endpoint } from '../../../../contracts/endpoint.js';
import { logout, showOwnAccount } from '../../../../contracts/staff/login.js';
import { ApiError } from './api-error';

/** Refusals after which staff can do something. */
export type Interruption = 'not-logged-in' | 'not-allowed' | 'factor-needed' | 'factor-required';
type Ask = () => Promise<boolean>;

const asks: Partial<Record<string, Ask>> = {};

/**
 * Registers what happens on a refusal. It resolves to whether the call is repeated. Returns a function that
 * unregisters it.
 */
export function whenInterrupted(by: Interruption, ask: Ask): () => void {
  asks[by] = ask;
  return () => void delete asks[by];
}

/**
 * Sends a call of the back office. Repeats it once after staff logged in again or proved to be there. That is safe,
 * because the server does nothing on such a refusal.
 */
export async function inSession<T>(endpoint: Endpoint, send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (isWork(endpoint) && error instanceof ApiError && (await asks[error.code ?? '']?.())) return send();
    throw error;
  }
}

/** Logout and the session check refuse for other reasons. */
const isWork = (endpoint: Endpoint) =>
  endpoint.access === 'staff' && endpoint !== logout && endpoint !== showOwnAccount;
