import { jsonEvent, NO_STREAM, type EventStoreDBClient } from '@eventstore/db-client';
import { Deadline } from '../deciding/deadline.js';
import { WrongExpectedRevisionError, type AppendResult, type ExpectedRevision } from '../event-store.js';
import type { NewEvent } from '../events.js';
import { typeOf } from './client-errors.js';
import type { LogReader } from './log-reader.js';

/** The wait for a response before the stream is read once: the server delays one of two concurrent duplicates. */
const lookAfterMs = 150;

export class Appends {
  private readonly underWay = new Map<string, Promise<AppendResult>>();

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly reader: LogReader,
    private readonly timeoutMs: number,
    private readonly retrying: (attempt: () => Promise<AppendResult>) => Promise<AppendResult>,
  ) {}

  /** Appends, or joins the same append in flight. */
  append(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    const key = JSON.stringify([streamId, expected, ...events.map(({ id }) => id)]);
    const joined = this.underWay.get(key);
    if (joined) return joined;
    const append = this.retrying(() => this.attempt(streamId, events, expected)).finally(() =>
      this.underWay.delete(key),
    );
    this.underWay.set(key, append);
    return append;
  }

  /** Settles with the server's response, or as soon as a read finds the events. */
  private async attempt(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    let timer: NodeJS.Timeout | undefined;
    const seen = new Promise<AppendResult>((resolve) => {
      const look = async (): Promise<void> => {
        const stored = await this.findStored(streamId, events, expected).catch(() => null);
        if (stored) resolve(stored);
      };
      timer = setTimeout(() => void look(), lookAfterMs);
    });
    try {
      const response = this.send(streamId, events, expected);
      return await new Deadline(this.timeoutMs).within(Promise.race([response, seen]));
    } finally {
      clearTimeout(timer);
    }
  }

  private async send(streamId: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendResult> {
    try {
      const result = await this.client.appendToStream(
        streamId,
        events.map(({ id, type, data, metadata }) =>
          jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata } }),
        ),
        {
          expectedRevision: expected === 'no-stream' ? NO_STREAM : BigInt(expected),
          deadline: this.timeoutMs,
        },
      );
      if (!result.success) throw new WrongExpectedRevisionError(streamId, expected);
      const revision = Number(result.nextExpectedRevision);
      // A repeat whose events were deleted or truncated has no position: use the head.
      return { revision, position: result.position?.commit ?? (await this.reader.head()) };
    } catch (error) {
      throw typeOf(error) === 'wrong-expected-version' ? new WrongExpectedRevisionError(streamId, expected) : error;
    }
  }

  /** The result when all events are stored in order at the expected place; otherwise null. */
  private async findStored(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult | null> {
    const first = expected === 'no-stream' ? 0 : expected + 1;
    const options = { fromRevision: BigInt(first), maxCount: events.length };
    const stored = await this.reader.stream(streamId, options);
    const holdsAll = events.every(({ id }, index) => {
      const found = stored[index];
      return found?.id === id && found.revision === first + index;
    });
    return holdsAll ? { revision: first + events.length - 1, position: stored.at(-1)!.position } : null;
  }
}
