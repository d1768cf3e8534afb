import type { QueryClient } from '@tanstack/react-query';
import { readAhead, type LoaderContext } from '../http/read-ahead';
import { customerQuery } from './customer';

/** Starts the read of an account page while its route loads. Does nothing without a login. */
export function readAheadForCustomer(at: LoaderContext, read: (client: QueryClient) => Promise<unknown>): void {
  readAhead(at, async (client) => {
    if (await client.ensureQueryData(customerQuery)) await read(client);
  });
}
