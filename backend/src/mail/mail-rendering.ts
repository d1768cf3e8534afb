import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/app-config.js';
import type { MailReferences, MailSubject, MailTemplate } from './commands/queue-mail.js';
import { OrderMailData } from './order-mail-data.js';
import type { MailContent } from './templates/mail-content.js';
import { orderConfirmation } from './templates/order-confirmation.js';

/** A mail ready to go, or why there is none: what it is about is not known yet, or its recipient was erased. */
export type Rendering =
  | { outcome: 'ready'; to: string; content: MailContent }
  | { outcome: 'not-known-yet' }
  | { outcome: 'recipient-erased' };

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
  };

  constructor(
    private readonly config: AppConfig,
    private readonly orders: OrderMailData,
  ) {}

  render({ template, reference }: MailSubject): Promise<Rendering> {
    return this.renderers[template](reference);
  }
}
