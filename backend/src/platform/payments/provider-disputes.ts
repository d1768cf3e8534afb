import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';
import { AppConfig } from '../config/app-config.js';
import { responseOf } from './provider-response.js';
import { stripeClient } from './stripe-client.js';

/** In cents. `closed`: ended without a decision. `isInquiry`: the bank asks, and has not withdrawn the money. */
export interface ProviderDispute {
  disputeId: string;
  amountCents: number;
  currency: string;
  reason: string;
  status: 'open' | 'won' | 'lost' | 'closed';
  isInquiry: boolean;
  evidenceDueBy: Date | null;
  openedAt: Date;
}

@Injectable()
export class ProviderDisputes {
  private readonly stripe: Stripe;

  constructor(config: AppConfig) {
    this.stripe = stripeClient(config);
  }

  /** Oldest first. Throws ProviderError. */
  list(paymentIntentId: string): Promise<ProviderDispute[]> {
    return responseOf(async () => {
      const disputes: ProviderDispute[] = [];
      for await (const found of this.stripe.disputes.list({ payment_intent: paymentIntentId, limit: 100 }))
        disputes.unshift(toDispute(found));
      return disputes;
    });
  }
}

function toDispute({
  id,
  amount,
  currency,
  reason,
  status,
  evidence_details,
  created,
}: Stripe.Dispute): ProviderDispute {
  const dueBy = evidence_details.due_by;
  return {
    disputeId: id,
    amountCents: amount,
    currency: currency.toUpperCase(),
    reason,
    status: statusOf(status),
    isInquiry: status.startsWith('warning_'),
    evidenceDueBy: dueBy ? new Date(dueBy * 1000) : null,
    openedAt: new Date(created * 1000),
  };
}

function statusOf(status: Stripe.Dispute.Status): ProviderDispute['status'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'warning_closed' || status === 'prevented' ? 'closed' : 'open';
}
