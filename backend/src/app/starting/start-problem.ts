import { CannotStartError } from '../../platform/config/cannot-start.js';
import type { Config } from '../../platform/config/config.js';
import { EventStoreUnavailableError } from '../../platform/event-sourcing/event-store.js';
import { refusalOf } from './event-store-refusal.js';
import { addressOf } from '../../platform/starting/service-address.js';

/** Rewrites a start error for the operator when the event store caused it. */
export function startProblem(error: unknown, { eventStoreUrl, databaseUrl }: Config): unknown {
  const refusal = eventStoreUrl && refusalOf(error, eventStoreUrl);
  if (refusal) return refusal;
  if (!(error instanceof EventStoreUnavailableError)) return error;
  const store = eventStoreUrl ? `EventStoreDB at ${addressOf(eventStoreUrl)}` : `Postgres at ${addressOf(databaseUrl)}`;
  return new CannotStartError(`${store} stopped responding while the shop started. Start it, then start again.`);
}
