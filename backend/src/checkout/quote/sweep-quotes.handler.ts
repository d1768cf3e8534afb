import { JobHandler, type Handles } from '../../platform/jobs/job-handler.js';
import { sweepQuotes } from './sweep-quotes.job.js';
import { PhoneOrders } from '../phone-orders/phone-orders.js';
import { IssuedQuotes } from './issued-quotes.js';

@JobHandler(sweepQuotes)
export class SweepQuotesHandler implements Handles<typeof sweepQuotes> {
  constructor(
    private readonly quotes: IssuedQuotes,
    private readonly phoneOrders: PhoneOrders,
  ) {}

  async handle(): Promise<void> {
    await this.quotes.forgetOld();
    await this.phoneOrders.forgetOld();
  }
}
