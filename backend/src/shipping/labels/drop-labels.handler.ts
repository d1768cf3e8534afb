import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { OrderReader } from '../../orders/order-reader.query.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { DropLabels } from '../commands/drop-labels.js';
import { followWork } from './follow-label.work.js';
import { ParcelLabels } from './parcel-labels.js';

@CommandHandler(DropLabels as never)
export class DropLabelsHandler implements ICommandHandler<DropLabels, void> {
  constructor(
    private readonly labels: ParcelLabels,
    private readonly orders: OrderReader,
    private readonly work: DurableWork,
  ) {}

  /** Names the parcels that were taken back, because the order may have left again with another label. */
  async execute({ payload: { orderId } }: DropLabels): Promise<void> {
    const parcels = (await this.orders.find(orderId))?.parcels ?? [];
    const parcelIds = parcels.filter(({ isUndone }) => isUndone).map(({ parcelId }) => parcelId);
    for (const parcelId of await this.labels.dropShipped(parcelIds)) await this.work.enqueue(followWork, parcelId);
  }
}
