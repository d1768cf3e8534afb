import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { hasLeft, type OrderStatus } from '../../../contracts/orders.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import type { Recorded } from '../platform/event-sourcing/events.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';
import { OrderReader } from './order-reader.query.js';
import type { OpenStatus, OrderEvent } from './order.events.js';
import { isRest } from './parcels.js';

type StatusChange = Recorded<Extract<OrderEvent, { type: 'OrderStatusChanged' }>>;

/** Ten seconds, and two for the way of the request. The mail waits longer (`STATUS_MAIL_WAIT_S`). */
const undoableMs = 12_000;

/** Takes back a status that a member of staff has just set. */
@Injectable()
export class StatusUndo {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
  ) {}

  /**
   * Throws `status-changed-since` when somebody has changed the order since, or after twelve seconds, and `parcel-left-before`
   * when parcels with a tracking of their own would come back too. A repeat changes nothing.
   */
  async undo(orderId: string, status: OrderStatus, context: CommandContext): Promise<CommandResult | null> {
    const last = await this.lastChange(orderId);
    if (last?.metadata.actor.kind !== 'staff' || last.metadata.actor.id !== context.actor.id) throw changedSince();
    const { from, to } = last.data;
    if (from === status) return null;
    const age = Date.parse(context.at) - Date.parse(last.metadata.occurredAt);
    if (to !== status || from === 'cancelled' || age > undoableMs) throw changedSince();
    if (hasLeft(from) !== hasLeft(to)) await this.refuseParcelsOf(orderId);
    return this.commands.execute(new ChangeOrderStatus({ orderId, status: from as OpenStatus, onlyFrom: to }, context));
  }

  /** Null when something else happened to the order last. Pieces that stay behind, and a delivery at once, belong to the change before. */
  private async lastChange(orderId: string): Promise<StatusChange | null> {
    const history = await this.orders.historyUntil(orderId, Infinity);
    const last = history.findLast(({ type }) => type !== 'PiecesKept');
    if (last?.type !== 'OrderStatusChanged') return null;
    const isOfSameAct = (event: Recorded<OrderEvent>): event is StatusChange =>
      event.type === 'OrderStatusChanged' && event.metadata.$correlationId === last.metadata.$correlationId;
    return history.find(isOfSameAct)!;
  }

  private async refuseParcelsOf(orderId: string): Promise<void> {
    const order = await this.orders.find(orderId);
    if (order?.parcels.some(({ parcelId }) => !isRest(parcelId))) throw new DomainError('parcel-left-before');
  }
}

const changedSince = () => new DomainError('status-changed-since');
