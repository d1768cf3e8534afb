import { DataSource } from 'typeorm';
import type { FailedRefund, ProcessRefusal } from '../../../contracts/admin/attention.js';
import type { AdminReturn } from '../../../contracts/admin/returns.js';
import type { AdminSubscription } from '../../../contracts/admin/subscriptions.js';
import type { TimelineEntry } from '../../../contracts/admin/timeline.js';
import type { ApiErrorBody } from '../../../contracts/errors.js';
import type { AdminOrder, ChangedOrderStatuses } from '../../../contracts/orders.js';
import { DemoSeed } from '../demo/demo-seed.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { ReadModelProgress } from '../platform/event-sourcing/read-models/read-model-progress.js';
import { eventually } from '../testing/kernel.js';
import { staffOf, startTestShop, TestBrowser, type TestShop, testStaff } from '../testing/shop/test-shop.js';

let shop: TestShop;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await startTestShop({}, (app) => new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 500 }));
  expect(await shop.app.get(ReadModelProgress).waitFor(await shop.app.get(EventStore).head(), 60_000)).toBe(true);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const read = async <T>(path: string) => (await (await staff.get(`/api/admin/${path}`)).json()) as T;
const statusOf = async (response: Promise<Response>) => (await response).status;

describe('a bulk status change', () => {
  it('changes each order and names what a rule refuses', async () => {
    const orders = await read<AdminOrder[]>('orders');
    const [one, two] = orders.filter(({ status }) => status === 'delivered');
    const [cancelled] = orders.filter(({ status }) => status === 'cancelled');
    const ids = [one!.id, two!.id, cancelled!.id, 'nope', one!.id];
    const response = await staff.post('/api/admin/orders/status', { ids, status: 'shipped' });
    const { changed, refused } = (await response.json()) as ChangedOrderStatuses;
    expect(changed).toEqual([one!.id, two!.id]);
    expect(refused.map(({ id }) => id)).toEqual([cancelled!.id, 'nope']);
    expect(refused[1]).toEqual({ id: 'nope', code: 'order-not-found', message: 'Deze bestelling bestaat niet.' });
    const after = await read<AdminOrder[]>('orders');
    const changes = after.filter((order) => order.status !== orders.find(({ id }) => id === order.id)!.status);
    expect(changes.map(({ id, status }) => [id, status]).sort()).toEqual([[one!.id, 'shipped'], [two!.id, 'shipped']].sort()); // oxfmt-ignore
    expect(await statusOf(staff.post('/api/admin/orders/status', { ids: [], status: 'shipped' }))).toBe(400);
  });
});

describe('a subscription', () => {
  it('is paused, resumed and cancelled, which shows in the list immediately and in its timeline', async () => {
    const [, one, other] = await read<AdminSubscription[]>('subscriptions?status=active');
    const path = `subscriptions/${one!.id}`;
    const decide = (what: string) => statusOf(staff.send('PATCH', `/api/admin/${path}/${what}`, undefined, {}));
    expect(await decide('pause')).toBe(204);
    expect(await read(path)).toMatchObject({ status: 'paused', pauseReason: 'requested', nextDeliveryDate: null });
    expect(await decide('resume')).toBe(204);
    expect(await read(path)).toMatchObject({ status: 'active', pauseReason: null });
    expect(await decide('cancel')).toBe(204);
    for (const late of ['pause', 'resume']) expect(await decide(late)).toBe(409);
    expect(await decide('cancel')).toBe(204);
    expect(await read(path)).toMatchObject({ status: 'cancelled', nextDeliveryDate: null });
    expect(await read(`subscriptions/${other!.id}`)).toEqual(other);
    const story = await read<TimelineEntry[]>(`${path}/timeline`);
    expect(story.slice(0, 3).map(({ type, actor }) => [type, actor.name])).toEqual([
      ['SubscriptionCancelled', testStaff.email],
      ['SubscriptionResumed', testStaff.email],
      ['SubscriptionPaused', testStaff.email],
    ]);
    const nobody = await staff.send('PATCH', '/api/admin/subscriptions/nope/pause', undefined, {});
    expect([nobody.status, ((await nobody.json()) as ApiErrorBody).code]).toEqual([404, 'subscription-not-found']);
  });
});

describe('a return', () => {
  it('accepts any status until its refund is requested, once, never above the paid amount', async () => {
    const returns = await read<AdminReturn[]>('returns');
    const open = returns.find(({ status, refundRequested }) => status !== 'completed' && !refundRequested)!;
    const path = `/api/admin/returns/${open.id}/status`;
    const tooMuch = await staff.patch(path, { status: 'completed', refundAmount: '9999.00' });
    expect([tooMuch.status, ((await tooMuch.json()) as ApiErrorBody).code]).toEqual([409, 'refund-too-high']);
    for (const status of ['approved', 'completed', 'completed'])
      expect(await statusOf(staff.patch(path, { status, refundAmount: 1.5 }))).toBe(204);
    expect(await statusOf(staff.patch(path, { status: 'rejected' }))).toBe(409);
    const after = await read<AdminReturn[]>('returns');
    expect(after.find(({ id }) => id === open.id)).toMatchObject({
      status: 'completed',
      refundAmount: '1.50',
      refundRequested: true,
    });
    expect(after.filter(({ id }) => id !== open.id)).toEqual(returns.filter(({ id }) => id !== open.id));
    const story = await read<TimelineEntry[]>(`returns/${open.id}/timeline`);
    expect(story.filter(({ type }) => type === 'ReturnRefundRequested').map(({ data }) => data)).toEqual([
      { amount: '1.50' },
    ]);
    expect(await statusOf(staff.patch(path, { status: 'weg' }))).toBe(400);
  });
});

describe('the open tasks', () => {
  it('are listed', async () => {
    // The provider does not know the payments of the demo history, so the refund of the return above fails.
    await eventually(async () => (await read<FailedRefund[]>('failed-refunds')).length === 1, 'the failed refund');
    expect(await read('failed-refunds')).toMatchObject([{ amount: '1.50', status: 'failed' }]);
    const refusal = `insert into process_refusals (process, event_id, command, code, resolved_at) values ('p', gen_random_uuid(), $1, 'x', $2)`;
    await shop.app.get(DataSource).query(refusal, ['Waits', null]);
    await shop.app.get(DataSource).query(refusal, ['Resolved', new Date()]);
    const [refused] = await read<ProcessRefusal[]>('process-refusals');
    expect(refused!.command).toBe('Waits');
    const handle = `/api/admin/process-refusals/p/${refused!.eventId}/Waits/handled`;
    expect([await statusOf(staff.post(handle, {})), await statusOf(staff.post(handle, {}))]).toEqual([204, 404]);
    expect(await read('process-refusals')).toEqual([]);
    const inquiry = {
      contactName: 'Bo Smit',
      email: 'bo@example.com',
      phone: '06 12345678',
      kvkNumber: null,
      message: 'Zullen we samenwerken?',
    };
    for (const contactName of ['Bo Smit', 'Al de Wit'])
      expect(
        await statusOf(new TestBrowser(shop).post('/api/partnership-inquiries', { ...inquiry, contactName })),
      ).toBeLessThan(300);
    const listed = await read<{ contactName: string }[]>('partnership-inquiries');
    expect(listed.map(({ contactName }) => contactName)).toEqual(['Al de Wit', 'Bo Smit']);
  });
});
