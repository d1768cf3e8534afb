import { openTestKernel, type TestKernel } from '../../../testing/kernel.js';
import { PreparingClient } from './preparing-client.js';

let kernel: TestKernel;
let client: PreparingClient;
beforeAll(async () => {
  kernel = await openTestKernel();
  client = new PreparingClient((kernel.dataSource.options as { url: string }).url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await kernel.close();
});

type Rows = { rows: unknown[] };
const send = (text: string, values?: unknown[]) => client.query(text, values) as Promise<Rows>;
const often = async (text: string, values: unknown[]) => {
  for (let time = 0; time < 10; time++) await send(text, values);
};
const kept = async (text: string) =>
  (await send(`select name from pg_prepared_statements where statement = '${text}'`)).rows.length;

it('prepares frequent statements only', async () => {
  await often('select $1::int as often', [1]);
  await send('select $1::int as once', [1]);
  expect(await kept('select $1::int as often')).toBe(1);
  expect(await kept('select $1::int as once')).toBe(0);
  expect((await send('select $1::int as often', [7])).rows).toEqual([{ often: 7 }]);
});

it('leaves a statement with a pattern to be planned for each', async () => {
  for (const like of ['like', 'ilike']) {
    const text = `select 1 where $1 ${like} $2`;
    await often(text, ['a', 'b']);
    expect(await kept(text)).toBe(0);
  }
});

it('supports callbacks and promises', async () => {
  const text = 'select $1::text as said';
  await often(text, ['x']);
  const ask = client.query as unknown as (
    text: string,
    values: unknown[],
    callback: (error: Error | null, result?: Rows) => void,
  ) => void;
  const rows = await new Promise((resolve, reject) =>
    ask.call(client, text, ['dit'], (error, result) => (error ? reject(error) : resolve(result!.rows))),
  );
  expect(rows).toEqual([{ said: 'dit' }]);
});

it('reports an invalid value and stays usable', async () => {
  const text = 'select $1::int as number';
  await often(text, [1]);
  await expect(send(text, ['geen getal'])).rejects.toMatchObject({ code: '22P02' });
  expect((await send(text, [2])).rows).toEqual([{ number: 2 }]);
});

it('recovers from a changed table at the second query', async () => {
  await send('create table widened (id int)');
  await send('insert into widened values (1)');
  const text = 'select * from widened where id = $1';
  await often(text, [1]);
  await send('alter table widened add column name text');
  await expect(send(text, [1])).rejects.toMatchObject({ code: '0A000' });
  expect((await send(text, [1])).rows).toEqual([{ id: 1, name: null }]);
});

it('ignores statements without parameters', async () => {
  for (let time = 0; time < 10; time++) await send('select 1 as plain');
  expect(await kept('select 1 as plain')).toBe(0);
});
