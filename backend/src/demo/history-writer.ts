import { decide, fold, type Decider } from '../platform/event-sourcing/deciding/decider.js';
import type { EventStore } from '../platform/event-sourcing/event-store.js';
import type { Event, NewEvent } from '../platform/event-sourcing/events.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { stockDecider } from '../inventory/stock.decider.js';
import { ledgerDecider } from '../invoices/ledger.decider.js';
import { orderDecider } from '../orders/order.decider.js';
import { returnDecider } from '../returns/return.decider.js';
import { subscriptionDecider } from '../subscriptions/subscription.decider.js';
import type { DemoStream } from './history/command-log.js';

type AnyDecider = Decider<unknown, Event>;

const deciders = [
  orderDecider,
  stockDecider,
  subscriptionDecider,
  returnDecider,
  ledgerDecider,
] as unknown as AnyDecider[];
const streamsAtOnce = 200;
const eventsAtOnce = 500;

/** Appends streams in batches. Event ids derive from the stream, so a resumed seed writes no duplicates. */
export async function writeHistory(store: EventStore, streams: readonly DemoStream[]): Promise<void> {
  const waiting = streams.values();
  const writer = async () => {
    for (const stream of waiting) await writeStream(store, stream);
  };
  await Promise.all(Array.from({ length: streamsAtOnce }, writer));
}

/** Decides as it appends: the commands of a long stream take longer than a connection may be silent. */
async function writeStream(store: EventStore, stream: DemoStream): Promise<void> {
  let from = 0;
  for (const events of batchesOf(decided(stream))) {
    await store.append(stream.streamId, events, from === 0 ? 'no-stream' : from - 1);
    from += events.length;
  }
}

function* batchesOf(events: Iterable<NewEvent>): Generator<NewEvent[]> {
  let batch: NewEvent[] = [];
  for (const event of events) {
    batch.push(event);
    if (batch.length < eventsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** The events of a stream as they will be stored. */
export const eventsOf = (stream: DemoStream): NewEvent[] => [...decided(stream)];

function* decided({ streamId, commands }: DemoStream): Generator<NewEvent> {
  const decider = deciders.find(({ category }) => streamId.startsWith(`${category}-`))!;
  let count = 0;
  let state = decider.initialState;
  for (const command of commands) {
    const events = decide(decider, command, state);
    state = fold(decider, state, events);
    const { at, actor, correlationId, causationId } = command.context;
    for (const event of events)
      yield {
        ...event,
        id: deterministicId('demo-event', streamId, count++),
        metadata: {
          schemaVersion: decider.eventTypes[event.type]!.version,
          occurredAt: at,
          actor,
          $correlationId: correlationId,
          $causationId: causationId,
        },
      };
  }
}
