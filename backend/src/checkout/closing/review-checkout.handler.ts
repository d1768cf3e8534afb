import { randomUUID } from 'node:crypto';
import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { reviewCheckout } from './review-checkout.job.js';
import { CheckoutClosing } from './checkout-closing.js';

@JobHandler(reviewCheckout)
export class ReviewCheckoutHandler implements Handles<typeof reviewCheckout> {
  constructor(private readonly closing: CheckoutClosing) {}

  async handle({ checkoutId }: { checkoutId: string }): Promise<void> {
    const actor = { kind: 'system', id: 'review-checkout' } as const;
    const context = { at: new Date().toISOString(), actor, correlationId: randomUUID(), causationId: checkoutId };
    await this.closing.review(checkoutId, context);
  }
}
