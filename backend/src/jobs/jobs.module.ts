import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { allJobs, jobDefinitions } from './all-jobs.js';
import { JobQueue } from './job-queue.js';
import { JobSettings } from './job-settings.js';
import { JobWorker } from './job-worker.js';

/** The queue for everybody, and the worker for the processes whose role it is. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [JobQueue, JobSettings, JobWorker, { provide: jobDefinitions, useValue: allJobs }],
  exports: [JobQueue],
})
export class JobsModule {}
