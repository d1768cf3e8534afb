import { CommandExecution } from '../../backend/src/platform/event-sourcing/deciding/command-execution.js';
import { EventStore } from '../../backend/src/platform/event-sourcing/event-store.js';
import { deadlineMs, inTheEnd } from '../../backend/src/platform/event-sourcing/testing/contract-tools.js';

/** Retries every call while the store is unavailable. */
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

  eventAt(position: bigint): ReturnType<EventStore['eventAt']> {
    return inTheEnd(() => this.store.eventAt(position));
  }

  close(): Promise<void> {
    return this.store.close();
  }
}

/** Executes the drill's own commands, which must outlast a frozen store. */
export function patientExecution(store: EventStore): CommandExecution {
  return new CommandExecution(store, undefined, deadlineMs);
}
