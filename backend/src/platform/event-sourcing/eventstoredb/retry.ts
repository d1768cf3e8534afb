import { pause } from '../../timing/pause.js';
import { EventStoreUnavailableError } from '../event-store.js';
import { isPassing } from './client-errors.js';

export interface RetryOptions {
  /** Timeout of one attempt without data. */
  timeoutMs: number;
  attempts: number;
  /** Delay before the second attempt; doubles each time, with jitter. */
  retryAfterMs: number;
}

const longestWaitMs = 2000;

/** Retries while the store is away or slow. Throws EventStoreUnavailableError after the last attempt. */
export async function retrying<T>(options: RetryOptions, attempt: () => Promise<T>): Promise<T> {
  for (let number = 1; ; number++) {
    try {
      return await attempt();
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (number >= options.attempts) {
        throw new EventStoreUnavailableError(`The event store did not respond in ${number} attempts`, { cause: error });
      }
    }
    await pause(backoffMs(options.retryAfterMs, number));
  }
}

/** Exponential backoff with 50 % jitter, at most two seconds. */
export function backoffMs(firstMs: number, failures: number): number {
  return Math.min(firstMs * 2 ** (failures - 1), longestWaitMs) * (0.5 + Math.random() / 2);
}
