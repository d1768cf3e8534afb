import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as dev from '../../../contracts/dev.js';
import { contactId, orderId } from '../orders/order.fixtures.js';
import { Contact } from '../customers/contact.entity.js';
import type { Config } from '../platform/config/config.js';
import { emptyQueue } from '../platform/jobs/job-program.fixtures.js';
import { eventually, openTestKernel, type TestKernel } from '../testing/kernel.js';
import type { DevMail } from '../../../contracts/dev.js';
import { Mail } from '../mail/mail.entity.js';
import { MailRenderer } from '../mail/mail-renderer.port.js';
import { confirmation, databaseUrlOf, startMailProgram, storeOrder, testConfig } from './mail-program.fixtures.js';

let kernel: TestKernel;
let programs: NestFastifyApplication[] = [];

beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());
afterEach(async () => {
  await Promise.all(programs.map((program) => program.close()));
  programs = [];
  await emptyQueue({ databaseUrl: databaseUrlOf(kernel), redisUrl: undefined }, 'shop');
  await kernel.dataSource.query('truncate mails, kept_mails, contacts, admin_order_list, order_parcels');
});

const start = async (changes: Partial<Config> = {}) => {
  const program = await startMailProgram(testConfig(databaseUrlOf(kernel), changes), kernel.dataSource);
  programs.push(program);
  return { program, commands: program.get(CommandBus) };
};
const get = (program: NestFastifyApplication, url: string) => program.inject({ method: 'GET', url });
const kept = async (program: NestFastifyApplication) => (await get(program, dev.listMails.path)).json<DevMail[]>();
const mailOf = (id = orderId) =>
  kernel.dataSource.getRepository(Mail).findOneByOrFail({ key: `order-confirmation:${id}` });

describe('an order confirmation', () => {
  it('is stored and sent once per key under repeated commands', async () => {
    const other = randomUUID();
    await storeOrder(kernel);
    await storeOrder(kernel, other, 'bram@example.com');
    const { program, commands } = await start();
    await Promise.all([1, 2, 3].map(() => commands.execute(confirmation())));
    await commands.execute(confirmation(other));
    await eventually(async () => (await kept(program)).length === 2, 'two mails');
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).status === 'sent' && (await mailOf(other)).status === 'sent');
    const mails = await kept(program);
    expect(mails.map(({ to }) => to).sort()).toEqual(['anna@example.com', 'bram@example.com']);
    expect(mails[0]!.sentAt >= mails[1]!.sentAt).toBe(true);
    const toBram = await get(program, `${dev.listMails.path}?to=bram@example.com`);
    expect(toBram.json<DevMail[]>().map(({ to }) => to)).toEqual(['bram@example.com']);
    expect(mails[0]).toEqual({
      id: expect.any(String),
      to: expect.any(String),
      subject: 'We hebben je bestelling 2026-000123 ontvangen',
      text: expect.stringContaining('2 × Energy Boost'),
      html: expect.stringContaining('<!doctype html>'),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await mailOf()).toMatchObject({ status: 'sent', attempts: 1, lastError: null, sentAt: expect.any(Date) });
  });

  it('waits a moment for the read model', async () => {
    const { program, commands } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).lastError === 'not-known-yet', 'the first look');
    expect((await mailOf()).attempts).toBe(0);
    await storeOrder(kernel);
    await eventually(async () => (await kept(program)).length === 1, 'the mail');
  });

  it('waits until the read model knows the payment, which it names', async () => {
    await storeOrder(kernel);
    await kernel.dataSource.query('update admin_order_list set paid = false');
    const { program, commands } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).lastError === 'not-known-yet', 'the first look');
    await kernel.dataSource.query(`update admin_order_list set paid = true, paid_with = 'bancontact'`);
    await eventually(async () => (await kept(program)).length === 1, 'the mail');
    expect((await kept(program))[0]!.text).toContain('Je hebt betaald met Bancontact.');
  });

  it('that failed to render is retried within moments, before its lease expires', async () => {
    await storeOrder(kernel);
    const { program, commands } = await start();
    const rendering = jest.spyOn(program.get(MailRenderer), 'render');
    rendering.mockRejectedValueOnce(new Error('Postgres was away'));
    await commands.execute(confirmation());
    await eventually(async () => (await kept(program)).length === 1, 'the mail');
    await eventually(async () => (await mailOf()).status === 'sent');
    expect(rendering).toHaveBeenCalledTimes(2);
    expect(await mailOf()).toMatchObject({ attempts: 1, lastError: null });
  });

  it('is not sent once the buyer was erased', async () => {
    await storeOrder(kernel);
    await kernel.dataSource.getRepository(Contact).delete({ id: contactId });
    const { program, commands } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).status === 'failed', 'the refusal');
    expect(await mailOf()).toMatchObject({ lastError: 'recipient-erased', attempts: 0, sentAt: null });
    expect(await kept(program)).toEqual([]);
  });

  it('leaves no personal data in the table of mails or in the queue', async () => {
    await storeOrder(kernel);
    const { commands } = await start({ roles: ['api'] });
    await commands.execute(confirmation());
    const [jobs] = await kernel.dataSource.query<{ dump: string }[]>(
      `select json_agg(job)::text as dump from bullmq.job`,
    );
    expect(jobs!.dump).toContain((await mailOf()).id);
    for (const dump of [jobs!.dump, JSON.stringify(await mailOf())]) expect(dump).not.toMatch(/anna|utrecht/i);
  });

  it('is stored while the queue is down and sent by the sweep', async () => {
    await storeOrder(kernel);
    const { commands } = await start({ roles: ['api'], redisUrl: 'redis://127.0.0.1:1' });
    await commands.execute(confirmation());
    await kernel.dataSource.query('update mails set due_at = now()');
    const { program } = await start();
    await eventually(async () => (await kept(program)).length === 1, 'the mail');
  });
});

describe(dev.showMails.path, () => {
  it('shows a mail as a page in a sandbox', async () => {
    await storeOrder(kernel);
    const { program, commands } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await kept(program)).length === 1, 'the mail');
    const { statusCode, headers, body } = await get(program, dev.showMails.path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('Aan anna@example.com');
    expect(body).toContain('sandbox="allow-popups"');
    expect(body).toContain('srcdoc="&lt;!doctype html&gt;');
    expect(body.match(/<html/g)).toHaveLength(1);
  });

  it.each<[string, Partial<Config>]>([
    ['outside the demo', { demo: false, roles: ['api'] }],
    ['when a mail server is configured', { smtpUrl: 'smtp://127.0.0.1:1', roles: ['api'] }],
  ])('does not exist %s', async (_, changes) => {
    const { program } = await start(changes);
    expect((await get(program, dev.showMails.path)).statusCode).toBe(404);
    expect((await get(program, dev.listMails.path)).statusCode).toBe(404);
  });
});
