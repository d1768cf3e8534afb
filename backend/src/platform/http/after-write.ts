import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ReadModelProgress } from '../event-sourcing/read-models/read-model-progress.js';

/** Told to the front end when a list may still lag, so that it asks again a second later. */
export const pendingHeader = 'x-projection-pending';

/** Holds an answer back until the lists show what was written, two seconds at most. */
@Injectable()
export class AfterWrite {
  constructor(private readonly progress: ReadModelProgress) {}

  async wait(position: bigint | null, reply: FastifyReply): Promise<void> {
    if (!(await this.progress.waitFor(position))) void reply.header(pendingHeader, '1');
  }
}
