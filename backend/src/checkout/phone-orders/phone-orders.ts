import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource, IsNull } from 'typeorm';
import type { BasketItem, Quote } from '../../../../contracts/checkout.js';
import {
  daysToPay,
  PhoneOrderDetailsSchema,
  type PhoneOrderDetails,
} from '../../../../contracts/orders/phone-orders.js';
import { addDays, endOfDay } from '../../../../contracts/values/calendar.js';
import { refusalOf } from '../../discounts/discount-terms.js';
import { Discounts } from '../../discounts/discounts.js';
import { areSamePieces } from '../../orders/parcels.js';
import { QueueMail } from '../../mail/commands/queue-mail.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { recordRemoval } from '../../platform/database/record-removal.js';
import { keptFor } from '../../platform/database/retention.js';
import { countOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { Offers, type Offer } from '../quote/offers.js';
import { OrderAdditions } from './order-additions.js';
import { linkOf, newPhoneOrderToken } from './phone-order-token.js';
import { PhoneOrder } from './phone-order.entity.js';

interface Wanted {
  items: readonly (BasketItem & { id: number })[];
  discountCode: string | null;
  /** The id of the order that it is added to. */
  addsTo: string | null;
}

type WantedOrder = Wanted & PhoneOrderDetails & { id: string };

/** Orders that staff takes by phone. They reserve nothing until the customer pays. */
@Injectable()
export class PhoneOrders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly commands: CommandBus,
    private readonly offers: Offers,
    private readonly discounts: Discounts,
    private readonly additions: OrderAdditions,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** Throws `product-unavailable`, `total-too-low`, the refusal of the code, and why an order cannot be added to. */
  async quote(wanted: Wanted, email?: string): Promise<Quote> {
    return (await this.price(wanted, email)).quote;
  }

  /**
   * Stores the order at the prices of now, mails its link and returns it. Idempotent by `id`. Throws what `quote` throws,
   * `addition-open`, and `done-otherwise` for a repeat with other content. `beforeMail` belongs to a swap: when it is refused, the
   * order is forgotten again. A swap names no buyer, so its buyer may differ in a repeat.
   */
  async place(
    wanted: WantedOrder,
    staffId: number,
    context: CommandContext,
    beforeMail?: () => Promise<void>,
  ): Promise<string> {
    const { id, addsTo } = wanted;
    const isBuyerAsked = beforeMail === undefined;
    const store = () => this.store(wanted, staffId, isBuyerAsked);
    if (addsTo === null) await store();
    else await this.additions.one(addsTo, id, store);
    try {
      await beforeMail?.();
    } catch (error) {
      if (error instanceof DomainError) await this.rows().delete({ id });
      throw error;
    }
    const mail = { key: `phone-order:${id}`, template: 'phone-order', reference: { phoneOrderId: id } } as const;
    await this.commands.execute(new QueueMail(mail, context));
    return this.link(id);
  }

  /** Throws `done-otherwise` when another order was stored under its id. */
  private async store(wanted: WantedOrder, staffId: number, isBuyerAsked: boolean): Promise<void> {
    const { id, items, discountCode, addsTo, ...details } = wanted;
    if (!(await this.rows().existsBy({ id }))) {
      const offer = await this.price({ items, discountCode, addsTo }, details.email);
      const createdAt = this.clock.now();
      const row = this.rows().create({
        id,
        ...newPhoneOrderToken(this.config.appSecret, id),
        ...details,
        ...offer,
        addsTo: offer.quote.addsTo?.orderId ?? null,
        createdBy: staffId,
        createdAt,
        expiresAt: new Date(Date.parse(endOfDay(addDays(this.clock.today(), daysToPay))) - 1),
        withdrawnAt: null,
      });
      await this.rows()
        .createQueryBuilder()
        .insert()
        .values(row as object)
        .orIgnore()
        .execute();
    }
    const stored = await this.rows().findOneBy({ id });
    if (stored && !isSame(stored, wanted, isBuyerAsked)) throw new DomainError('done-otherwise');
  }

  /** Throws `payment-link-unknown`. */
  async link(id: string): Promise<string> {
    const row = await this.rows().findOneBy({ id });
    const link = row && linkOf(this.config.appSecret, this.config.shop.url, row);
    if (!link) throw new DomainError('payment-link-unknown');
    return link;
  }

  /** Ends the link for new payments. */
  async markWithdrawn(id: string): Promise<void> {
    await this.rows().update({ id, withdrawnAt: IsNull() }, { withdrawnAt: this.clock.now() });
  }

  async forgetOld(): Promise<void> {
    const sql = `delete from phone_orders where expires_at < now() - interval '${keptFor(PhoneOrder)}'`;
    await recordRemoval(this.dataSource, 'phone_orders', await countOf(this.dataSource, sql));
  }

  private async price({ items, discountCode, addsTo }: Wanted, email?: string): Promise<Offer> {
    const extended = addsTo === null ? undefined : await this.additions.extended(addsTo);
    const plain = await this.offers.forBasket(items, undefined, extended);
    if (discountCode === null) return plain;
    const code = await this.discounts.find(discountCode);
    const isFirstOrder = (await this.discounts.isFirstOrder(email)) ?? true;
    const purchase = {
      subtotalCents: plain.quote.subtotalCents,
      isFirstOrder,
      isReserved: false,
      at: this.clock.now(),
    };
    const refusal = refusalOf(code, purchase);
    if (!code || refusal) throw refusal ?? new DomainError('discount-unknown');
    const offer = await this.offers.withCode(plain, code);
    if (offer.quote.totalCents >= plain.quote.totalCents) throw new DomainError('discount-not-for-basket');
    return offer;
  }

  private rows() {
    return this.dataSource.getRepository(PhoneOrder);
  }
}

const buyerFields = PhoneOrderDetailsSchema.keyof().options;

/** Whether the stored order has the pieces and the code of `wanted`, and the buyer when the form asks for one. */
function isSame(stored: PhoneOrder, wanted: WantedOrder, isBuyerAsked: boolean): boolean {
  const isSameBuyer = buyerFields.every((field) => stored[field] === wanted[field]);
  return (
    (isSameBuyer || !isBuyerAsked) &&
    stored.quote.discountCode === wanted.discountCode &&
    areSamePieces(
      stored.lines.map(({ productId, quantity }) => ({ lineId: String(productId), quantity })),
      wanted.items.map(({ id, quantity }) => ({ lineId: String(id), quantity })),
    )
  );
}
