import { Injectable } from '@nestjs/common';
import { hasLeft } from '../../../contracts/orders.js';
import { termsPage, withdrawalFormPage } from '../../../contracts/law/legal-page-names.js';
import { ProductLabels } from '../catalog/food/product-labels.query.js';
import { LegalTexts } from '../legal/legal-texts.query.js';
import { OrderContacts } from '../customers/order-contacts.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { OrderOverview, type OverviewOrder } from '../projections/admin-order-list/order-overview.query.js';
import { RefundRecords } from '../refunds/requested/refund-records.query.js';
import { foodBusinessOf } from '../settings/company-details.query.js';
import { KnownCompany } from '../settings/known-company.js';
import { SubscriptionStatuses } from '../projections/admin-subscription-list/subscription-statuses.query.js';
import type { PlanForMail } from './templates/order-news.js';
import type { ConfirmationFacts } from './templates/order-confirmation.js';
import type { ConfirmedOrder } from './templates/parts/order-parts.js';
import type { RefundForMail } from './templates/parts/refund-words.js';

/** `email` is null when the buyer was erased. */
export interface OrderForMail {
  email: string | null;
  isPaid: boolean;
  order: ConfirmedOrder;
  productIds: number[];
  termsVersion: number | null;
}

@Injectable()
export class OrderMailData {
  constructor(
    private readonly orders: OrderOverview,
    private readonly refunds: RefundRecords,
    private readonly reader: OrderReader,
    private readonly subscriptions: SubscriptionStatuses,
    private readonly labels: ProductLabels,
    private readonly company: KnownCompany,
    private readonly texts: LegalTexts,
    private readonly contacts: OrderContacts,
  ) {}

  /** Name and address of a contact; null once it is erased. */
  recipient(contactId: string): Promise<ConfirmedOrder['recipient'] | null> {
    return this.contacts.find(contactId);
  }

  /** Whether the order is on its way, by its stream: a mail must not follow a status that staff undid. */
  async hasLeft(orderId: string): Promise<boolean> {
    const order = await this.reader.find(orderId);
    return order !== null && hasLeft(order.status);
  }

  /** Null while the read model lags. */
  async find(orderId: string): Promise<OrderForMail | null> {
    const found = await this.orders.find(orderId);
    if (!found) return null;
    const productIds = found.lines.map(({ productId }) => productId);
    return {
      email: found.email,
      isPaid: found.isPaid,
      order: toOrder(found),
      productIds,
      termsVersion: found.termsVersion,
    };
  }

  /**
   * The labels of the products as they are now, the terms that the buyer agreed to, or those of now where the order names
   * none, and the form of withdrawal.
   */
  async confirmationFacts({ productIds, termsVersion }: OrderForMail): Promise<ConfirmationFacts> {
    const company = await this.company.find();
    const agreed = await this.texts.find(termsPage, termsVersion ?? undefined);
    const texts = [agreed, await this.texts.find(withdrawalFormPage)].filter((text) => text !== null);
    return {
      food: { labels: await this.labels.of(productIds), business: foodBusinessOf(company) },
      terms: { texts, company },
    };
  }

  /** Null while the read model lags. A subscription that ended before counts as ended, whatever staff chose. */
  async cancelledPlans(orderId: string): Promise<PlanForMail[] | null> {
    const cancelled = await this.orders.cancelledPlans(orderId);
    if (!cancelled) return null;
    const plans = cancelled.plans.map((plan) => {
      return { ...plan, subscriptionId: cancelled.renewedId ?? subscriptionIdOf(orderId, plan.lineId) };
    });
    const ended = await this.subscriptions.endedOf(plans.map(({ subscriptionId }) => subscriptionId));
    return plans.map(({ productName, ends, subscriptionId }) => {
      return { productName, ends: ends || ended.has(subscriptionId) };
    });
  }

  /** Null for an unknown refund. */
  async refund(refundId: string): Promise<RefundForMail | null> {
    const found = await this.refunds.find(refundId);
    if (!found) return null;
    const { orderId, ...refund } = found;
    const parts = (await this.reader.find(orderId))?.refunds.find((one) => one.refundId === refundId);
    const isWhole = parts?.amountCents === refund.amountCents;
    return { ...refund, vat: isWhole ? parts.parts.vat : [] };
  }
}

function toOrder({
  email: _,
  isPaid: __,
  termsVersion: ___,
  name,
  address,
  postalCode,
  city,
  cancelled: pieces,
  ...order
}: OverviewOrder): ConfirmedOrder {
  const recipient = { name: name ?? '', address: address ?? '', postalCode: postalCode ?? '', city: city ?? '' };
  const cancelled = pieces.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
  return { ...order, cancelled, recipient };
}
