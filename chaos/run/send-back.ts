import { deterministicId } from '../../backend/src/platform/ids/deterministic-id.js';
import * as api from '../../contracts/api.js';
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
  const order = await orderOf(world, orderId);
  const items = order.items.map(({ id, quantity }) => ({ id, quantity: share === 'all' ? quantity : 1 }));
  const returnId = await fileReturn(world, orderId, items, index);
  if (!returnId) return;
  const decide = (status: string) => () => setStatus(world, api.adminReturns.changeReturnStatus, returnId, status);
  if (inParallel) await Promise.all(decisions.map((status) => decide(status)()));
  else for (const status of decisions) await decide(status)();
}

/** Registers a return and waits until it is listed. Returns its id, or null when a rule refuses it. */
export async function fileReturn(
  world: World,
  orderId: string,
  items: readonly { id: string; quantity: number }[],
  index: number,
): Promise<string | null> {
  const body = { id: deterministicId('chaos', orderId, String(index)), reason: 'damaged', items };
  const filed = await persist(async () => {
    const response = await world.staff.call(api.returns.fileReturn, { params: { id: orderId }, body });
    if (response.status >= 500) throw new Error(`the shop responded to staff with ${response.status}`);
    return response.ok ? await response.json() : null;
  });
  if (filed) await until(() => isListed(world, filed.id), `return ${filed.id} in the list`);
  return filed?.id ?? null;
}

async function isListed({ database }: World, returnId: string): Promise<boolean> {
  const sql = 'select 1 from admin_return_list where return_id = $1';
  return (await database.query<object[]>(sql, [returnId])).length === 1;
}

/** Retries until the server responds, and proves again who staff is when it asks for that. A rule may refuse the status. */
export function setStatus(
  world: World,
  endpoint: typeof api.orders.changeOrderStatus | typeof api.adminReturns.changeReturnStatus,
  id: string,
  status: string,
): Promise<void> {
  return persist(async () => {
    const response = await world.staff.call(endpoint, { params: { id }, body: { status } });
    if (response.status === 403)
      await world.staff.call(api.staffFactors.provePassword, { body: { password: world.staffAccount.password } });
    if (response.status === 403 || response.status >= 500)
      throw new Error(`the shop responded to staff with ${response.status}`);
  });
}

export function orderOf(world: World, id: string): Promise<AdminOrderDetail> {
  return persist(async () => {
    const response = await world.staff.call(api.orders.findOrder, { params: { id } });
    if (!response.ok) throw new Error(`the shop responded to staff with ${response.status}`);
    return (await response.json()) as AdminOrderDetail;
  });
}
