import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { streamDeleted, unexpected } from './call-error.js';
import type { MemoryLog, StoredEvent } from '../log/memory-log.js';
import { cancelled, send, type ReadCall } from './send.js';
import { eventMessage, nameOf, notFoundMessage } from './wire.js';

/** Responds to a Read call of one stream or of `$all`. Throws CallError. */
export async function respondToRead(log: MemoryLog, call: ReadCall): Promise<void> {
  const options = call.request.getOptions()!;
  const count = Number(options.getCount());
  if (options.hasAll()) {
    if (count === 0) return cancelled(call); // EventStoreDB never responds here
    return sendAll(call, allEvents(log, options, count));
  }
  if (count === 0) throw unexpected('Unexpected ReadStreamResult: Error');
  const from = options.getStream()!;
  const name = from.getStreamIdentifier();
  if (log.isTombstoned(nameOf(name))) throw streamDeleted(nameOf(name));
  if (from.hasEnd() && !isBackwards(options)) throw unexpected('Unexpected ReadStreamResult: Error');
  const stream = log.readable(nameOf(name));
  if (stream.length === 0) return send(call, notFoundMessage(name));
  return sendAll(call, streamEvents(stream, options).slice(0, count));
}

/** Includes the revision itself. */
function streamEvents(stream: readonly StoredEvent[], options: ReadReq.Options): readonly StoredEvent[] {
  const from = options.getStream()!;
  if (isBackwards(options)) {
    const last = from.hasRevision() ? Number(from.getRevision()) : Infinity;
    return from.hasStart() ? stream.slice(0, 1) : stream.filter(({ revision }) => revision <= last).reverse();
  }
  const first = from.hasRevision() ? Number(from.getRevision()) : 0;
  return stream.filter(({ revision }) => revision >= first);
}

/** Forwards includes the position, backwards excludes it. */
function allEvents(log: MemoryLog, options: ReadReq.Options, count: number): StoredEvent[] {
  const from = options.getAll()!;
  const step = isBackwards(options) ? -1 : 1;
  const position = BigInt(from.getPosition()?.getCommitPosition() ?? 0);
  if (log.isInsideRecord(position) || (step < 0 && position > log.end)) {
    throw unexpected('Unexpected ReadAllResult: Error');
  }
  const index = from.hasEnd() ? log.records.length : log.indexAt(position);
  const events: StoredEvent[] = [];
  for (let at = step < 0 ? index - 1 : index; log.records[at] && events.length < count; at += step) {
    const { event } = log.records[at]!;
    if (event) events.push(event);
  }
  return events;
}

async function sendAll(call: ReadCall, events: readonly StoredEvent[]): Promise<void> {
  for (const event of events) await send(call, eventMessage(event));
}

function isBackwards(options: ReadReq.Options): boolean {
  return options.getReadDirection() === 1;
}
