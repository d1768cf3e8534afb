import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { swapPieces } from '../../../../contracts/orders/order-swaps.js';
import {
  PhoneOrderDetailsSchema,
  type PhoneOrderDetails,
  type PhoneOrderStart,
} from '../../../../contracts/orders/phone-orders.js';
import { CancelPieces } from '../../orders/commands/cancel-pieces.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { orderDecider } from '../../orders/order.decider.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import { decide } from '../../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { PhoneOrderStarts } from './phone-order-starts.js';
import { PhoneOrders } from './phone-orders.js';

/** Swaps pieces of an order for another product, as one act of staff with one id. */
@Controller()
export class AdminOrderSwapsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly orders: OrderReader,
    private readonly phoneOrders: PhoneOrders,
    private readonly starts: PhoneOrderStarts,
    private readonly proofs: RefundProofs,
    private readonly acts: ActLog,
  ) {}

  /**
   * Stores the link, cancels the pieces, then mails the link. A repeat completes what a crash left, and makes nothing twice:
   * link, cancellation, refund and mail have the id of the swap. Throws `plan-not-swappable` for a line of a subscription.
   */
  @Handles(swapPieces)
  async swapPieces({ params: { id: orderId }, body, request, reply }: Call<typeof swapPieces>) {
    const { id, item, quantity, productId } = body;
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    const isOfPlan = order.lines.some(({ lineId, subscription }) => lineId === item && subscription !== null);
    if (isOfPlan) throw new DomainError('plan-not-swappable');
    const context = staffContext(request);
    const pieces = [{ lineId: item, quantity }];
    const cancel = new CancelPieces({ orderId, cancellationId: id, reason: 'customer-request', pieces }, context);
    const events = decide(orderDecider, cancel, order); // a refusal stores no link, and is neither counted nor recorded
    const cancelled = events.find((event) => event.type === 'PiecesCancelled');
    const details = buyerIn(await this.starts.fromOrder(orderId));
    const wanted = { id, ...details, items: [{ id: productId, quantity }], discountCode: null, addsTo: orderId };
    const cents = cancelled?.data.refundCents ?? 0;
    if (cancelled) {
      await this.phoneOrders.quote(wanted, details.email);
      await this.proofs.admit(request.staff!, [{ of: orderId, cents }]);
    }
    let position: bigint | null = null;
    const link = await this.phoneOrders.place(wanted, request.staff!.id, context, async () => {
      if (cancelled)
        await this.acts.note(request, 'pieces-cancelled', order.orderNumber, { after: centsToDecimal(cents) });
      ({ position } = await this.commands.execute<CancelPieces, CommandResult>(cancel));
    });
    await this.afterWrite.wait(position, reply);
    return { link };
  }
}

/** Throws `InvalidInputError` for a buyer of whom too little is known, such as after an erasure. */
function buyerIn({ details }: PhoneOrderStart): PhoneOrderDetails {
  const parsed = PhoneOrderDetailsSchema.safeParse(details);
  if (!parsed.success) throw new InvalidInputError({ productId: unknownBuyer });
  return parsed.data;
}

const unknownBuyer = 'Van deze klant missen we het adres of telefoonnummer. Gebruik Bijbestellen en vul het daar aan';
