import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { postgresOf } from '../starting/reach-postgres.js';
import { waitForService } from '../starting/wait-for-service.js';
import { createDataSource, migrate } from './data-source.js';
import { PgListener } from './pg-listener.js';

/** The connection pool (migrated before anybody gets it) and the one listening connection. */
@Global()
@Module({
  providers: [
    {
      provide: DataSource,
      inject: [AppConfig],
      useFactory: async (config: AppConfig) => {
        const logger = new Logger('start');
        const dataSource = await waitForService(
          postgresOf(config),
          (line) => logger.warn(line),
          () => createDataSource(config.databaseUrl).initialize(),
        );
        await migrate(dataSource);
        return dataSource;
      },
    },
    { provide: PgListener, inject: [AppConfig], useFactory: (config: AppConfig) => new PgListener(config.databaseUrl) },
  ],
  exports: [DataSource, PgListener],
})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(
    private readonly dataSource: DataSource,
    private readonly listener: PgListener,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.listener.close();
    await this.dataSource.destroy();
  }
}
