import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, QueryFailedError } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../../contracts/api.js';
import { intervalOf } from '../../platform/database/retention.js';
import { countOf, rowsOf } from '../../platform/database/rows.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { CancelSubscription } from '../../subscriptions/commands/cancel-subscription.js';
import { eventually, testContext } from '../../testing/kernel.js';
import { readModelsCatchUp } from '../../testing/shop/shopper.js';
import { staffOf, startTestShop, type TestShop } from '../../testing/shop/test-shop.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { QuietPeople } from './quiet-people.query.js';
import { ForgetQuietPeopleHandler } from './forget-quiet-people.handler.js';
import { RetentionRules } from './retention-rules.js';

let shop: TestShop;
let database: DataSource;
beforeAll(async () => {
  shop = await startTestShop();
  database = shop.app.get(DataSource);
  await shop.app.get(DurableWork).sweep();
  const due = 'select 1 from retention_sweeps where swept_at is null';
  await eventually(async () => (await countOf(database, due)) === 0, 'the first sweep, after which an hour passes');
});
afterAll(() => shop.close());

/** SQL of a row of each table that the sweep cleans. `$1`: its moment. */
const rows: Record<string, string> = {
  change_log: `insert into change_log (at, staff_id, entity, entity_id, subject, subject_id) values ($1, 1, 'x', '1', 'x', '1')`,
  kept_mails: `insert into kept_mails (id, mail_id, "to", subject, text, html, sent_at)
    values (gen_random_uuid(), gen_random_uuid(), 'a@example.com', 's', 't', 'h', $1)`,
  newsletter_requests: `insert into newsletter_requests
    (id, email, text_version, source, confirmation_hash, sealed_confirmation, requested_at)
    values (gen_random_uuid(), 'a@example.com', 1, 'footer', gen_random_uuid(), '', $1)`,
  partnership_inquiries: `insert into partnership_inquiries (id, contact_name, email, phone, message, created_at)
    values (gen_random_uuid(), 'Bo', 'a@example.com', '0612345678', 'Hallo', $1)`,
  quiz_advices: `insert into quiz_advices (id, email, answers, created_at) values (gen_random_uuid(), 'a@example.com', '{}', $1)`,
  record_notes: `insert into record_notes (id, kind, record_id, author_id, text, created_at)
    values (gen_random_uuid(), 'order', 'o1', 1, 'Belt terug', $1)`,
  record_tags: `insert into record_tags (kind, record_id, tag, created_at)
    values ('order', 'o1', gen_random_uuid()::text, $1)`,
  retention_removals: `insert into retention_removals (table_name, removed, removed_at) values ('orders', 1, $1)`,
  return_notes: `insert into return_notes (return_id, note, updated_at) values (gen_random_uuid(), 'Kapot', $1)`,
  stock_alerts: `insert into stock_alerts
    (id, product_id, email, confirmation_hash, sealed_confirmation, requested_at, ends_at)
    values (gen_random_uuid(), 1, 'a@example.com', gen_random_uuid(), '', now(), $1)`,
  withdrawals: `insert into withdrawals (id, order_number, email, name, stated_at)
    values (gen_random_uuid(), '2026-000001', 'a@example.com', 'Bo', $1)`,
};

const sweep = async (table: string) => {
  await database.query('update retention_sweeps set swept_at = null, due_at = now() where table_name = $1', [table]);
  await shop.app.get(DurableWork).sweep();
  const swept = `select 1 from retention_sweeps where table_name = $1 and swept_at is not null`;
  await eventually(async () => (await countOf(database, swept, [table])) === 1, `the sweep of ${table}`);
};

it('has a row to try for every term', () => {
  expect(Object.keys(rows).sort()).toEqual([...shop.app.get(RetentionRules, { strict: false }).swept().keys()].sort());
});

it.each(Object.keys(rows))('removes rows of %s once their term is over, and records how many', async (table) => {
  const term = shop.app.get(RetentionRules, { strict: false }).swept().get(table)!;
  const turned = (hours: number) => `now() - interval '${intervalOf(term)}' + interval '${hours} hours'`;
  for (const hours of [-1, -2, 1]) await database.query(rows[table]!.replace('$1', turned(hours)));
  const left = `select 1 from ${table} where ${term.after} < now() - interval '${intervalOf(term)}' + interval '2 hours'`;
  expect(await countOf(database, left)).toBe(3);
  await sweep(table);
  expect(await countOf(database, left)).toBe(1);
  const staff = await staffOf(shop);
  const rule = (await staff.json(api.retention.showRetention)).find((one) => one.table === table);
  expect(rule).toMatchObject({
    removed: { removed: expect.any(Number) },
    term: expect.stringMatching(/dagen|maanden|jaar/),
  });
});

it('removes more rows than one batch holds', async () => {
  const many = `insert into retention_removals (table_name, removed, removed_at)
    select $1, 1, now() - interval '10 years' from generate_series(1, 2100)`;
  const name = randomUUID();
  await database.query(many, [name]);
  await sweep('retention_removals');
  expect(await countOf(database, 'select 1 from retention_removals where table_name = $1', [name])).toBe(0);
});

describe('people who have been silent for eight years', () => {
  const old = `now() - interval '96 months' - interval '1 hour'`;
  const older = `now() - interval '100 months'`;
  const eraseQuietPeople = () => shop.app.get(ForgetQuietPeopleHandler, { strict: false }).handle();
  const contact = (email: string, since = old) =>
    database.query(`insert into contacts (id, email, name, created_at) values ($1, $1, 'Bo', ${since})`, [email]);
  const isKnown = async (email: string) =>
    (await countOf(database, 'select 1 from contacts where lower(btrim(email)) = $1', [email])) > 0;

  /** Orders a subscription now, by a contact and with an account from long ago. Returns the subscription's id. */
  async function orderedByOldContact(email: string): Promise<string> {
    await placeOrder(shop, { email });
    const Subscription = z.object({ id: z.string() });
    const subscribed = () =>
      rowsOf(
        database,
        Subscription,
        `select subscription_id as id from admin_subscription_list
        where contact_id in (select id from contacts where email = $1)`,
        [email],
      );
    const hasAccount = async () => (await countOf(database, 'select 1 from customers where email = $1', [email])) === 1;
    await eventually(async () => (await subscribed()).length === 1, 'the subscription of the buyer');
    await eventually(hasAccount, 'the account of the buyer');
    await database.query(`update contacts set created_at = ${older} where email = $1`, [email]);
    await database.query(`update customers set created_at = ${older}, last_login_at = null where email = $1`, [email]);
    return (await subscribed())[0]!.id;
  }
  const agedOrders = () => database.query(`update admin_order_list set placed_at = ${older}`);

  it('are erased, unless they have a subscription', async () => {
    await orderedByOldContact('abonnee@example.com');
    await agedOrders();
    await database.query(`insert into contacts (id, email, name, created_at) values
      ('stil', 'Stil@example.com ', 'Bo', ${old}), ('weer', 'nieuw@example.com', 'Bo', ${old}),
      ('nieuw', 'nieuw@example.com', 'Bo', now()), ('actief', 'actief@example.com', 'Bo', ${old})`);
    await database.query(`insert into customers (email, created_at, last_login_at) values
      ('oud-account@example.com', ${old}, ${old}), ('actief@example.com', ${old}, now() - interval '95 months')`);
    await eraseQuietPeople();
    const left = await rowsOf(
      database,
      z.object({ email: z.string() }),
      'select email from contacts union select email from customers order by 1',
    );
    expect(left.map(({ email }) => email)).toEqual(['abonnee@example.com', 'actief@example.com', 'nieuw@example.com']);
    const staff = await staffOf(shop);
    const rules = await staff.json(api.retention.showRetention);
    expect(rules.find(({ table }) => table === 'contacts')).toMatchObject({
      removed: { removed: 2 },
      term: expect.stringMatching(/^8 jaar nadat/),
    });
  });

  it('do not include somebody who ordered under an old contact and whose subscription has ended', async () => {
    const subscriptionId = await orderedByOldContact('vernieuwd@example.com');
    await shop.app.get(CommandBus).execute(new CancelSubscription({ subscriptionId }, testContext()));
    await readModelsCatchUp(shop);
    await eraseQuietPeople();
    expect(await isKnown('vernieuwd@example.com')).toBe(true);
    await agedOrders();
    await eraseQuietPeople();
    expect(await isKnown('vernieuwd@example.com')).toBe(false);
  });

  it('do not include somebody who has yet to pay an order by phone', async () => {
    await contact('beller@example.com');
    await database.query(
      `insert into phone_orders (id, token_hash, sealed_token, email, phone, first_name, last_name, address, postal_code,
          city, quote_hash, quote, lines, created_by, created_at, expires_at)
        values (gen_random_uuid(), 'x', 'x', 'Beller@example.com', '', 'Bo', '', '', '', '', 'x', '{}', '[]', 1, now(), now())`,
    );
    await eraseQuietPeople();
    expect(await isKnown('beller@example.com')).toBe(true);
  });

  it('are found behind any number of subscribers, the longest silent first', async () => {
    await orderedByOldContact('andere-abonnee@example.com');
    await agedOrders();
    await contact('een@example.com');
    await contact('twee@example.com', `${old} - interval '1 hour'`);
    const quiet = (limit: number) => {
      const moment = new Date();
      moment.setUTCMonth(moment.getUTCMonth() - 96);
      return shop.app.get(QuietPeople, { strict: false }).since(moment, limit);
    };
    expect(await quiet(1)).toEqual(['twee@example.com']);
    expect(await quiet(3)).toEqual(['twee@example.com', 'een@example.com']);
  });

  it('are erased even when the erasure of somebody else fails, and then the run fails', async () => {
    await contact('kapot@example.com', older);
    await contact('heel@example.com');
    await database.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
      create trigger refused before delete on contacts for each row when (old.id = 'kapot@example.com')
        execute function refuse()`);
    await expect(eraseQuietPeople()).rejects.toMatchObject({ errors: [expect.any(QueryFailedError)] });
    expect([await isKnown('kapot@example.com'), await isKnown('heel@example.com')]).toEqual([true, false]);
    await database.query('drop trigger refused on contacts; drop function refuse()');
    await eraseQuietPeople();
    expect(await isKnown('kapot@example.com')).toBe(false);
  });
});
