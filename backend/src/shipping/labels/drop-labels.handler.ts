import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DurableWork } from '../../platform/work/durable-work.js';
import { DropLabels } from '../commands/drop-labels.js';
import { followWork } from './follow-label.work.js';
import { ParcelLabels } from './parcel-labels.js';

@CommandHandler(DropLabels as never)
export class DropLabelsHandler implements ICommandHandler<DropLabels, void> {
  constructor(
    private readonly labels: ParcelLabels,
    private readonly work: DurableWork,
  ) {}

  async execute({ payload: { orderId } }: DropLabels): Promise<void> {
    for (const parcelId of await this.labels.dropShipped(orderId)) await this.work.enqueue(followWork, parcelId);
  }
}
