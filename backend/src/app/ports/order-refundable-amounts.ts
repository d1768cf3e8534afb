import { Injectable } from '@nestjs/common';
import { OrderReader } from '../../orders/order-reader.query.js';
import { refundableCents } from '../../orders/order.js';
import { RefundableAmounts } from '../../returns/refundable-amounts.port.js';

@Injectable()
export class OrderRefundableAmounts extends RefundableAmounts {
  constructor(private readonly orders: OrderReader) {
    super();
  }

  async leftCentsOf(orderId: string): Promise<number> {
    const order = await this.orders.find(orderId);
    return order ? Math.max(refundableCents(order), 0) : 0;
  }
}
