import { failpointNames, type FailpointName } from '../../backend/src/platform/failpoints/failpoint-names.js';
import type { PlayedRun } from '../run/play.js';
import { violationsOfReaders } from '../run/run.js';
import { openTestWorld } from '../support/test-world.js';
import { inLanes } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { crashAt, damageOf } from './crash.js';

let world: World;
beforeAll(async () => (world = await openTestWorld()));
afterAll(() => world?.close());

describe('kill -9, restart and retry', () => {
  const struck = new Map<FailpointName, PlayedRun>();

  it.each(failpointNames)('recovers from %s', async (name) => {
    struck.set(name, await crashAt(world, name));
    expect(world.server.alive).toBe(true);
  });

  it('loses, duplicates and invents nothing, wherever it was killed', async () => {
    const damages = [...struck].map(
      ([name, played]) =>
        async () =>
          [name, await damageOf(world, played).catch((error: unknown) => [String(error)])] as const,
    );
    const damaged = (await inLanes(damages, 8)).filter(([, violations]) => violations.length > 0);
    expect(damaged).toEqual([]);
    expect(struck.size).toBe(failpointNames.length);
  });

  it('leaves every read model equal to its rebuild', async () => {
    expect(await violationsOfReaders(world)).toEqual([]);
  });
});
