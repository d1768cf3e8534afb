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

async function writeStream(store: EventStore, stream: DemoStream): Promise<void> {
  const events = eventsOf(stream);
  for (let from = 0; from < events.length; from += eventsAtOnce) {
    await store.append(stream.streamId, events.slice(from, from + eventsAtOnce), from === 0 ? 'no-stream' : from - 1);
  }
}

/** The events of a stream as they will be stored. */
export function eventsOf({ streamId, commands }: DemoStream): NewEvent[] {
  const decider = deciders.find(({ category }) => streamId.startsWith(`${category}-`))!;
  const events: NewEvent[] = [];
  let state = decider.initialState;
  for (const command of commands) {
    const decided = decide(decider, command, state);
    state = fold(decider, state, decided);
    const { at, actor, correlationId, causationId } = command.context;
    for (const event of decided)
      events.push({
        ...event,
        id: deterministicId('demo-event', streamId, events.length),
        metadata: {
          schemaVersion: decider.eventTypes[event.type]!.version,
          occurredAt: at,
          actor,
          $correlationId: correlationId,
          $causationId: causationId,
        },
      });
  }
  return events;
}
