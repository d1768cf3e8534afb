import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import * as api from '../../../contracts/api.js';
import type { LedgerType } from '../../../contracts/inventory.js';
import { addDays, amsterdamDay, endOfDay } from '../../../contracts/values/calendar.js';
import { WriteOffLot } from '../inventory/commands/write-off-lot.js';
import { Clock } from '../platform/clock/clock.js';
import { eventually } from '../testing/kernel.js';
import { sell } from '../testing/shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../testing/shop/test-shop.js';
import { SweepUnsellableLotsHandler } from './sweep-unsellable-lots.handler.js';

let shop: TestShop;
let staff: TestBrowser;
let ids: Map<string, number>;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // no worker, so that only the test sweeps
  ids = await sell(shop, { kers: { priceCents: 1995, stock: 4 }, peer: { priceCents: 1995, stock: 0 } });
  staff = await staffOf(shop);
});
afterAll(() => shop.close());

const today = amsterdamDay(new Date().toISOString());
const sweep = () => shop.app.get(SweepUnsellableLotsHandler, { strict: false }).handle();
const receive = (slug: string, number: string, bestBefore: string, quantity: number) =>
  staff.json(api.inventory.registerStockChange, {
    body: { productId: ids.get(slug)!, type: 'restock', quantity, lot: { number, bestBefore } },
  });
/** Moves the clock of the shop to some milliseconds after this day ended. */
async function setClock(day: string, milliseconds: number): Promise<void> {
  const clock = shop.app.get(Clock);
  await clock.move(Date.parse(endOfDay(day)) + milliseconds - clock.now().getTime());
}
const ledgerOf = (slug: string) =>
  staff.json(api.inventory.findLedger, { params: { productId: ids.get(slug)! }, query: { limit: 50 } });
const writtenOff = async (slug: string, reason: LedgerType = 'expired') =>
  (await ledgerOf(slug)).lines.filter(({ type }) => type === reason).map(({ quantity }) => quantity);

it('sells the pieces of a lot until its best-before date has passed, then takes them off the stock', async () => {
  await receive('kers', 'VROEG', addDays(today, 5), 3);
  await receive('kers', 'LAAT', addDays(today, 50), 2);
  await setClock(addDays(today, 5), -60_000);
  await sweep();
  expect((await ledgerOf('kers')).onHand).toBe(9);
  await setClock(addDays(today, 5), 60_000);
  await sweep();
  await eventually(async () => (await ledgerOf('kers')).onHand === 6, 'the pieces are written off');
  const [line] = (await ledgerOf('kers')).lines;
  expect(line).toMatchObject({ type: 'expired', quantity: -3, onHandAfter: 6, actor: { kind: 'system' } });
  const movements = await staff.json(api.inventory.listMovements, {});
  expect(movements[0]).toMatchObject({ productName: expect.any(String) as string, type: 'expired', quantity: -3 });
  const shown = await new TestBrowser(shop).json(api.catalog.findProduct, { params: { slug: 'kers' } });
  expect(shown.stock).toBe(6);
});

it('writes a lot off once when sweeps meet, and again when more of it is received', async () => {
  await Promise.all([sweep(), sweep(), sweep()]);
  expect(await writtenOff('kers')).toEqual([-3]);
  await setClock(addDays(today, 6), 60_000);
  await receive('kers', 'VROEG', addDays(today, 5), 1);
  await eventually(async () => (await ledgerOf('kers')).onHand === 7, 'the pieces are received');
  await Promise.all([sweep(), sweep(), sweep()]);
  await eventually(async () => (await writtenOff('kers')).length === 2, 'they are written off too');
  expect(await writtenOff('kers')).toEqual([-1, -3]);
});

it('goes on where a sweep that died between two lots ended', async () => {
  const productId = ids.get('peer')!;
  for (const number of ['EEN', 'TWEE']) await receive('peer', number, addDays(today, 10), 2);
  await setClock(addDays(today, 10), 60_000);
  const at = shop.app.get(Clock).at();
  const changeId = randomUUID();
  const context = { at, actor: { kind: 'system', id: null }, correlationId: changeId, causationId: changeId } as const;
  await shop.app.get(CommandBus).execute(new WriteOffLot({ productId, changeId, lot: 'EEN' }, context));
  await sweep();
  await eventually(async () => (await ledgerOf('peer')).onHand === 0, 'both lots are written off');
  await sweep();
  expect(await writtenOff('peer')).toEqual([-2, -2]);
});

it('takes a recalled lot off the stock at once, and pieces of it that are received later by the next sweep', async () => {
  await receive('kers', 'TERUG', addDays(today, 90), 3);
  const before = (await ledgerOf('kers')).onHand!;
  const texts = { reason: 'Er kan plastic in zitten.', instruction: 'Gooi de pot weg.', withPossible: false };
  const recall = { id: randomUUID(), productId: ids.get('kers')!, lot: 'TERUG', ...texts };
  expect(await staff.status(api.recalls.startRecall, { body: recall })).toBe(204);
  await eventually(async () => (await ledgerOf('kers')).onHand === before - 3, 'the pieces are written off');
  await receive('kers', 'TERUG', addDays(today, 90), 1);
  await eventually(async () => (await ledgerOf('kers')).onHand === before - 2, 'a piece of it is received');
  await Promise.all([sweep(), sweep()]);
  await eventually(async () => (await ledgerOf('kers')).onHand === before - 3, 'it is written off too');
  expect(await writtenOff('kers', 'recalled')).toEqual([-1, -3]);
});
