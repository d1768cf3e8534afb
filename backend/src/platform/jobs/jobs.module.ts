import { Global, Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { JobQueue } from './job-queue.js';
import { JobSettings } from './job-settings.js';
import { JobWorker } from './job-worker.js';
import { jobDefinitions, type JobDefinition } from './job.js';
import { QueueBoardController } from './board/queue-board.controller.js';
import { QueueBoard } from './board/queue-board.js';

@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [QueueBoardController],
  providers: [JobQueue, JobSettings, JobWorker, QueueBoard],
  exports: [JobQueue],
})
export class JobsModule {
  static forRoot(definitions: readonly JobDefinition[]): DynamicModule {
    return { module: JobsModule, providers: [{ provide: jobDefinitions, useValue: definitions }] };
  }
}
