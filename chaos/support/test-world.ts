import { createTestDatabase } from '../../backend/src/testing/database.js';
import { build } from '../../scripts/lib/build.mjs';
import { openWorld, type World } from './world.js';

export type TestWorld = World;

/** A world on a database of its own, for one test file, with the server as it is built from the sources now. */
export async function openTestWorld(): Promise<TestWorld> {
  if (process.env.CHAOS_SKIP_BUILD !== '1') await build(['backend']);
  const database = await createTestDatabase();
  const world = await openWorld({ databaseUrl: database.url });
  const close = async () => {
    await world.close();
    await database.drop();
  };
  return { ...world, close };
}
