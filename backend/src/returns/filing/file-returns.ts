import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FiledReturn, FileReturn } from '../../../../contracts/returns.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { deterministicId } from '../../platform/ids/deterministic-id.js';
import { RegisterReturn } from '../../orders/commands/register-return.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { ReturnNotes } from '../return-notes.service.js';

@Injectable()
export class FileReturns {
  constructor(
    private readonly commands: CommandBus,
    private readonly notes: ReturnNotes,
    private readonly orders: OrderReader,
  ) {}

  /** Idempotent by return id. Throws the refusals of the order. */
  async file(
    orderId: string,
    { id, reason, items, note }: FileReturn,
    origin: 'customer' | 'staff',
    context: CommandContext,
  ): Promise<FiledReturn> {
    const returnId = deterministicId('return', orderId, id);
    const pieces = items.map((item) => ({ lineId: item.id, quantity: item.quantity }));
    const command = new RegisterReturn({ orderId, returnId, origin, reason, pieces }, context);
    await this.commands.execute<RegisterReturn, CommandResult>(command);
    if (note) {
      const order = await this.orders.find(orderId);
      await this.notes.keepNote(returnId, order!.contactId, note);
    }
    return { id: returnId };
  }
}
