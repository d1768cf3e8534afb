/**
 * Brings the schema of DATABASE_URL up to date and ends: 0 when it is, 1 when not. Run it once before new processes start, so
 * that a migration that fails stops the deploy while the former program still serves. Processes check again at their start.
 */
import { createDataSource, migrate } from '../dist/backend/src/database/data-source.js';

const url = process.env.DATABASE_URL;
if (!url) throw new Error('DATABASE_URL is missing');
const dataSource = await createDataSource(url).initialize();
try {
  await migrate(dataSource);
  process.stdout.write('the schema is up to date\n');
} finally {
  await dataSource.destroy();
}
