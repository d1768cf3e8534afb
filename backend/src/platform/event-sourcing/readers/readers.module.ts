import { Inject, Injectable, Logger, Module, type BeforeApplicationShutdown, type DynamicModule } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { EventStore } from '../event-store.js';
import type { Process } from './process.js';
import { ProcessRunner } from './process-runner.js';
import type { Projection } from '../read-models/projection.js';
import { ProjectionRunner } from '../read-models/projection-runner.js';
import { ReadModelReadiness } from '../read-models/read-model-readiness.js';
import { rebuildOutdated } from '../rebuild/rebuild-outdated.js';

export interface Readers {
  projections: readonly Projection[];
  processes: readonly Process[];
}

export const readersToken = Symbol('readers');

@Injectable()
export class LogReaders implements BeforeApplicationShutdown {
  private readonly logger = new Logger('readers');
  private readonly projectionRunner: ProjectionRunner;
  private readonly processRunner: ProcessRunner;
  private started = false;

  constructor(
    private readonly store: EventStore,
    private readonly dataSource: DataSource,
    @Inject(readersToken) private readonly readers: Readers,
    commands: CommandBus,
  ) {
    const log = {
      error: (details: object, message: string) => this.logger.error(details, message),
      info: (details: object, message: string) => this.logger.log(details, message),
    };
    this.projectionRunner = new ProjectionRunner(store, dataSource, readers.projections, log);
    this.processRunner = new ProcessRunner(
      store,
      dataSource,
      readers.processes,
      (command) => commands.execute(command),
      log,
    );
  }

  /** Rebuilds outdated read models first. */
  async start(): Promise<void> {
    for (const { name } of await rebuildOutdated(this.store, this.dataSource, this.readers.projections))
      this.logger.log(`Rebuilt ${name}`);
    await this.projectionRunner.start();
    await this.processRunner.start();
    this.started = true;
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.started) return;
    await this.processRunner.stop();
    await this.projectionRunner.stop();
  }
}

@Module({})
export class ReadersModule {
  static forRoot(readers: Readers): DynamicModule {
    return {
      module: ReadersModule,
      global: true,
      providers: [
        LogReaders,
        { provide: readersToken, useValue: readers },
        {
          provide: ReadModelReadiness,
          inject: [EventStore, DataSource],
          useFactory: (store: EventStore, dataSource: DataSource) =>
            new ReadModelReadiness(store, dataSource, readers.projections),
        },
      ],
      exports: [LogReaders, ReadModelReadiness, readersToken],
    };
  }
}
