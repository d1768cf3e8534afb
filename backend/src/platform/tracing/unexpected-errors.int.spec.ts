import { DataSource } from 'typeorm';
import * as api from '../../../../contracts/api.js';
import { placeOrder } from '../../testing/shop/test-customers.js';
import { eventually } from '../../testing/kernel.js';
import { staffOf, startTestShop, TestBrowser } from '../../testing/shop/test-shop.js';
import { TestCollector } from './collector.fixtures.js';

const email = 'sanne.de.vries@example.com';

/**
 * Makes Postgres refuse three statements with an address in message, detail and hint. Counts by a sequence, which is
 * not rolled back.
 */
const refusals = `
  create sequence refusals;
  create function refuse() returns trigger language plpgsql as $$ begin
    perform nextval('refusals');
    raise exception 'refused %', '${email}' using detail = 'of ${email}', hint = 'ask ${email}';
  end $$;
  create trigger refused_inquiry before insert on partnership_inquiries for each row execute function refuse();
  create trigger refused_event before insert on event_store.events
    for each row when (new.type = 'OrderCancelled') execute function refuse();
  create trigger refused_mail before update on mails
    for each row when (new.status = 'sent') execute function refuse()`;

const inquiry = {
  contactName: 'Sanne de Vries',
  email,
  phone: '0612345678',
  kvkNumber: null,
  message: 'Wij willen graag samenwerken.',
};

describe('errors that quote somebody', () => {
  let collector: TestCollector;
  const statuses: number[] = [];
  beforeAll(async () => {
    collector = await TestCollector.open();
    const shop = await startTestShop({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    try {
      const database = shop.app.get(DataSource);
      await database.query(refusals);
      statuses.push(await new TestBrowser(shop).status(api.partnerships.sendInquiry, { body: inquiry }));
      const orderId = await placeOrder(shop, { email });
      const staff = await staffOf(shop);
      statuses.push(
        await staff.status(api.orders.changeOrderStatus, { params: { id: orderId }, body: { status: 'cancelled' } }),
      );
      const counted = async () =>
        (await database.query<{ last_value: string }[]>('select last_value from refusals'))[0]!.last_value;
      await eventually(async () => Number(await counted()) >= 3, 'the mail to be refused');
    } finally {
      await shop.close();
    }
  });
  afterAll(() => collector.close());

  const failures = (name: string) => collector.spans.filter((span) => span.name === name && span.failed);

  it('fail a request, a command and a job with a message of Postgres', () => {
    expect(statuses).toEqual([500, 500]);
    expect(failures(`POST ${api.partnerships.sendInquiry.path}`)).toHaveLength(1);
    expect(failures(`PATCH ${api.orders.changeOrderStatus.path}`)).toHaveLength(1);
    for (const name of ['CancelOrder', 'append order', 'send-mail'])
      expect([name, failures(name).map(({ attributes }) => attributes['error.type'])]).toEqual([
        name,
        expect.arrayContaining(['P0001']),
      ]);
  });

  it('are logged by their code only', () => {
    const sent = collector.bodies.join().toLowerCase();
    for (const personal of ['sanne', 'vries', 'example.com', '@', 'refused'])
      expect([personal, sent.includes(personal)]).toEqual([personal, false]);
  });
});
