import { Controller, HttpCode, Logger, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../auth/access.js';
import { DomainError } from '../event-sourcing/domain-error.js';
import { JobQueue } from '../jobs/job-queue.js';
import { makeRefund } from '../jobs/make-refund.job.js';
import { Refunds } from './refunds.js';

@Controller('api/admin/failed-refunds')
@AllowAccess('staff')
export class FailedRefundsController {
  private readonly logger = new Logger('refunds');

  constructor(
    private readonly refunds: Refunds,
    private readonly jobs: JobQueue,
  ) {}

  /** Lets a refund that failed be made after all. 404 `not-found` for one that has not failed, or not any more. */
  @Post(':id/retry')
  @HttpCode(204)
  async retryRefund(@Param('id') refundId: string, @Req() request: FastifyRequest): Promise<void> {
    const jobId = await this.refunds.retry(refundId);
    if (!jobId) throw new DomainError('not-found');
    this.logger.log({ refundId, staffId: request.staff!.id }, 'Refund is tried again by staff');
    await this.jobs.add(makeRefund, { jobId }, { id: jobId });
  }
}
