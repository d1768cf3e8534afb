import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { centsToDecimal } from '../../../contracts/values/money.js';
import { findRefundable, refundOrder, type Refundable } from '../../../contracts/orders/order-refunds.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { decide } from '../platform/event-sourcing/deciding/decider.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { RefundOrder } from './commands/refund-order.js';
import { orderDecider } from './order.decider.js';
import { OrderReader } from './order-reader.query.js';
import { refundableCents } from './captured-money.js';
import type { PlacedOrderState } from './order.js';
import { leftOfLine, shippingLeft } from './refund-parts.js';

/** Refunds that staff makes without a return. */
@Controller()
export class AdminRefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly orders: OrderReader,
    private readonly proofs: RefundProofs,
    private readonly acts: ActLog,
  ) {}

  @Handles(findRefundable)
  async findRefundable({ params: { id } }: Call<typeof findRefundable>): Promise<Refundable> {
    const order = await this.orders.find(id);
    if (!order) throw new DomainError('order-not-found');
    return refundableOf(order);
  }

  @Handles(refundOrder)
  async refundOrder({ params: { id: orderId }, body, request, reply }: Call<typeof refundOrder>): Promise<void> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    const refundId = `staff:${body.id}`;
    const lines = body.lines.map(({ id: lineId, amount: amountCents }) => ({ lineId, amountCents }));
    const cents = lines.reduce((sum, { amountCents }) => sum + amountCents, body.shippingAmount);
    const { reason, shippingAmount: shippingCents } = body;
    const command = new RefundOrder({ orderId, refundId, reason, lines, shippingCents }, staffContext(request));
    const isNew = decide(orderDecider, command, order).length > 0; // a refusal is neither counted nor recorded
    if (isNew) {
      await this.proofs.admit(request.staff, [{ of: orderId, cents }]);
      await this.acts.note(request, 'order-refunded', order.orderNumber, { after: centsToDecimal(cents) });
    }
    const { position } = await this.commands.execute<RefundOrder, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}

function refundableOf(order: PlacedOrderState): Refundable {
  const lines = order.lines.map((line) => {
    const { lineId: id, productName } = line;
    return { id, productName, amount: centsToDecimal(Math.max(leftOfLine(order, line), 0)) };
  });
  const leftAmount = centsToDecimal(Math.max(refundableCents(order), 0));
  return { leftAmount, shippingAmount: centsToDecimal(Math.max(shippingLeft(order), 0)), lines };
}
