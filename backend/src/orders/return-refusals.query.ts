import { Injectable } from '@nestjs/common';
import { DomainError } from '../platform/errors/domain-error.js';
import { decide } from '../platform/event-sourcing/deciding/decider.js';
import type { RegisterReturn } from './commands/register-return.js';
import { initialOrder } from './order.js';
import { orderDecider } from './order.decider.js';
import { OrderReader } from './order-reader.query.js';

/** Previews the registration of a return by running its rule without appending the events. */
@Injectable()
export class ReturnRefusals {
  constructor(private readonly orders: OrderReader) {}

  /** The code that refuses the return; null when the order would accept it. */
  async find(command: RegisterReturn): Promise<DomainError['code'] | null> {
    const order = await this.orders.find(command.payload.orderId);
    try {
      decide(orderDecider, command, order ?? initialOrder);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }
}
