import { receiveWebhook, type ReceivedWebhook } from '../../../../contracts/operations.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, type RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { FromProvider } from '../../platform/auth/from-provider.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { failpoint } from '../../platform/failpoints/failpoint.js';
import { PaymentProvider, type PaymentWebhookEvent } from '../../platform/payments/payment-provider.js';
import {
  disputeWebhookEvents,
  paymentWebhookEvents,
  refundWebhookEvents,
  wantedWebhookEvents,
} from '../../platform/payments/wanted-webhook-events.js';
import { SettleRenewal } from '../../renewals/commands/settle-renewal.js';
import { DeclinedPayments } from '../closing/declined-payments.js';
import { Settlement } from '../settlement/settlement.js';
import { RefundWebhookEvents } from './refund-webhook-events.js';
import { oneRowOf } from '../../platform/database/rows.js';

@Controller()
export class StripeWebhookController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    private readonly declined: DeclinedPayments,
    private readonly refunds: RefundWebhookEvents,
    private readonly commands: CommandBus,
  ) {}

  @Handles(receiveWebhook)
  @FromProvider()
  async receiveWebhook({ request }: Call<typeof receiveWebhook>): Promise<ReceivedWebhook> {
    const signature = request.headers['stripe-signature'];
    const event = this.provider.readWebhookEvent(
      (request as RawBodyRequest<FastifyRequest>).rawBody ?? Buffer.alloc(0),
      [signature].flat()[0],
    );
    const { id, type, renewalIntentId } = event;
    const isAsked = wantedWebhookEvents.includes(type) || renewalIntentId !== null;
    const wasHandled = await this.store(event, isAsked);
    failpoint('webhook.stored');
    if (wasHandled) return { received: true };
    await this.handle(event, contextOf(id)).catch(ifUnknown);
    failpoint('webhook.settled');
    await this.dataSource.query('update webhook_events set handled_at = now() where id = $1', [id]);
    failpoint('webhook.handled');
    return { received: true };
  }

  /** Returns whether the webhook was handled before. A webhook that needs no action is stored as handled. */
  private async store({ id, type, paymentIntentId }: PaymentWebhookEvent, isAsked: boolean): Promise<boolean> {
    const { handled } = await oneRowOf(
      this.dataSource,
      z.object({ handled: z.boolean() }),
      `insert into webhook_events (id, type, payment_intent_id, handled_at)
       values ($1, $2, $3, case when $4::boolean then null else now() end)
       on conflict (id) do update set type = excluded.type returning handled_at is not null as handled`,
      [id, type, paymentIntentId, isAsked],
    );
    return handled;
  }

  private async handle({ type, ...event }: PaymentWebhookEvent, context: CommandContext): Promise<void> {
    const { paymentIntentId, renewalIntentId } = event;
    if (renewalIntentId) await this.commands.execute(new SettleRenewal({ paymentIntentId: renewalIntentId }, context));
    if (!paymentIntentId) return;
    if (paymentWebhookEvents.includes(type)) await this.settlement.settle(paymentIntentId, context);
    if (type === 'payment_intent.payment_failed') await this.declined.count(paymentIntentId, context);
    if (refundWebhookEvents.includes(type)) await this.refunds.receive('refund', paymentIntentId, context);
    if (disputeWebhookEvents.includes(type)) await this.refunds.receive('dispute', paymentIntentId, context);
  }
}

/** Another shop or mode of the same account can have the payment, so the webhook is only stored. */
function ifUnknown(error: unknown): void {
  if (!(error instanceof DomainError) || error.code !== 'payment-not-found') throw error;
}

function contextOf(eventId: string): CommandContext {
  const actor = { kind: 'provider', id: 'stripe' } as const;
  return { at: new Date().toISOString(), actor, correlationId: eventId, causationId: eventId };
}
