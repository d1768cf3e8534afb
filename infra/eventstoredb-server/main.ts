/** The protocol server as a program: `--port` and `--data`, a directory to continue. Ends on SIGTERM. */
import { parseArgs } from 'node:util';
import { EventStoreDbServer } from './eventstoredb-server.js';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });

const server = await EventStoreDbServer.start({ port: Number(values.port), folder: values.data });
process.once('SIGTERM', () => {
  server.goAway();
  process.exit(0);
});
process.send?.({ type: 'ready' });
