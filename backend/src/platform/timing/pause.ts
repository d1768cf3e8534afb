import { setTimeout as sleep } from 'node:timers/promises';

/** Waits this long, or until the signal: who is asked to stop does not wait, and has not failed either. */
export async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
}
