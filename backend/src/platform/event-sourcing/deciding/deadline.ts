import { withDeadline } from '../../timing/with-deadline.js';
import { EventStoreUnavailableError } from '../event-store.js';

export class Deadline {
  private readonly endsAt: number;

  constructor(private readonly ms: number) {
    this.endsAt = performance.now() + ms;
  }

  /** Throws EventStoreUnavailableError. */
  check(): void {
    if (performance.now() >= this.endsAt) throw this.passed();
  }

  within<T>(work: Promise<T>): Promise<T> {
    return withDeadline(work, this.endsAt - performance.now(), () => this.passed());
  }

  private passed(): EventStoreUnavailableError {
    return new EventStoreUnavailableError(`No response within ${this.ms} ms`);
  }
}
