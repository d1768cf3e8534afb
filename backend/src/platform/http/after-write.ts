import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReadModelProgress } from '../event-sourcing/read-models/read-model-progress.js';

/** Tells the front end that lists may be stale, so that it fetches them again a few times. */
export const pendingHeader = 'x-projection-pending';

/** Delays a response until the read models have passed the write, `READ_MODEL_WAIT_S` at most. */
@Injectable()
export class AfterWrite {
  constructor(private readonly progress: ReadModelProgress) {}

  async wait(position: bigint | null, reply: FastifyReply): Promise<void> {
    if (!(await this.progress.waitFor(position))) void reply.header(pendingHeader, '1');
  }
}
