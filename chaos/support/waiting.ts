import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the condition is true; throws with its name after the timeout. */
export async function until(
  condition: () => Promise<boolean> | boolean,
  what: string,
  { withinMs = 120_000, everyMs = 10 } = {},
): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come true within ${withinMs} ms`);
    await sleep(everyMs);
  }
}

/** Retries `work` after an exception; throws the last one. */
export async function persist<T>(work: () => Promise<T>, withinMs = 120_000): Promise<T> {
  const deadline = Date.now() + withinMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

export async function inLanes<T>(works: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = works.entries();
  const lane = async () => {
    for (const [index, work] of waiting) results[index] = await work();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
