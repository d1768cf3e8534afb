import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { PromotionClaims } from '../../catalog/promotions/promotion-claims.js';
import { DiscountReservations } from '../../discounts/discount-reservations.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Checkout } from '../checkout.entity.js';
import { FirstOrderReservations } from '../reservations/first-order-reservations.js';
import { RestoreCodeUse } from './commands.js';

/** Idempotent. Restores the promotions too. An order that the buyer withdrew or charged back has used them; an unpaid one has not used it yet. */
@CommandHandler(RestoreCodeUse as never)
export class RestoreCodeUseHandler implements ICommandHandler<RestoreCodeUse, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
    private readonly reservations: DiscountReservations,
    private readonly firstOrders: FirstOrderReservations,
    private readonly promotions: PromotionClaims,
  ) {}

  async execute({ payload: { orderId } }: RestoreCodeUse): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.status !== 'cancelled' || order.capturedCents === 0) return;
    if (await this.orders.isUndoneByBuyer(orderId)) return;
    const { paymentIntentId } = order;
    const checkout = await this.dataSource.getRepository(Checkout).findOneBy({ paymentIntentId });
    if (!checkout) return;
    await this.reservations.restore(checkout.id);
    await this.promotions.restore(checkout.id);
    await this.firstOrders.releaseUnused(checkout.id);
  }
}
