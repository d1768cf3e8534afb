import { Command, type CommandContext } from '../../platform/event-sourcing/deciding/decider.js';

/** An event of an order that leads to a document. `revision`: of that event in its stream. */
export interface Movement {
  orderId: string;
  revision: number;
  context: CommandContext;
}

/** Issues the documents that events of orders lead to, in their order. */
export class DrawUpInvoices extends Command<{ movements: readonly Movement[] }> {
  static join(commands: readonly DrawUpInvoices[]): DrawUpInvoices {
    const movements = commands.flatMap(({ payload }) => payload.movements);
    return new DrawUpInvoices({ movements }, commands[0]!.context);
  }
}
