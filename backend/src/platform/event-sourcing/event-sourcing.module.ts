import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { named } from '../database/sessions/named-sessions.js';
import { PgListener } from '../database/sessions/pg-listener.js';
import { postgresOf } from '../starting/reach-postgres.js';
import { waitForService } from '../starting/wait-for-service.js';
import { AppendObserver } from './deciding/append-observer.js';
import { CommandExecution } from './deciding/command-execution.js';
import { EventStore } from './event-store.js';
import { PostgresEventStore } from './postgres/postgres-event-store.js';
import { ReadModelProgress } from './read-models/read-model-progress.js';

/** The kernel as providers. The store is EventStoreDB when EVENTSTORE_URL is set, else Postgres. */
@Global()
@Module({
  imports: [CqrsModule.forRoot()],
  providers: [
    {
      provide: EventStore,
      inject: [AppConfig],
      useFactory: async (config: AppConfig): Promise<EventStore> => {
        const { eventStoreUrl } = config;
        if (!eventStoreUrl) return openOnPostgres(config);
        // Imported lazily, because the client takes 16 MB of memory.
        const { EventStoreDbEventStore } = await import('./eventstoredb/eventstoredb-event-store.js');
        return new EventStoreDbEventStore(eventStoreUrl);
      },
    },
    {
      provide: CommandExecution,
      inject: [EventStore, { token: AppendObserver, optional: true }],
      useFactory: (store: EventStore, observer?: AppendObserver) => new CommandExecution(store, observer),
    },
    {
      provide: ReadModelProgress,
      inject: [DataSource, PgListener, AppConfig],
      useFactory: async (dataSource: DataSource, listener: PgListener, { readModelWaitMs }: AppConfig) => {
        const progress = new ReadModelProgress(dataSource, listener, readModelWaitMs);
        await progress.start();
        return progress;
      },
    },
  ],
  exports: [CqrsModule, EventStore, CommandExecution, ReadModelProgress],
})
export class EventSourcingModule implements OnApplicationShutdown {
  constructor(private readonly store: EventStore) {}

  async onApplicationShutdown(): Promise<void> {
    await this.store.close();
  }
}

async function openOnPostgres(config: AppConfig): Promise<EventStore> {
  const logger = new Logger('start');
  const store = new PostgresEventStore(named(config.databaseUrl, 'shop-events'));
  return waitForService(
    postgresOf(config),
    (line) => logger.warn(line),
    () => store.open(),
  );
}
