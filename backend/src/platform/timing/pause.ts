import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves after the time, or as soon as the signal aborts: an abort is no failure. */
export async function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
