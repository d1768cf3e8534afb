import { Controller } from '@nestjs/common';
import { listReorders, type ReorderLine } from '../../../../contracts/stock/reordering.js';
import { Clock } from '../../platform/clock/clock.js';
import { Handles } from '../../platform/endpoints/handles.js';
import { Reorders } from './reorders.query.js';

@Controller()
export class ReordersController {
  constructor(
    private readonly reorders: Reorders,
    private readonly clock: Clock,
  ) {}

  @Handles(listReorders)
  listReorders(): Promise<ReorderLine[]> {
    return this.reorders.list(this.clock.today());
  }
}
