import { Controller } from '@nestjs/common';
import {
  findStatusBatch,
  startStatusBatch,
  withdrawStatusBatch,
  type StatusBatch,
} from '../../../../contracts/orders/status-batches.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { StatusBatches } from './status-batches.js';

@Controller()
export class StatusBatchesController {
  constructor(private readonly batches: StatusBatches) {}

  @Handles(startStatusBatch)
  startStatusBatch({ body, request }: Call<typeof startStatusBatch>): Promise<void> {
    return this.batches.start(body, String(request.staff.id));
  }

  @Handles(findStatusBatch)
  findStatusBatch({ params: { batchId } }: Call<typeof findStatusBatch>): Promise<StatusBatch> {
    return this.batches.find(batchId);
  }

  @Handles(withdrawStatusBatch)
  withdrawStatusBatch({ params: { batchId }, request }: Call<typeof withdrawStatusBatch>): Promise<void> {
    return this.batches.withdraw(batchId, String(request.staff.id));
  }
}
