import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { OrderStatus } from '../../../contracts/orders.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { CancelOrder } from './commands/cancel-order.js';
import { ChangeOrderStatus } from './commands/change-order-status.js';
import { ReinstateOrder } from './commands/reinstate-order.js';
import type { Pieces } from './order.events.js';
import { OrderReader } from './order-reader.query.js';

/** The status that staff requests, with what the cancel and move commands need besides. */
export interface RequestedStatus {
  orderId: string;
  status: OrderStatus;
  endedPlans?: readonly string[];
  leftOut?: readonly Pieces[];
}

/** Maps the status that staff requests for an order to the command that leads there. */
@Injectable()
export class OrderStatuses {
  constructor(
    private readonly commands: CommandBus,
    private readonly orders: OrderReader,
  ) {}

  /** Throws the refusal of the command that it sends. */
  async set(
    { orderId, status, endedPlans, leftOut }: RequestedStatus,
    context: CommandContext,
  ): Promise<CommandResult> {
    if (status === 'cancelled') return this.commands.execute(new CancelOrder({ orderId, endedPlans }, context));
    const order = await this.orders.find(orderId);
    if (order?.status === 'cancelled') return this.commands.execute(new ReinstateOrder({ orderId, status }, context));
    return this.commands.execute(new ChangeOrderStatus({ orderId, status, leftOut }, context));
  }
}
