import type { INestApplicationContext } from '@nestjs/common';
import { ReadModelProgress } from '../../platform/event-sourcing/read-models/read-model-progress.js';

const patienceMs = 120_000;

/** Waits until the read models have passed the position; a loaded machine takes its time. Throws after two minutes. */
export async function readModelsPass(
  { app }: { app: Pick<INestApplicationContext, 'get'> },
  position: bigint | null,
): Promise<void> {
  const passed = await app.get(ReadModelProgress, { strict: false }).waitFor(position, patienceMs);
  if (!passed) throw new Error(`The read models did not pass position ${position} within two minutes`);
}
