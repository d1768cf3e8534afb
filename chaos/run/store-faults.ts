import { setTimeout as sleep } from 'node:timers/promises';
import type { FailingStore } from '../support/servers/failing-store.js';
import type { Random } from '../support/random.js';

/** A fault of the event store. Resolves when the store responds again. */
interface StoreFault {
  /** Whether the fault needs a store without writes. */
  isIdle: boolean;
  befall(server: FailingStore, random: Random, longestFrozenMs: number): Promise<void>;
}

const faults = {
  'restart-idle': { isIdle: true, befall: (server) => server.restart() },
  'restart-twice': {
    isIdle: true,
    befall: async (server, random) => {
      await server.restart();
      await sleep(random.between(0, 2000)); // readers may or may not have resumed
      await server.restart();
    },
  },
  'restart-under-load': {
    isIdle: false,
    befall: async (server, random) => {
      for (let count = random.between(1, 3); count > 0; count--) {
        await sleep(random.between(0, 1500));
        await server.kill();
        await sleep(random.pick([0, 0, 500, 3000]));
        await server.start();
      }
    },
  },
  frozen: {
    isIdle: false,
    befall: async (server, random, longestFrozenMs) => {
      await sleep(random.between(0, 500));
      server.freeze();
      await sleep(random.between(500, longestFrozenMs));
      server.thaw();
    },
  },
} satisfies Record<string, StoreFault>;

export type StoreFaultName = keyof typeof faults;
export const storeFaultNames = Object.keys(faults) as StoreFaultName[];

/** One fault per this many runs, taking turns in `among`. */
export interface StoreFaults {
  every: number;
  among: readonly StoreFaultName[];
  longestFrozenMs: number;
}

/** Plays during the fault, or after it when the fault needs an idle server. */
export async function playUnder(
  name: StoreFaultName,
  { server, random, longestFrozenMs }: { server: FailingStore; random: Random; longestFrozenMs: number },
  play: () => Promise<unknown>,
): Promise<void> {
  const { isIdle, befall }: StoreFault = faults[name];
  const strike = () => befall(server, random, longestFrozenMs);
  if (isIdle) await strike();
  await Promise.all([play(), isIdle ? null : strike()]);
}
