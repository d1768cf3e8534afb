import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ReleaseStock } from '../../inventory/commands/release-stock.js';
import { Restores } from '../../platform/database/restores.js';
import { Checkout } from '../checkout.entity.js';
import { ReleaseLostReservation } from './commands.js';

/** A checkout is stored before it reserves pieces, so that a reservation without one was lost. */
@CommandHandler(ReleaseLostReservation as never)
export class ReleaseLostReservationHandler implements ICommandHandler<ReleaseLostReservation, void> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restores: Restores,
    private readonly commands: CommandBus,
  ) {}

  async execute({ payload, context }: ReleaseLostReservation): Promise<void> {
    if (!(await this.restores.mayHaveLost(context.at))) return;
    const isKnown = await this.dataSource.getRepository(Checkout).existsBy({ id: payload.checkoutId });
    if (!isKnown) await this.commands.execute(new ReleaseStock(payload, context));
  }
}
