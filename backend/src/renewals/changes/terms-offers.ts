import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OfferedTerms, ChangeTerms as Agreement, WantedTerms } from '../../../../contracts/admin/subscriptions.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { planPrice } from '../../../../pricing/plan-price.js';
import { ProductRecords } from '../../catalog/product-records.query.js';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { ShippingSettings } from '../../settings/shipping-settings.js';
import { ChangeTerms } from '../../subscriptions/commands/change-terms.js';
import { amountOf, changedTerms, isSameDelivery, latestTerms, piecesOf } from '../../subscriptions/delivery-terms.js';
import { SubscriptionReader } from '../../subscriptions/subscription-reader.query.js';
import type { DeliveryTerms } from '../../subscriptions/subscription.events.js';

/** Prices other terms of a subscription as the checkout would today, and agrees them. */
@Injectable()
export class TermsOffers {
  constructor(
    private readonly reader: SubscriptionReader,
    private readonly products: ProductRecords,
    private readonly shipping: ShippingSettings,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  /** Throws `subscription-cancelled` and `product-unavailable`. */
  async find(subscriptionId: string, wanted: WantedTerms): Promise<OfferedTerms> {
    const { state } = await this.reader.read(subscriptionId);
    if (state.status === 'cancelled') throw new DomainError('subscription-cancelled');
    const latest = latestTerms(state);
    const terms = await this.priced(latest, wanted);
    const { formerAmountCents, amountCents, fromDate } = changedTerms(state, terms, this.clock.today());
    return {
      isChanged: !isSameDelivery(latest, terms),
      formerAmount: centsToDecimal(formerAmountCents),
      amount: centsToDecimal(amountCents),
      fromDate,
    };
  }

  /** Throws `plan-price-changed` when the price is not the one that staff saw. */
  async agree(
    subscriptionId: string,
    { amount, ...wanted }: Agreement,
    context: CommandContext,
  ): Promise<bigint | null> {
    const { state } = await this.reader.read(subscriptionId);
    const terms = await this.priced(latestTerms(state), wanted);
    if (centsToDecimal(amountOf(terms)) !== amount) throw new DomainError('plan-price-changed');
    const change = new ChangeTerms({ subscriptionId, terms }, context);
    return (await this.commands.execute<ChangeTerms, CommandResult>(change)).position;
  }

  /** The same pieces keep their agreed price. */
  private async priced(latest: DeliveryTerms, { productId, pieces, frequency }: WantedTerms): Promise<DeliveryTerms> {
    if (productId === latest.productId && pieces === piecesOf(latest)) return { ...latest, frequency };
    const found = await this.products.find([String(productId)]);
    const product = found.find(({ id }) => id === productId); // a slug may be a number too
    if (!product?.isActive || !product.subscriptionEnabled)
      throw new DomainError('product-unavailable', { name: product?.name ?? 'Dit product', line: String(productId) });
    const { slug, name: productName, imageUrl, vatRate, priceCents: listCents } = product;
    const plan = { listCents, quantity: 1, jars: pieces, discountPercent: product.subscriptionDiscount };
    const price = planPrice(plan, await this.shipping.rates());
    return { productId, slug, productName, imageUrl, vatRate, frequency, ...plan, ...price };
  }
}
