import { Global, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../platform/config/app-config.js';
import { postgresOf } from '../platform/starting/reach-postgres.js';
import { waitForService } from '../platform/starting/wait-for-service.js';
import { migrate } from '../platform/database/data-source.js';
import { createShopDataSource } from './shop-data-source.js';
import { Restores } from '../platform/database/restores.js';
import { PgListener } from '../platform/database/sessions/pg-listener.js';

/** Provides the connection pool, migrated first, and the one listening connection. */
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
          () => createShopDataSource(config.databaseUrl).initialize(),
        );
        await migrate(dataSource);
        return dataSource;
      },
    },
    { provide: PgListener, inject: [AppConfig], useFactory: (config: AppConfig) => new PgListener(config.databaseUrl) },
    Restores,
  ],
  exports: [DataSource, PgListener, Restores],
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
