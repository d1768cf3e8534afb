import { Controller, HttpCode, Post, Req, type RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { AllowAccess } from '../auth/access.js';
import { FromProvider } from '../auth/from-provider.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { PaymentProvider } from '../payments/payment-provider.js';
import { Settlement } from './settlement.js';
import { WebhookEvent } from './webhook-event.entity.js';

@Controller('api/webhooks/stripe')
@AllowAccess('open')
@FromProvider()
export class StripeWebhookController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
  ) {}

  /**
   * Stores the notice by the provider's event id, then settles its payment. A repeat of a handled notice does nothing;
   * anything that fails answers 5xx, so that the provider sends it again.
   */
  @Post()
  @HttpCode(200)
  async receive(@Req() request: RawBodyRequest<FastifyRequest>): Promise<{ received: true }> {
    const signature = request.headers['stripe-signature'];
    const notice = this.provider.readNotice(request.rawBody ?? Buffer.alloc(0), [signature].flat()[0]);
    const inbox = this.dataSource.getRepository(WebhookEvent);
    const { id, type, paymentIntentId } = notice;
    await inbox.createQueryBuilder().insert().values({ id, type, paymentIntentId }).orIgnore().execute();
    const stored = await inbox.findOneByOrFail({ id });
    if (stored.handledAt) return { received: true };
    if (paymentIntentId && type.startsWith('payment_intent.')) await this.settle(paymentIntentId, id);
    await inbox.update({ id }, { handledAt: new Date() });
    return { received: true };
  }

  private async settle(paymentIntentId: string, noticeId: string): Promise<void> {
    const actor = { kind: 'provider', id: 'stripe' } as const;
    const context = { at: new Date().toISOString(), actor, correlationId: noticeId, causationId: noticeId };
    try {
      await this.settlement.settle(paymentIntentId, context);
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'payment-not-found') throw error;
    }
  }
}
