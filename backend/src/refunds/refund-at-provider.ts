import { Injectable } from '@nestjs/common';
import { ProviderError } from '../platform/errors/provider-error.js';
import { PaymentProvider, RefundRefusedError, type ProviderRefund } from '../platform/payments/payment-provider.js';
import type { BegunRefund } from './refunds.js';

/** `later`: unknown or pending. `never`: a retry changes nothing. */
export type RefundOutcome = { is: 'made' } | { is: 'later' | 'never'; code: string };

/** Makes one refund per id. Looks it up first, because the idempotency key lasts only 24 hours. */
@Injectable()
export class RefundAtProvider {
  constructor(private readonly provider: PaymentProvider) {}

  async make(refund: BegunRefund): Promise<RefundOutcome> {
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
  private async afterRefusal(refund: BegunRefund, code: string): Promise<RefundOutcome> {
    try {
      const known = await this.find(refund);
      return known ? outcomeOf(known, refund) : { is: 'never', code };
    } catch (error) {
      if (error instanceof ProviderError) return { is: 'later', code: 'no-answer' };
      throw error;
    }
  }

  private find(refund: BegunRefund): Promise<ProviderRefund | null> {
    return this.provider.findRefund(refund);
  }
}

function outcomeOf({ status, amountCents }: ProviderRefund, refund: BegunRefund): RefundOutcome {
  if (status === 'failed') return { is: 'never', code: 'failed-at-provider' };
  if (amountCents !== refund.amountCents) return { is: 'never', code: 'other-amount' };
  return status === 'pending' ? { is: 'later', code: 'pending-at-provider' } : { is: 'made' };
}
