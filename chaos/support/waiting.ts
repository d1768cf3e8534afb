import { setTimeout as sleep } from 'node:timers/promises';

/** Asks until the answer is true; throws, naming what, when it has not become so in time. */
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

/** Runs `work` again after an exception, as people press reload. The last exception is thrown. */
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

/** At most `atOnce` of the works at a time; results in their order. */
export async function inLanes<T>(works: readonly (() => Promise<T>)[], atOnce: number): Promise<T[]> {
  const results: T[] = [];
  const waiting = works.entries();
  const lane = async () => {
    for (const [index, work] of waiting) results[index] = await work();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}
