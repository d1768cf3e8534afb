import { Client, type ClientConfig } from 'pg';

/**
 * For pools. When Postgres ends a connection between two queries, or before the first one of its holder, the client emits
 * an error, and without a listener Node ends the process. The next query fails all the same.
 */
export class GuardedClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => undefined);
  }
}
