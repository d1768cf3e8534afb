import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import type { MailReferences, MailTemplate } from './commands/queue-mail.js';
import { OrderMailData } from './order-mail-data.js';
import type { MailContent } from './templates/mail-content.js';
import { RequestMailData } from './request-mail-data.js';
import { orderConfirmation } from './templates/order-confirmation.js';
import { partnershipInquiry } from './templates/partnership-inquiry.js';
import { quizAdvice } from './templates/quiz-advice.js';

/** A mail ready to go, or why there is none: what it is about is not known yet, or its recipient was erased. */
export type Rendering =
  | { outcome: 'ready'; to: string; content: MailContent }
  | { outcome: 'not-known-yet' }
  | { outcome: 'recipient-erased' };

interface Subject<Template extends MailTemplate> {
  template: Template;
  reference: MailReferences[Template];
}

type Renderers = { [Template in MailTemplate]: (reference: MailReferences[Template]) => Promise<Rendering> };

/** Makes a mail from its reference at the moment it is sent, so that nothing personal waits anywhere. */
@Injectable()
export class MailRendering {
  private readonly renderers: Renderers = {
    'order-confirmation': async ({ orderId }) => {
      const found = await this.orders.find(orderId);
      if (!found) return { outcome: 'not-known-yet' };
      if (!found.email) return { outcome: 'recipient-erased' };
      const content = orderConfirmation(found.order, this.config.shop);
      return { outcome: 'ready', to: found.email, content };
    },
    'partnership-inquiry': async ({ inquiryId }) => {
      const inquiry = await this.requests.inquiry(inquiryId);
      if (!inquiry) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: this.config.shop.email, content: partnershipInquiry(inquiry, this.config.shop) };
    },
    'quiz-advice': async ({ adviceId }) => {
      const advice = await this.requests.advice(adviceId);
      if (!advice) return { outcome: 'recipient-erased' };
      return { outcome: 'ready', to: advice.email, content: quizAdvice(advice.products, this.config.shop) };
    },
  };

  constructor(
    private readonly config: AppConfig,
    private readonly orders: OrderMailData,
    private readonly requests: RequestMailData,
  ) {}

  render<Template extends MailTemplate>({ template, reference }: Subject<Template>): Promise<Rendering> {
    return this.renderers[template](reference);
  }
}
