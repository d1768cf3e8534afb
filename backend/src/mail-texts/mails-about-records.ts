import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/app-config.js';
import type { MailTemplate } from '../mail/commands/queue-mail.js';
import type { MailContent, Shop } from '../mail/mail-content.js';
import type { Rendering } from '../mail/mail-renderer.port.js';
import { OrderMailData } from './order-mail-data.js';
import { ReturnMailData } from './return-mail-data.js';
import { StaffWords } from './staff-words.js';
import { SubscriptionMailData } from './subscription-mail-data.js';
import type { ConfirmedOrder } from './templates/parts/order-parts.js';
import type { ReturnForMail } from './templates/return-news.js';
import type { SubscriptionForMail } from './templates/parts/subscription-parts.js';
import type { WithdrawalForMail } from './templates/withdrawal-news.js';

/** Fills a template with a record and addresses it to the customer of that record. Nobody is mailed whose data is erased. */
@Injectable()
export class MailsAboutRecords {
  constructor(
    private readonly config: AppConfig,
    private readonly orders: OrderMailData,
    private readonly returns: ReturnMailData,
    private readonly subscriptions: SubscriptionMailData,
    private readonly words: StaffWords,
  ) {}

  async order(
    mail: MailTemplate,
    orderId: string,
    template: (order: ConfirmedOrder, shop: Shop) => MailContent,
  ): Promise<Rendering> {
    const found = await this.orders.find(orderId);
    if (!found) return { outcome: 'not-known-yet' };
    if (!found.email) return { outcome: 'recipient-erased' };
    const { orderNumber, recipient } = found.order;
    const shop = await this.words.shopFor(mail, recipient.name, { bestelnummer: orderNumber });
    return { outcome: 'ready', to: found.email, content: template(found.order, shop) };
  }

  async return(
    mail: MailTemplate,
    returnId: string,
    template: (about: ReturnForMail, shop: Shop) => MailContent,
  ): Promise<Rendering> {
    const found = await this.returns.find(returnId);
    if (!found) return { outcome: 'not-known-yet' };
    if (!found.email) return { outcome: 'recipient-erased' };
    const { orderNumber, recipientName } = found.about;
    const shop = await this.words.shopFor(mail, recipientName, { bestelnummer: orderNumber });
    return { outcome: 'ready', to: found.email, content: template(found.about, shop) };
  }

  async withdrawal(
    withdrawalId: string,
    template: (stated: WithdrawalForMail, shop: Shop) => MailContent,
  ): Promise<Rendering> {
    const stated = await this.returns.withdrawal(withdrawalId);
    if (!stated) return { outcome: 'recipient-erased' };
    return { outcome: 'ready', to: stated.email, content: template(stated, this.config.shop) };
  }

  async subscription<Reference extends { subscriptionId: string }>(
    mail: MailTemplate,
    reference: Reference,
    template: (subscription: SubscriptionForMail, reference: Reference, shop: Shop) => MailContent,
  ): Promise<Rendering> {
    const found = await this.subscriptions.find(reference.subscriptionId);
    if (!found) return { outcome: 'not-known-yet' };
    if (!found.email) return { outcome: 'recipient-erased' };
    const { productName, recipientName } = found.subscription;
    const shop = await this.words.shopFor(mail, recipientName, { product: productName });
    return { outcome: 'ready', to: found.email, content: template(found.subscription, reference, shop) };
  }
}
