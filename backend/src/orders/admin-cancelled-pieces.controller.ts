import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { cancelPieces, findCancellable, type Cancellable } from '../../../contracts/orders/cancelled-pieces.js';
import { centsToDecimal } from '../../../contracts/values/money.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { RefundProofs } from '../platform/auth/refund-proofs.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { decide } from '../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { subscriptionIdOf } from '../platform/ids/subscription-id.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';
import { CancelPieces } from './commands/cancel-pieces.js';
import { orderDecider } from './order.decider.js';
import type { PlacedOrderState } from './order.js';
import { OrderReader } from './order-reader.query.js';
import { plansWithout, refundsOf } from './pieces-to-cancel.js';
import { piecesToShip } from './withdrawn-pieces.js';

/** Pieces that staff cancels before they leave. */
@Controller()
export class AdminCancelledPiecesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
    private readonly orders: OrderReader,
    private readonly subscriptions: SubscriptionReader,
    private readonly proofs: RefundProofs,
    private readonly acts: ActLog,
  ) {}

  @Handles(findCancellable)
  async findCancellable({ params: { id } }: Call<typeof findCancellable>): Promise<Cancellable> {
    const order = await this.placed(id);
    const ended = await this.endedPlans(id, order);
    const lines = piecesToShip(order).map((left) => {
      const { lineId, quantity } = left;
      const { productName } = order.lines.find((line) => line.lineId === lineId)!;
      const [plan] = plansWithout(order, [left]);
      const endsPlan = plan && !ended.has(lineId) ? plan.ends : null;
      return { id: lineId, productName, quantity, refundAmounts: refundsOf(order, left).map(centsToDecimal), endsPlan };
    });
    return { lines };
  }

  @Handles(cancelPieces)
  async cancelPieces({ params: { id: orderId }, body, request, reply }: Call<typeof cancelPieces>): Promise<void> {
    const order = await this.placed(orderId);
    const { id: cancellationId, reason, endedPlans } = body;
    const pieces = body.pieces.map(({ id: lineId, quantity }) => ({ lineId, quantity }));
    const command = new CancelPieces({ orderId, cancellationId, reason, pieces, endedPlans }, staffContext(request));
    const events = decide(orderDecider, command, order); // a refusal is neither counted nor recorded
    const cancelled = events.find((event) => event.type === 'PiecesCancelled');
    if (cancelled) {
      const { refundCents: cents } = cancelled.data;
      await this.proofs.admit(request.staff!, [{ of: orderId, cents }]);
      await this.acts.note(request, 'pieces-cancelled', order.orderNumber, { after: centsToDecimal(cents) });
    }
    const { position } = await this.commands.execute<CancelPieces, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }

  private async placed(orderId: string): Promise<PlacedOrderState> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    return order;
  }

  /** The lines whose subscription has ended. */
  private async endedPlans(orderId: string, { lines, renewal }: PlacedOrderState): Promise<Set<string>> {
    const plans = lines
      .filter(({ subscription }) => subscription !== null)
      .map(({ lineId }) => ({ lineId, id: renewal?.subscriptionId ?? subscriptionIdOf(orderId, lineId) }));
    const ended = await this.subscriptions.endedOf(plans.map(({ id }) => id));
    return new Set(plans.filter(({ id }) => ended.has(id)).map(({ lineId }) => lineId));
  }
}
