import { JobHandler, type Handles } from '../jobs/job-handler.js';
import { DurableWork } from './durable-work.js';
import { sweepWork } from './sweep-work.job.js';

@JobHandler(sweepWork)
export class SweepWorkHandler implements Handles<typeof sweepWork> {
  constructor(private readonly work: DurableWork) {}

  handle(): Promise<void> {
    return this.work.sweep();
  }
}
