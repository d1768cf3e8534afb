import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { agreed } from '../orders/order.fixtures.js';
import { testContext } from '../testing/kernel.js';
import { startSecondProcess, startTestShop, type TestShop } from '../testing/shop/test-shop.js';
import { OrderPlacement } from './order-placement.js';
import { OrderReader } from '../orders/order-reader.query.js';

type Process = Pick<TestShop, 'app'>;

let shop: TestShop;
let second: Awaited<ReturnType<typeof startSecondProcess>>;
beforeAll(async () => {
  shop = await startTestShop();
  second = await startSecondProcess(shop, ['api']);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});

const { orderNumber: _, ...terms } = agreed;
const place = async ({ app }: Process, orderId: string, at: string) => {
  const { orderNumber } = await app.get(OrderPlacement).place({ ...terms, orderId }, { ...testContext(), at });
  return orderNumber!;
};
const lastNumber = async (): Promise<number> => {
  const [row] = await shop.app
    .get(DataSource)
    .query<{ last: string }[]>('select last_value as last from order_numbers');
  return Number(row!.last);
};
const yearOf = (orderNumber: string) => orderNumber.slice(0, 5);

describe('an order number', () => {
  it.each([
    ['2026-12-31T22:59:59.999Z', '2026-'],
    ['2026-12-31T23:00:00.000Z', '2027-'],
    ['2026-12-31T23:30:00.000Z', '2027-'],
    ['2027-01-01T00:30:00.000Z', '2027-'],
    ['2027-06-30T22:30:00.000Z', '2027-'],
  ])('of an order at %s starts with the year in Amsterdam: %s', async (at, year) => {
    expect(yearOf(await place(shop, randomUUID(), at))).toBe(year);
  });

  it('is unique when two processes place orders around the change of the year', async () => {
    const moments = ['2026-12-31T22:59:59.000Z', '2026-12-31T23:00:01.000Z'];
    const numbers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        place(index % 2 ? shop : second, randomUUID(), moments[Math.floor(index / 2) % 2]!),
      ),
    );
    expect(new Set(numbers.map((number) => number.slice(5))).size).toBe(20);
    expect(numbers.map(yearOf).filter((year) => year === '2027-')).toHaveLength(10);
  });

  it('is drawn once for each order, whichever processes settle it at the same moment', async () => {
    const before = await lastNumber();
    const orderIds = Array.from({ length: 20 }, () => randomUUID());
    const calls = orderIds.flatMap((orderId) => [shop, second, shop].map((process) => ({ process, orderId })));
    const at = '2026-06-01T10:00:00.000Z';
    const numbers = await Promise.all(calls.map(({ process, orderId }) => place(process, orderId, at)));
    expect(new Set(numbers).size).toBe(20);
    expect((await lastNumber()) - before).toBe(20);
  });

  it('is used by the next try when the order could not be stored', async () => {
    const orderId = randomUUID();
    const { lines: _lines, ...broken } = terms;
    const at = '2026-06-01T10:00:00.000Z';
    const before = await lastNumber();
    const refused = shop.app.get(OrderPlacement).place({ ...broken, orderId } as never, { ...testContext(), at });
    await expect(refused).rejects.toThrow();
    expect(await place(second, orderId, at)).toBe(`2026-${String(before + 1).padStart(6, '0')}`);
  });

  it('never changes once it is issued, whichever process settles the order again in the new year', async () => {
    for (let round = 0; round < 5; round++) {
      const orderId = randomUUID();
      const numbers = await Promise.all([
        place(shop, orderId, '2026-12-31T22:59:59.000Z'),
        place(second, orderId, '2026-12-31T23:00:01.000Z'),
      ]);
      expect(new Set(numbers).size).toBe(1);
      expect(await place(second, orderId, '2027-03-01T12:00:00.000Z')).toBe(numbers[0]);
      expect((await shop.app.get(OrderReader).find(orderId))!.orderNumber).toBe(numbers[0]);
    }
  });
});
