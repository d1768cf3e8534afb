import { randomUUID } from 'node:crypto';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import * as api from '../../../../contracts/api.js';
import type { VerifiedLogin } from '../../../../contracts/customers.js';
import { firstDispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { dispatchDay } from '../../../../contracts/shipping/dispatch.js';
import { Contact } from '../../customers/contact.entity.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import { readModelsPass } from './read-models.js';
import { CapturePayment } from '../../orders/commands/capture-payment.js';
import { PlaceOrder } from '../../orders/commands/place-order.js';
import { agreed } from '../../orders/order.fixtures.js';
import { eventually, testContext } from '../kernel.js';
import type { TestBrowser, TestShop } from './test-shop.js';
import { rowsOf } from '../../platform/database/rows.js';

/** The code in the newest mail with one; order numbers are none. Waits until there are more than `seen` such mails. */
export async function mailedCode({ app }: TestShop, email: string, seen = 0): Promise<string> {
  let texts: { text: string }[] = [];
  await eventually(async () => {
    const sql = `select text from kept_mails where "to" = $1 and text ~ '(^|[^-0-9])\\d{6}\\M' order by sent_at desc`;
    texts = await rowsOf(app.get(DataSource), z.object({ text: z.string() }), sql, [email]);
    return texts.length > seen;
  }, `a code for ${email}`);
  return /(?<![-\d])\d{6}\b/.exec(texts[0]!.text)![0];
}

export async function logIn(shop: TestShop, browser: TestBrowser, email: string): Promise<VerifiedLogin> {
  const sent = await browser.call(api.customers.sendCode, { body: { email } });
  if (sent.status !== 200) throw new Error(`send-code responded with ${sent.status}: ${await sent.text()}`);
  const code = await mailedCode(shop, email);
  const response = await browser.call(api.customers.verifyCode, { body: { email, code } });
  if (response.status !== 200)
    throw new Error(`verify-code responded with ${response.status}: ${await response.text()}`);
  return await response.json();
}

/** Places a guest order. Returns its id once the read models show it, or at once while no reader runs. */
export async function placeOrder(
  { app }: TestShop,
  contact: Partial<Contact> & { email: string },
  { orderNumber = '2026-000123', at = new Date().toISOString(), paid = true, areReadersRunning = true } = {},
): Promise<string> {
  const [orderId, contactId, paymentIntentId] = [randomUUID(), randomUUID(), `pi_${randomUUID()}`];
  await app
    .get(DataSource)
    .getRepository(Contact)
    .save({ id: contactId, name: 'Anna de Wit', ...contact });
  const order = { ...agreed, orderId, orderNumber, contactId, paymentIntentId };
  const context = { ...testContext(), at };
  const commands = app.get(CommandBus);
  let { position } = await commands.execute<PlaceOrder, CommandResult>(new PlaceOrder(order, context));
  if (paid) {
    const dispatchOn = dispatchDay(at, firstDispatchRules);
    const paid = { orderId, paymentIntentId, amountCents: agreed.totalCents, dispatchOn };
    const captured = new CapturePayment(paid, context);
    ({ position } = await commands.execute<CapturePayment, CommandResult>(captured));
  }
  if (areReadersRunning) await readModelsPass({ app }, position);
  return orderId;
}
