import { EventStoreUnavailableError } from '../event-store.js';

/** The time by which work on the event store has to end. */
export class Deadline {
  private readonly endsAt: number;

  constructor(private readonly ms: number) {
    this.endsAt = performance.now() + ms;
  }

  /** Throws EventStoreUnavailableError when the deadline has passed. */
  check(): void {
    if (performance.now() >= this.endsAt) throw this.passed();
  }

  /** Settles as the work does, or throws EventStoreUnavailableError at the deadline. The work itself is not stopped. */
  async within<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(this.passed()), this.endsAt - performance.now());
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  private passed(): EventStoreUnavailableError {
    return new EventStoreUnavailableError(`No answer within ${this.ms} ms`);
  }
}
