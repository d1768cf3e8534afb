import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Config } from '../../platform/config/config.js';
import { emptyQueue } from '../../platform/jobs/job-program.fixtures.js';
import { orderId } from '../../orders/order.fixtures.js';
import { expectPostponed } from '../../testing/due-times.js';
import { eventually, openTestKernel, type TestKernel } from '../../testing/kernel.js';
import { Mail } from '../mail.entity.js';
import {
  confirmation,
  databaseUrlOf,
  startMailProgram,
  storeOrder,
  testConfig,
} from '../../mail-texts/mail-program.fixtures.js';
import { SendMailHandler } from './send-mail.work.js';
import { TinySmtpServer } from './smtp-server.fixtures.js';
import { SweepWorkHandler } from '../../platform/work/sweep-work.handler.js';

let kernel: TestKernel;
let smtp: TinySmtpServer;
let programs: NestFastifyApplication[] = [];

beforeAll(async () => (kernel = await openTestKernel()));
afterAll(() => kernel.close());
beforeEach(async () => {
  smtp = await TinySmtpServer.listen();
  await storeOrder(kernel);
});
afterEach(async () => {
  await Promise.all(programs.map((program) => program.close()));
  programs = [];
  await smtp.close();
  await emptyQueue({ databaseUrl: databaseUrlOf(kernel), redisUrl: undefined }, 'shop');
  await kernel.dataSource.query('truncate mails, kept_mails, contacts, admin_order_list, order_parcels');
});

const start = async (changes: Partial<Config> = {}) => {
  const config = testConfig(databaseUrlOf(kernel), { smtpUrl: smtp.url, ...changes });
  const program = await startMailProgram(config, kernel.dataSource);
  programs.push(program);
  return { program, commands: program.get(CommandBus), sweep: () => program.get(SweepWorkHandler).handle() };
};
const mails = () => kernel.dataSource.getRepository(Mail);
const mailOf = (id = orderId) => mails().findOneByOrFail({ key: `order-confirmation:${id}` });
const makeDue = () => kernel.dataSource.query('update mails set due_at = now()');

describe('delivery by SMTP', () => {
  it('uses a Message-ID with the id of the mail', async () => {
    const { commands } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).status === 'sent', 'the mail');
    const [message] = smtp.accepted;
    expect(message).toContain(`Message-ID: <${(await mailOf()).id}@gommie.example>`);
    expect(message).toContain('From: Gommie <hallo@gommie.example>');
    expect(message).toContain('To: anna@example.com');
    expect(message).toContain('multipart/alternative');
    expect(smtp.accepted).toHaveLength(1);
  });

  it('retries after a temporary error', async () => {
    smtp.answer = '451 Later';
    const { commands, sweep } = await start();
    const begun = Date.now();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).lastError === 'smtp-451', 'the first attempt');
    const first = await mailOf();
    expect(first).toMatchObject({ status: 'queued', attempts: 1, claimedUntil: null });
    expectPostponed(first.dueAt, 30, begun);
    smtp.answer = '250 OK';
    await eventually(async () => {
      await makeDue();
      await sweep();
      return (await mailOf()).status === 'sent';
    }, 'the mail');
    expect(smtp.accepted).toHaveLength(1);
    expect(await mailOf()).toMatchObject({ lastError: null, attempts: 2 });
  });

  it('retries after a failed connection', async () => {
    await smtp.close();
    const { commands, sweep } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).lastError !== null, 'the first attempt');
    expect(await mailOf()).toMatchObject({ status: 'queued', lastError: 'esocket' });
    smtp = await TinySmtpServer.listen(smtp.port);
    await eventually(async () => {
      await makeDue();
      await sweep();
      return (await mailOf()).status === 'sent';
    }, 'the mail');
    expect(smtp.accepted).toHaveLength(1);
  });

  it('does not retry an unknown recipient', async () => {
    smtp.answer = '550 No such user';
    const { commands, sweep } = await start();
    await commands.execute(confirmation());
    await eventually(async () => (await mailOf()).status === 'failed', 'the refusal');
    await makeDue();
    await sweep();
    expect(await mailOf()).toMatchObject({ lastError: 'smtp-550', attempts: 1 });
    expect(smtp.refused).toHaveLength(1);
  });

  it('gives up after 24 hours', async () => {
    smtp.answer = '451 Later';
    const { commands, sweep } = await start({ roles: ['api'] });
    await commands.execute(confirmation());
    await kernel.dataSource.query(`update mails set created_at = now() - interval '25 hours', due_at = now()`);
    await start();
    await sweep();
    await eventually(async () => (await mailOf()).status === 'failed', 'the status failed');
    expect(await mailOf()).toMatchObject({ lastError: 'smtp-451', sentAt: null });
  });
});

describe('a queued mail', () => {
  it('is sent after the queue was emptied', async () => {
    const { commands } = await start({ roles: ['api'] });
    await commands.execute(confirmation());
    await emptyQueue({ databaseUrl: databaseUrlOf(kernel), redisUrl: undefined }, 'shop');
    await makeDue();
    await start({ roles: ['worker'] });
    await eventually(() => smtp.accepted.length === 1, 'the mail');
  });

  it('is not swept before it is due, when sent or while claimed', async () => {
    const { program, commands, sweep } = await start({ roles: ['api'] });
    for (const _ of [1, 2, 3]) await commands.execute(confirmation(randomUUID()));
    const [young, sent, claimed] = await mails().find({ order: { createdAt: 'ASC' } });
    await mails().update({ id: sent!.id }, { status: 'sent', dueAt: new Date(0) });
    await mails().update({ id: claimed!.id }, { claimedUntil: new Date(Date.now() + 60_000), dueAt: new Date(0) });
    await emptyQueue({ databaseUrl: databaseUrlOf(kernel), redisUrl: undefined }, 'shop');
    await program.get(SweepWorkHandler).handle();
    const waiting = () => kernel.dataSource.query<object[]>(`select id from bullmq.job where name = 'send-mail'`);
    expect(await waiting()).toEqual([]);
    await mails().update({ id: young!.id }, { dueAt: new Date(0) });
    await sweep();
    expect(await waiting()).toEqual([{ id: `send-mail/${young!.id}` }]);
  });

  it('is sent once by concurrent workers', async () => {
    const { program: one, commands } = await start({ roles: ['api'] });
    const { program: two } = await start({ roles: ['api'] });
    await commands.execute(confirmation());
    const { id: mailId } = await mailOf();
    const handlers = [one, two, one, two, one, two].map((program) => program.get(SendMailHandler));
    await Promise.all(handlers.map((handler) => handler.handle({ mailId })));
    expect(smtp.accepted).toHaveLength(1);
    expect(await mailOf()).toMatchObject({ status: 'sent', attempts: 1 });
  });

  it('is sent once by two workers on one queue', async () => {
    const orders = Array.from({ length: 20 }, () => randomUUID());
    for (const id of orders) await storeOrder(kernel, id, `${id}@example.com`);
    const { commands, sweep } = await start();
    await start();
    await Promise.all(orders.map((id) => commands.execute(confirmation(id))));
    await makeDue();
    await Promise.all([sweep(), sweep()]);
    await eventually(async () => (await mails().countBy({ status: 'sent' })) === orders.length, 'all mails');
    const recipients = smtp.accepted.map((message) => /^To: (.*)$/m.exec(message)?.[1]);
    expect(recipients.sort()).toEqual(orders.map((id) => `${id}@example.com`).sort());
  });
});
