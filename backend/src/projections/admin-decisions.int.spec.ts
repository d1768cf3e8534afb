import { DataSource } from 'typeorm';
import * as api from '../../../contracts/api.js';
import type { AdminReturn } from '../../../contracts/admin/returns.js';
import type { AdminOrder } from '../../../contracts/orders.js';
import { DemoSeed } from '../demo/demo-seed.js';
import { EventStore } from '../platform/event-sourcing/event-store.js';
import { eventually } from '../testing/kernel.js';
import { readModelsCatchUp } from '../testing/shop/shopper.js';
import { staffOf, startTestShop, TestBrowser, type TestShop, testStaff } from '../testing/shop/test-shop.js';
import { refusalOf } from '../testing/shop/test-browser.js';

let shop: TestShop;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await startTestShop({}, (app) => new DemoSeed(app.get(DataSource), app.get(EventStore)).run({ orders: 500 }));
  await readModelsCatchUp(shop);
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const statusOf = async (response: Promise<Response>) => (await response).status;

describe('a bulk status change', () => {
  it('changes each order and names what a rule refuses', async () => {
    const orders = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const [one, two] = orders.filter(({ status }) => status === 'delivered');
    const [cancelled] = orders.filter(({ status }) => status === 'cancelled');
    const ids = [one!.id, two!.id, cancelled!.id, 'nope', one!.id];
    const response = await staff.call(api.orders.changeOrderStatuses, { body: { ids, status: 'shipped' } });
    const { changed, refused } = await response.json();
    expect(changed).toEqual([one!.id, two!.id]);
    expect(refused.map(({ id }) => id)).toEqual([cancelled!.id, 'nope']);
    expect(refused[1]).toEqual({ id: 'nope', code: 'order-not-found', message: 'Deze bestelling bestaat niet.' });
    const after = (await staff.json(api.orders.listOrders)) as AdminOrder[];
    const changes = after.filter((order) => order.status !== orders.find(({ id }) => id === order.id)!.status);
    expect(changes.map(({ id, status }) => [id, status]).sort()).toEqual([[one!.id, 'shipped'], [two!.id, 'shipped']].sort()); // oxfmt-ignore
    expect(await statusOf(staff.call(api.orders.changeOrderStatuses, { body: { ids: [], status: 'shipped' } }))).toBe(
      400,
    );
  });
});

describe('a subscription', () => {
  it('is paused, resumed and cancelled, which shows in the list immediately and in its timeline', async () => {
    const [, one, other] = await staff.json(api.adminSubscriptions.listSubscriptions, { query: { status: 'active' } });
    const { pauseSubscription, resumeSubscription, cancelSubscription, showSubscription } = api.adminSubscriptions;
    const params = { id: one!.id };
    const decide = (endpoint: typeof pauseSubscription | typeof resumeSubscription | typeof cancelSubscription) =>
      statusOf(staff.call(endpoint, { params }));
    expect(await decide(pauseSubscription)).toBe(204);
    expect(await staff.json(showSubscription, { params })).toMatchObject({
      status: 'paused',
      pauseReason: 'requested',
      nextDeliveryDate: null,
    });
    expect(await decide(resumeSubscription)).toBe(204);
    expect(await staff.json(showSubscription, { params })).toMatchObject({ status: 'active', pauseReason: null });
    expect(await decide(cancelSubscription)).toBe(204);
    for (const late of [pauseSubscription, resumeSubscription]) expect(await decide(late)).toBe(409);
    expect(await decide(cancelSubscription)).toBe(204);
    expect(await staff.json(showSubscription, { params })).toMatchObject({
      status: 'cancelled',
      nextDeliveryDate: null,
    });
    expect(await staff.json(api.adminSubscriptions.showSubscription, { params: { id: other!.id } })).toEqual(other);
    const story = await staff.json(api.adminTimeline.showSubscriptionTimeline, { params });
    expect(story.slice(0, 3).map(({ type, actor }) => [type, actor.name])).toEqual([
      ['SubscriptionCancelled', testStaff.email],
      ['SubscriptionResumed', testStaff.email],
      ['SubscriptionPaused', testStaff.email],
    ]);
    const nobody = await staff.call(api.adminSubscriptions.pauseSubscription, { params: { id: 'nope' } });
    expect([nobody.status, (await refusalOf(nobody)).code]).toEqual([404, 'subscription-not-found']);
  });
});

describe('a return', () => {
  it('accepts any status until its refund is requested, once, never above the paid amount', async () => {
    const returns = (await staff.json(api.adminReturns.listReturns)) as AdminReturn[];
    const open = returns.find(({ status, refundRequested }) => status !== 'completed' && !refundRequested)!;
    const tooMuch = await staff.call(api.adminReturns.changeReturnStatus, {
      params: { id: open.id },
      body: { status: 'completed', refundAmount: '9999.00' },
    });
    expect([tooMuch.status, (await refusalOf(tooMuch)).code]).toEqual([409, 'refund-too-high']);
    for (const status of ['approved', 'completed', 'completed'])
      expect(
        await statusOf(
          staff.call(api.adminReturns.changeReturnStatus, {
            params: { id: open.id },
            body: { status, refundAmount: 1.5 },
          }),
        ),
      ).toBe(204);
    expect(
      await statusOf(
        staff.call(api.adminReturns.changeReturnStatus, { params: { id: open.id }, body: { status: 'rejected' } }),
      ),
    ).toBe(409);
    const read = () => staff.json(api.adminReturns.listReturns) as Promise<AdminReturn[]>;
    const found = (some: AdminReturn[]) => some.find(({ id }) => id === open.id)!;
    // The provider does not know the payments of the demo history, so it refuses the refund.
    await eventually(async () => found(await read()).failedAmount === '1.50', 'the provider refused the refund');
    const after = await read();
    expect(found(after)).toMatchObject({ status: 'completed', refundRequested: true, requestedAmount: '1.50' });
    expect(after.filter(({ id }) => id !== open.id)).toEqual(returns.filter(({ id }) => id !== open.id));
    const story = await staff.json(api.adminTimeline.showReturnTimeline, { params: { id: open.id } });
    expect(story.filter(({ type }) => type === 'ReturnRefundRequested').map(({ data }) => data)).toEqual([
      { amount: '1.50' },
    ]);
    expect(
      await statusOf(
        staff.call(api.adminReturns.changeReturnStatus, { params: { id: open.id }, body: { status: 'weg' } }),
      ),
    ).toBe(400);
  });
});

describe('the open tasks', () => {
  it('are listed', async () => {
    await eventually(
      async () => (await staff.json(api.adminAttention.listFailedRefunds)).length === 1,
      'the failed refund',
    );
    expect(await staff.json(api.adminAttention.listFailedRefunds)).toMatchObject([
      { amount: '1.50', status: 'failed' },
    ]);
    const refusal = `insert into process_refusals (process, event_id, command, code, resolved_at) values ('p', gen_random_uuid(), $1, 'x', $2)`;
    await shop.app.get(DataSource).query(refusal, ['Waits', null]);
    await shop.app.get(DataSource).query(refusal, ['Resolved', new Date()]);
    const [refused] = await staff.json(api.adminAttention.listRefusals);
    expect(refused!.command).toBe('Waits');
    const params = {
      process: 'p',
      eventId: refused!.eventId,
      command: 'Waits',
    };
    const handle = () => statusOf(staff.call(api.adminAttention.markRefusalHandled, { params }));
    expect([await handle(), await handle()]).toEqual([204, 404]);
    expect(await staff.json(api.adminAttention.listRefusals)).toEqual([]);
    const inquiry = {
      contactName: 'Bo Smit',
      email: 'bo@example.com',
      phone: '06 12345678',
      kvkNumber: null,
      message: 'Zullen we samenwerken?',
    };
    for (const contactName of ['Bo Smit', 'Al de Wit'])
      expect(
        await statusOf(new TestBrowser(shop).call(api.partnerships.sendInquiry, { body: { ...inquiry, contactName } })),
      ).toBeLessThan(300);
    const listed = await staff.json(api.adminAttention.listInquiries);
    expect(listed.map(({ contactName }) => contactName)).toEqual(['Al de Wit', 'Bo Smit']);
  });
});
