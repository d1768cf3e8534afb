import 'reflect-metadata';
import { CannotStartError } from '../../platform/config/cannot-start.js';
import { parseConfig } from '../../platform/config/config.js';
import { readSecretFiles } from '../../platform/config/secret-files.js';
import { migrate } from '../../platform/database/data-source.js';
import { createShopDataSource } from '../shop-data-source.js';
import { errorText } from '../../platform/logging/logged-error.js';
import { reachPostgres } from '../../platform/starting/reach-postgres.js';

// Checks the configuration and migrates the schema. Run it once before a deploy starts new processes: a bad
// configuration then stops the deploy while the former version still serves.
try {
  const config = parseConfig(readSecretFiles(process.env));
  await reachPostgres(config, (line) => process.stderr.write(`${line}\n`));
  const dataSource = await createShopDataSource(config.databaseUrl).initialize();
  await migrate(dataSource);
  await dataSource.destroy();
  process.stdout.write('the schema is up to date\n');
} catch (error) {
  process.stderr.write(`${error instanceof CannotStartError ? error.message : errorText(error)}\n`);
  process.exit(1);
}
