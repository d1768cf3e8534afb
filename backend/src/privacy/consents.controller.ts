import { Controller } from '@nestjs/common';
import { listOwnConsents, withdrawConsent, type Consent } from '../../../contracts/consents.js';
import { consentPurposes } from '../../../contracts/law/consent-texts.js';
import { ConsentRegister } from '../consents/consent-register.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { shopperContext } from '../platform/http/command-context.js';
import { QuizAdvices } from '../quiz/quiz-advices.js';

@Controller()
export class ConsentsController {
  constructor(
    private readonly register: ConsentRegister,
    private readonly advices: QuizAdvices,
  ) {}

  @Handles(listOwnConsents)
  listOwnConsents({ request }: Call<typeof listOwnConsents>): Promise<Consent[]> {
    return this.register.of(request.customer.email);
  }

  /** Removes the answers first: if the process ends in between, the customer still sees the consent and tries again. */
  @Handles(withdrawConsent)
  async withdrawConsent({ params, request }: Call<typeof withdrawConsent>): Promise<void> {
    const purpose = consentPurposes.find((known) => known === params.purpose);
    if (!purpose) throw new DomainError('not-found');
    const { email } = request.customer;
    if (purpose === 'quiz-answers') await this.advices.forget(email);
    await this.register.withdraw({ email, purpose, source: 'account', at: shopperContext(request).at });
  }
}
