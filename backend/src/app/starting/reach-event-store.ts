import { EventStoreUnavailableError } from '../../platform/event-sourcing/event-store.js';
import { refusalOf } from './event-store-refusal.js';
import { addressOf } from '../../platform/starting/service-address.js';
import { waitForService, type Tell } from '../../platform/starting/wait-for-service.js';

/** Waits until EventStoreDB allows the shop to read its log. Throws CannotStartError. */
export async function reachEventStore(eventStoreUrl: string, waitMs: number, tell: Tell): Promise<void> {
  const service = {
    name: `EventStoreDB at ${addressOf(eventStoreUrl)}`,
    waitMs,
    nextStep: 'Start it or correct EVENTSTORE_URL, then start again; EVENTSTORE_WAIT_S sets how long to wait.',
    isAway: (error: unknown) => error instanceof EventStoreUnavailableError,
  };
  // Imported lazily, because the client takes 16 MB of memory.
  const { EventStoreDbEventStore } =
    await import('../../platform/event-sourcing/eventstoredb/eventstoredb-event-store.js');
  const store = new EventStoreDbEventStore(eventStoreUrl);
  try {
    await waitForService(service, tell, () => store.head());
  } catch (error) {
    throw refusalOf(error, eventStoreUrl) ?? error;
  } finally {
    await store.close();
  }
}
