import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
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

it('keeps the use of a code when the buyer withdraws the whole order', async () => {
  await codes.add('HERROEPEN', { maxUses: 1, firstOrderOnly: true });
  const shopper = await bought('HERROEPEN', 'herroepen@example.com');
  const all = { pieces: 'all', origin: 'withdrawal', reason: 'changed-mind' } as const;
  await execute(new RegisterReturn({ orderId: idOf(shopper), returnId: idOf(shopper), ...all }, testContext()));
  await cancel(shopper);
  await execute(new RestoreCodeUse({ orderId: idOf(shopper) }, testContext()));
  await readModelsCatchUp(shop);
  expect(await codes.uses('HERROEPEN')).toEqual(used);
  const again = new Shopper(shop);
  await again.start(twoJars);
  await codes.change('HERROEPEN', { maxUses: null });
  expect(await again.validate('HERROEPEN', { email: 'herroepen@example.com' })).toMatchObject({
    code: 'discount-first-order-only',
  });
});
