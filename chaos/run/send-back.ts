import { deterministicId } from '../../backend/src/platform/ids/deterministic-id.js';
import type { AdminOrderDetail } from '../../contracts/orders.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import type { ReturnPlan } from './plan.js';

/** Registers a return of an order and decides it; a 409 is a valid response. */
export async function sendBack(
  world: World,
  orderId: string,
  { share, decisions, inParallel }: ReturnPlan,
  index: number,
) {
  const order = await read<AdminOrderDetail>(world, `/api/admin/orders/${orderId}`);
  const items = order.items.map(({ id, quantity }) => ({ id, quantity: share === 'all' ? quantity : 1 }));
  const id = deterministicId('chaos', orderId, String(index));
  const filed = await persist(async () => {
    const response = await world.staff.post(`/api/admin/orders/${orderId}/returns`, { id, reason: 'damaged', items });
    if (response.status >= 500) throw new Error(`the shop responded to staff with ${response.status}`);
    return response.ok ? ((await response.json()) as { id: string }) : null;
  });
  if (!filed) return;
  await until(() => isListed(world, filed.id), `return ${filed.id} in the list`);
  const decide = (status: string) => () => setStatus(world, `/api/admin/returns/${filed.id}/status`, status);
  if (inParallel) await Promise.all(decisions.map((status) => decide(status)()));
  else for (const status of decisions) await decide(status)();
}

async function isListed({ database }: World, returnId: string): Promise<boolean> {
  const sql = 'select 1 from admin_return_list where return_id = $1';
  return (await database.query<object[]>(sql, [returnId])).length === 1;
}

/** Retries until the server responds; a rule may refuse the status. */
export function setStatus(world: World, path: string, status: string): Promise<void> {
  return persist(async () => {
    const response = await world.staff.patch(path, { status });
    if (response.status >= 500) throw new Error(`the shop responded to staff with ${response.status}`);
  });
}

function read<T>(world: World, path: string): Promise<T> {
  return persist(async () => {
    const response = await world.staff.get(path);
    if (!response.ok) throw new Error(`the shop responded to staff with ${response.status}`);
    return (await response.json()) as T;
  });
}
