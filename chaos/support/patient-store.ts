import { EventStore } from '../../backend/src/event-sourcing/event-store.js';
import { inTheEnd } from '../../backend/src/event-sourcing/testing/contract-tools.js';

/** Repeats every call while the store is away, so that those who check need not know what a drill does to it. */
export class PatientStore extends EventStore {
  constructor(private readonly store: EventStore) {
    super();
  }

  append(...args: Parameters<EventStore['append']>): ReturnType<EventStore['append']> {
    return inTheEnd(() => this.store.append(...args));
  }

  readStream(...args: Parameters<EventStore['readStream']>): ReturnType<EventStore['readStream']> {
    return inTheEnd(() => this.store.readStream(...args));
  }

  subscribe(...args: Parameters<EventStore['subscribe']>): ReturnType<EventStore['subscribe']> {
    return this.store.subscribe(...args);
  }

  head(): Promise<bigint> {
    return inTheEnd(() => this.store.head());
  }

  before(position: bigint): Promise<bigint> {
    return inTheEnd(() => this.store.before(position));
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
