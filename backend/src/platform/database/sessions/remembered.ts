import type { PgListener } from './pg-listener.js';

/**
 * A value of the database that many requests read and staff rarely changes. Kept until a process notifies the channel;
 * a failed read is not kept.
 */
export class Remembered<T> {
  private known: Promise<T> | undefined;

  constructor(private readonly read: () => Promise<T>) {}

  find(): Promise<T> {
    if (!this.known) {
      const read = this.read();
      read.catch(() => this.forget());
      this.known = read;
    }
    return this.known;
  }

  forget(): void {
    this.known = undefined;
  }

  /** Forgets the value when a process notifies `channel`, or may have while this one was not connected. */
  forgetOn(listener: PgListener, channel: string): Promise<void> {
    return listener.listen(channel, () => this.forget());
  }
}
