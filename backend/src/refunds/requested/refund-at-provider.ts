import { Injectable } from '@nestjs/common';
import { ProviderError } from '../../platform/errors/provider-error.js';
import { PaymentProvider, RefundRefusedError, type ProviderRefund } from '../../platform/payments/payment-provider.js';
import type { Outcome } from '../../platform/work/work-kind.js';
import type { Refund } from './refund.entity.js';

/** Makes one refund per id. Looks it up first, because the idempotency key lasts only 24 hours. */
@Injectable()
export class RefundAtProvider {
  constructor(private readonly provider: PaymentProvider) {}

  async make(refund: Refund): Promise<Outcome> {
    try {
      const known = (await this.find(refund)) ?? (await this.provider.refund(refund));
      return outcomeOf(known, refund);
    } catch (error) {
      if (error instanceof RefundRefusedError) return this.afterRefusal(refund, error.code);
      if (error instanceof ProviderError) return { is: 'later', code: 'no-answer' };
      throw error;
    }
  }

  /** Looks again: a refusal may mean that our refund was just made. */
  private async afterRefusal(refund: Refund, code: string): Promise<Outcome> {
    try {
      const known = await this.find(refund);
      return known ? outcomeOf(known, refund) : { is: 'failed', code };
    } catch (error) {
      if (error instanceof ProviderError) return { is: 'later', code: 'no-answer' };
      throw error;
    }
  }

  private find(refund: Refund): Promise<ProviderRefund | null> {
    return this.provider.findRefund(refund);
  }
}

function outcomeOf({ status, amountCents }: ProviderRefund, refund: Refund): Outcome {
  if (status === 'failed') return { is: 'failed', code: 'failed-at-provider' };
  if (amountCents !== refund.amountCents) return { is: 'failed', code: 'other-amount' };
  return status === 'pending' ? { is: 'later', code: 'pending-at-provider' } : { is: 'done' };
}
