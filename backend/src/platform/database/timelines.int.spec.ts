import { DataSource } from 'typeorm';
import { eventually } from '../../testing/kernel.js';
import { startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { Restores } from './restores.js';
import { markChecked, noticeRestore, uncheckedRestores } from './timelines.js';

let shop: TestShop;
let dataSource: DataSource;
beforeAll(async () => {
  shop = await startTestShop({ ROLES: 'api' }); // a worker's sweep would check the payments first
  dataSource = shop.app.get(DataSource);
});
afterAll(() => shop.close());

const now = new Date();
const nextNumber = async () =>
  Number((await dataSource.query<[{ number: string }]>(`select nextval('order_numbers') as number`))[0].number);

it('notices a restored database once, and skips the numbers that it may have given', async () => {
  await noticeRestore(dataSource, now); // as the first start does
  expect(await noticeRestore(dataSource, now)).toBeNull();
  const before = await nextNumber();
  await dataSource.query('update timelines set timeline = timeline + 1'); // the database has another timeline now
  const restores = shop.app.get(Restores);
  expect(await restores.mayHaveLost(now.toISOString())).toBe(false);
  const later = new Date(now.getTime() + 1000);
  const noticed = await Promise.all([noticeRestore(dataSource, later), noticeRestore(dataSource, later)]);
  expect(noticed.filter((lostSince) => lostSince !== null)).toHaveLength(1);
  await eventually(() => restores.mayHaveLost(now.toISOString()), 'the remembered restores are read again');
  expect(await restores.mayHaveLost(new Date(later.getTime() + 1).toISOString())).toBe(false);
  expect(await nextNumber()).toBeGreaterThanOrEqual(before + 5000);
  expect(await nextNumber()).toBeLessThan(before + 5100);
});

it('lists a restore until its payments are checked', async () => {
  const [restore, ...others] = await uncheckedRestores(dataSource);
  expect(others).toEqual([]);
  await markChecked(dataSource, restore!.seenAt);
  expect(await uncheckedRestores(dataSource)).toEqual([]);
});
