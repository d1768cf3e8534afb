import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { allJobs, jobDefinitions } from '../../app/all-jobs.js';
import { JobQueue } from './job-queue.js';
import { JobSettings } from './job-settings.js';
import { JobWorker } from './job-worker.js';
import { QueueBoardController } from './queue-board.controller.js';
import { QueueBoard } from './queue-board.js';

/** The queue for everybody, and the worker for the processes whose role it is. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [QueueBoardController],
  providers: [JobQueue, JobSettings, JobWorker, QueueBoard, { provide: jobDefinitions, useValue: allJobs }],
  exports: [JobQueue],
})
export class JobsModule {}
