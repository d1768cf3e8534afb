import { randomUUID } from 'node:crypto';
import { openTestKernel, type TestKernel } from '../../testing/kernel.js';
import { IssuedQuotes } from './issued-quotes.js';

let kernel: TestKernel;
beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());

interface Given {
  status: 'open' | 'closing' | 'settled' | 'abandoned' | 'gone';
  endedDaysAgo: number;
  issuedDaysAgo?: number;
  /** Whether its payment is unmatched and awaits a decision. */
  unmatched?: boolean;
}

/** Stores a checkout with two quotes. */
async function checkout({ status, endedDaysAgo, issuedDaysAgo = endedDaysAgo, unmatched }: Given): Promise<string> {
  const id = randomUUID();
  const { dataSource } = kernel;
  if (status !== 'gone')
    await dataSource.query(
      `insert into checkouts (id, sid_hash, quote_hash, payment_intent_id, total_cents, quote, lines, status, reserved_until,
         created_at, updated_at)
       select $1::uuid, $1::text, 'b', 'pi-' || $1::text, 2495, '{}', '[]', $2, ended, ended, ended
       from (select now() - make_interval(days => $3) as ended) e`,
      [id, status, endedDaysAgo],
    );
  if (unmatched)
    await dataSource.query(
      `insert into unmatched_payments (payment_intent_id, amount_cents, currency, reason) values ($1, 2495, 'EUR', 'x')`,
      [`pi-${id}`],
    );
  await dataSource.query(
    `insert into checkout_quotes (checkout_id, quote_hash, quote, lines, issued_at)
     select $1, hash, '{}', '[]', now() - make_interval(days => $2) from unnest(array['a', 'b']) as hash`,
    [id, issuedDaysAgo],
  );
  return id;
}

it('deletes the quotes of checkouts that ended 90 days ago, and no others', async () => {
  const [settled, abandoned, gone] = await Promise.all([
    checkout({ status: 'settled', endedDaysAgo: 91 }),
    checkout({ status: 'abandoned', endedDaysAgo: 400 }),
    checkout({ status: 'gone', endedDaysAgo: 91 }),
  ]);
  const kept = await Promise.all([
    checkout({ status: 'settled', endedDaysAgo: 89 }),
    checkout({ status: 'abandoned', endedDaysAgo: 89, issuedDaysAgo: 120 }),
    checkout({ status: 'open', endedDaysAgo: 91 }),
    checkout({ status: 'closing', endedDaysAgo: 91 }),
    checkout({ status: 'gone', endedDaysAgo: 1 }),
    checkout({ status: 'settled', endedDaysAgo: 91, unmatched: true }),
  ]);
  const quotes = new IssuedQuotes(kernel.dataSource);
  await quotes.forgetOld();
  for (const id of [settled, abandoned, gone]) expect(await quotes.of(id)).toEqual([]);
  for (const id of kept) expect(await quotes.of(id)).toHaveLength(2);
});
