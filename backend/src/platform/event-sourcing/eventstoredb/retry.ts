import { pause } from '../../timing/pause.js';
import { EventStoreUnavailableError } from '../event-store.js';
import { isPassing } from './client-errors.js';

export interface RetryOptions {
  /** How long one attempt may take without a sign of life. */
  timeoutMs: number;
  attempts: number;
  /** Wait before the second attempt; doubles with each further one, with jitter. */
  retryAfterMs: number;
}

const longestWaitMs = 2000;

/** Tries again while the store is away or slow. Throws EventStoreUnavailableError after the last attempt. */
export async function retrying<T>(options: RetryOptions, attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (number >= options.attempts) {
        throw new EventStoreUnavailableError(`The event store did not answer in ${number} attempts`, { cause: error });
      }
    }
    await pause(backoffMs(options.retryAfterMs, number));
  }
}

/** Wait after so many failures: doubling, between half and all of it by chance, at most two seconds. */
export function backoffMs(firstMs: number, failures: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), longestWaitMs) * (0.5 + Math.random() / 2);
}
