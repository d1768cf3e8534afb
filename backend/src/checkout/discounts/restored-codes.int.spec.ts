import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import type { AdminOrderDetail } from '../../../../contracts/orders.js';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import { ChangeOrderStatus } from '../../orders/commands/change-order-status.js';
import { RegisterReturn } from '../../orders/commands/register-return.js';
import { orderIdOf } from '../../platform/ids/order-id.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { readModelsCatchUp, Shopper, TestCodes } from '../../testing/shop/shopper.js';
import { RestoreCodeUse } from './commands.js';

let shop: TestShop;
let codes: TestCodes;
let staff: TestBrowser;
beforeAll(async () => {
  shop = await startTestShop();
  codes = new TestCodes(shop);
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 100 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.app.get(DataSource).query('delete from attempt_limits'));

const twoJars = [{ id: 'energy-boost', quantity: 2 }]; // 44.92 and 6.99 shipping; 47.42 with ten percent off
const used = { reserved: 0, redeemed: 1 };
const unused = { reserved: 0, redeemed: 0 };

async function bound(code: string, email: string): Promise<Shopper> {
  const shopper = new Shopper(shop);
  await shopper.start(twoJars);
  await shopper.validate(code, { email });
  expect(await shopper.change(4742, { discountCode: code, email })).toMatchObject({ status: 200 });
  return shopper;
}
async function bought(code: string, email: string): Promise<Shopper> {
  const shopper = await bound(code, email);
  await shopper.pay(email);
  expect(await shopper.settle()).toMatchObject({ orderNumber: expect.any(String) });
  return shopper;
}
const idOf = ({ payment }: Shopper) => orderIdOf(payment.paymentIntentId);
const execute = (command: object) => shop.app.get(CommandBus).execute(command as never);
async function cancel(shopper: Shopper): Promise<void> {
  const { status } = await staff.call(api.orders.changeOrderStatus, {
    params: { id: idOf(shopper) },
    body: { status: 'cancelled' },
  });
  expect(status).toBe(204);
}

describe('an order that the shop cancels', () => {
  it.each([
    ['with a single use', 'TERUG-EEN', { maxUses: 1 }],
    ['for a first order', 'TERUG-EERSTE', { firstOrderOnly: true }],
    ['for a first order with a single use', 'TERUG-BEIDE', { maxUses: 1, firstOrderOnly: true }],
  ])('restores its code %s', async (_what, code, terms) => {
    const email = `${code.toLowerCase()}@example.com`;
    await codes.add(code, terms);
    const shopper = await bought(code, email);
    expect(await codes.uses(code)).toEqual(used);
    await cancel(shopper);
    await eventually(async () => (await codes.uses(code)).redeemed === 0, 'the use of the code');
    await readModelsCatchUp(shop);
    await bought(code, email.toUpperCase());
    expect(await codes.uses(code)).toEqual(used);
  });

  it('restores no code of an order that the buyer charged back', async () => {
    await codes.add('GESTORNEERD', { maxUses: 1, firstOrderOnly: true });
    const shopper = await bought('GESTORNEERD', 'gestorneerd@example.com');
    const { control } = shop.provider;
    control.closeDispute(control.openDispute(shopper.payment.paymentIntentId)!.id, 'lost');
    const order = async () =>
      (await staff.json(api.orders.findOrder, { params: { id: idOf(shopper) } })) as AdminOrderDetail;
    await eventually(async () => (await order()).refundedAmount === '47.42', 'the money that the bank took back');
    await cancel(shopper);
    await execute(new RestoreCodeUse({ orderId: idOf(shopper) }, testContext()));
    expect(await codes.uses('GESTORNEERD')).toEqual(used);
    await readModelsCatchUp(shop);
    await codes.change('GESTORNEERD', { maxUses: null });
    const again = new Shopper(shop);
    await again.start(twoJars);
    expect(await again.validate('GESTORNEERD', { email: 'gestorneerd@example.com' })).toMatchObject({
      code: 'discount-first-order-only',
    });
  });

  it('restores one use, however often its events are handled and its payment is settled', async () => {
    await codes.add('EENKEER', { maxUses: 5 });
    const [shopper] = [await bought('EENKEER', 'een@example.com'), await bought('EENKEER', 'ander@example.com')];
    await cancel(shopper);
    await eventually(async () => (await codes.uses('EENKEER')).redeemed === 1, 'the use of the code');
    const restore = () => execute(new RestoreCodeUse({ orderId: idOf(shopper) }, testContext()));
    await Promise.all([restore(), restore(), shopper.settle()]);
    expect(await codes.uses('EENKEER')).toEqual(used);
  });

  it('has used no code when its payment arrives afterwards', async () => {
    await codes.add('TELAAT', { maxUses: 1 });
    const shopper = await bound('TELAAT', 'telaat@example.com');
    shop.provider.control.setBehaviour({ bankDelayMs: null });
    await shopper.payByBank('telaat@example.com', 'process');
    expect(await shopper.settle()).toMatchObject({ status: 'processing' });
    await cancel(shopper);
    shop.provider.control.completeProcessing(shopper.payment.paymentIntentId, 'succeeded');
    await eventually(async () => (await shopper.checkout()).status === 'settled', 'the late payment');
    const count = async () => Object.values(await codes.uses('TELAAT')).reduce((sum, uses) => sum + uses, 0);
    await eventually(async () => (await count()) === 0, 'the use of the code');
    expect(await codes.uses('TELAAT')).toEqual(unused);
    await bought('TELAAT', 'later@example.com');
  });
});

describe('a paid order whose released code had no use left', () => {
  const reservations = () => shop.app.get(DiscountReservations);
  /** Two checkouts that were paid with a code of a single use. */
  async function bothPaid(code: string) {
    await codes.add(code, { maxUses: 1 });
    const [uncounted, counted] = [randomUUID(), randomUUID()];
    await reservations().reserve(uncounted, code);
    await reservations().release(uncounted);
    await reservations().reserve(counted, code);
    await reservations().redeem(counted, code);
    await reservations().redeem(uncounted, code);
    expect(await codes.uses(code)).toEqual(used);
    return { uncounted, counted };
  }

  it('restores no use', async () => {
    const { uncounted, counted } = await bothPaid('NIETGETELD');
    await reservations().restore(uncounted);
    expect(await codes.uses('NIETGETELD')).toEqual(used);
    await reservations().restore(counted);
    expect(await codes.uses('NIETGETELD')).toEqual(unused);
  });

  it('counts when it is settled again after the use of another order is restored', async () => {
    const { uncounted, counted } = await bothPaid('ALSNOG');
    await reservations().restore(counted);
    await Promise.all([1, 2, 3].map(() => reservations().redeem(uncounted, 'ALSNOG')));
    expect(await codes.uses('ALSNOG')).toEqual(used);
  });

  it('leaves a count of nothing when an earlier version stored it as redeemed', async () => {
    const { uncounted, counted } = await bothPaid('VROEGER');
    const sql = `update discount_reservations set state = 'redeemed' where checkout_id = $1`;
    await shop.app.get(DataSource).query(sql, [uncounted]);
    await reservations().restore(uncounted);
    await reservations().restore(counted);
    expect(await codes.uses('VROEGER')).toEqual(unused);
  });
});

it.each([
  ['before it leaves', 'HERROEPEN'],
  ['after it was delivered', 'TERUGGESTUURD'],
])('keeps the use of a code when the buyer withdraws the whole order %s', async (_when, code) => {
  const email = `${code.toLowerCase()}@example.com`;
  await codes.add(code, { maxUses: 1, firstOrderOnly: true });
  const shopper = await bought(code, email);
  if (code === 'TERUGGESTUURD')
    await execute(new ChangeOrderStatus({ orderId: idOf(shopper), status: 'delivered' }, testContext()));
  const all = { pieces: 'all', origin: 'withdrawal', reason: 'changed-mind' } as const;
  await execute(new RegisterReturn({ orderId: idOf(shopper), returnId: idOf(shopper), ...all }, testContext()));
  await cancel(shopper);
  await execute(new RestoreCodeUse({ orderId: idOf(shopper) }, testContext()));
  await readModelsCatchUp(shop);
  expect(await codes.uses(code)).toEqual(used);
  const again = new Shopper(shop);
  await again.start(twoJars);
  await codes.change(code, { maxUses: null });
  expect(await again.validate(code, { email })).toMatchObject({
    code: 'discount-first-order-only',
  });
});
