import { Controller } from '@nestjs/common';
import { changeTerms, showOfferedTerms, type OfferedTerms } from '../../../../contracts/admin/subscriptions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { TermsOffers } from './terms-offers.js';

/** Other terms of a subscription, which staff agrees with the customer. */
@Controller()
export class AdminTermsController {
  constructor(
    private readonly offers: TermsOffers,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(showOfferedTerms)
  showOfferedTerms({ params, query }: Call<typeof showOfferedTerms>): Promise<OfferedTerms> {
    return this.offers.find(params.id, query);
  }

  @Handles(changeTerms)
  async changeTerms({ params, body, request, reply }: Call<typeof changeTerms>): Promise<void> {
    await this.afterWrite.wait(await this.offers.agree(params.id, body, staffContext(request)), reply);
  }
}
