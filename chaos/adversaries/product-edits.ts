import { randomUUID } from 'node:crypto';
import { sweepWork } from '../../backend/src/platform/work/sweep-work.job.js';
import * as api from '../../contracts/api.js';
import type { PreviewProductEdit } from '../../contracts/admin/product-edits.js';
import { until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { isAccepted, unexpected, type Colleague } from './colleague.js';

/** When a colleague takes a change of products back. `at once`: while it may still run, which is refused. */
export type Undo = 'never' | 'at once' | 'afterwards';

/** Previews and starts an edit, and may take it back. Returns what the shop should never respond. */
export async function editProducts(
  world: World,
  colleague: Colleague,
  { clicks, undo, ...previewed }: PreviewProductEdit & { clicks: number; undo: Undo },
): Promise<string[]> {
  const preview = await colleague.ask(api.adminProductEdits.previewEdit, { body: previewed });
  const lines = (preview.body ?? [])
    .filter(({ after }) => Object.keys(after).length > 0)
    .map(({ productId, before, after }) => ({ productId, before, after }));
  if (lines.length === 0) return unexpected('a preview', [preview], []);
  const id = randomUUID();
  const started = await colleague.click(clicks, api.adminProductEdits.startEdit, { body: { id, lines } });
  return [...unexpected('an edit', started, []), ...(await takeBack(world, colleague, { id, clicks, undo }))];
}

/** Waits for a started change of products, and takes it back as planned. */
export async function takeBack(
  world: World,
  colleague: Colleague,
  { id, clicks, undo }: { id: string; clicks: number; undo: Undo },
): Promise<string[]> {
  const problems = undo === 'afterwards' ? await finish(world, colleague, id) : [];
  if (undo !== 'never') problems.push(...(await takeBackOnce(world, colleague, id, clicks)));
  return [...problems, ...(await finish(world, colleague, id))];
}

/** Another window of a colleague draws an id of its own, and must not take the change back again. */
async function takeBackOnce(world: World, colleague: Colleague, id: string, clicks: number): Promise<string[]> {
  const [undoId, otherId] = [randomUUID(), randomUUID()];
  const send = (own: string, times: number) =>
    colleague.click(times, api.adminProductEdits.undoEdit, { params: { id }, body: { id: own } });
  const answers = await send(undoId, clicks);
  if (!isAccepted(answers)) return unexpected('an undo', answers, [409]);
  const again = await send(otherId, 1);
  const isTwice = isAccepted(again) ? ['a change of products was taken back twice'] : [];
  return [
    ...unexpected('an undo', [...answers, ...again], [409]),
    ...isTwice,
    ...(await finish(world, colleague, undoId)),
  ];
}

/** Waits until the change no longer runs. Makes it due now when a worker died with it. `total`: of its products. */
export async function finish(
  { database, jobs }: World,
  colleague: Colleague,
  id: string,
  total?: number,
): Promise<string[]> {
  let problems: string[] = [];
  const isOver = async () => {
    const { status, body } = await colleague.ask(api.adminProductEdits.findEdit, { params: { id } });
    if (!body) problems = [`a change of products that started is gone: ${status}`];
    if (body && !body.isRunning && total !== undefined && body.total !== total)
      problems = [`a change of ${total} products has ${body.total}`];
    if (!body?.isRunning) return true;
    await database.query(
      `update product_edits set due_at = now()
       where id = $1 and status = 'queued' and created_at < now() - interval '1 second'`,
      [id],
    );
    await jobs.add(sweepWork, {}, { id: 'chaos' });
    return false;
  };
  await until(isOver, `the end of the change ${id} of products`, { everyMs: 100 });
  return problems;
}
