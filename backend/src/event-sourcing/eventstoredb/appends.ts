import { BACKWARDS, END, jsonEvent, type EventStoreDBClient, type ReadStreamOptions } from '@eventstore/db-client';
import { WrongExpectedRevisionError, type AppendResult, type ExpectedRevision } from '../event-store.js';
import type { NewEvent, RecordedEvent } from '../events.js';
import { typeOf } from './client-errors.js';
import { asExpectedRevision } from './recorded.js';
import { withTimeout } from './retry.js';

const tailSize = 200;

/** The append side of the EventStoreDB adapter. */
export class Appends {
  constructor(
    private readonly client: EventStoreDBClient,
    private readonly timeoutMs: number,
    private readonly read: (streamId: string, options: ReadStreamOptions) => Promise<RecordedEvent[]>,
  ) {}

  /** Appends once. A repeat with 'any' or 'stream-exists' first looks for the events, because the server forgets ids. */
  async attempt(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
    number: number,
  ): Promise<AppendResult> {
    const unsure = number > 1 && (expected === 'any' || expected === 'stream-exists');
    const stored = unsure ? await this.findInTail(streamId, events.at(-1)!.id) : undefined;
    return stored ?? withTimeout(this.timeoutMs, this.appendOnce(streamId, events, expected));
  }

  private async appendOnce(
    streamId: string,
    events: readonly NewEvent[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    try {
      const result = await this.client.appendToStream(
        streamId,
        events.map(({ id, type, data, metadata }) =>
          jsonEvent({ id, type, data: { ...data }, metadata: { ...metadata } }),
        ),
        { expectedRevision: asExpectedRevision(expected), deadline: this.timeoutMs },
      );
      if (!result.success) throw new WrongExpectedRevisionError(streamId, expected);
      const revision = Number(result.nextExpectedRevision);
      return { revision, position: result.position?.commit ?? (await this.positionOf(streamId, revision)) };
    } catch (error) {
      throw typeOf(error) === 'wrong-expected-version' ? new WrongExpectedRevisionError(streamId, expected) : error;
    }
  }

  private async positionOf(streamId: string, revision: number): Promise<bigint> {
    const [event] = await this.read(streamId, { fromRevision: BigInt(revision), maxCount: 1 });
    return event!.position;
  }

  private async findInTail(streamId: string, id: string): Promise<RecordedEvent | undefined> {
    const tail = await this.read(streamId, { direction: BACKWARDS, fromRevision: END, maxCount: tailSize });
    return tail.find((event) => event.id === id);
  }
}
