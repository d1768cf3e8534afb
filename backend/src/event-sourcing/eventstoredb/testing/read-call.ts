import { once } from 'node:events';
import type * as grpc from '@grpc/grpc-js';
import { ReadResp, type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { MemoryLog, StoredEvent } from './memory-log.js';
import { checkpointMessage, eventMessage, nameOf, notFoundMessage } from './wire.js';

type ReadCall = grpc.ServerWritableStream<ReadReq, ReadResp>;

const defaultSearchWindow = 32;

/** Answers a Read call: of one stream, of all, or a subscription to all. */
export async function answerRead(log: MemoryLog, call: ReadCall): Promise<void> {
  const options = call.request.getOptions()!;
  if (options.hasSubscription()) return subscribe(log, call, options);
  if (options.hasAll()) return sendSome(call, options, log.events);
  const name = options.getStream()!.getStreamIdentifier();
  const stream = log.stream(nameOf(name));
  if (stream.length === 0) return send(call, notFoundMessage(name));
  const from = options.getStream()!.hasRevision() ? Number(options.getStream()!.getRevision()) : 0;
  return sendSome(call, options, isBackwards(options) ? stream : stream.slice(from));
}

/** Reads backwards start at the end or before a position; forwards reads of all are not asked for by our adapter. */
async function sendSome(call: ReadCall, options: ReadReq.Options, events: readonly StoredEvent[]): Promise<void> {
  const count = Number(options.getCount());
  const before = options.getAll()?.getPosition()?.getCommitPosition();
  const inRange = before === undefined ? events : events.filter((event) => event.position < BigInt(before));
  const chosen = isBackwards(options) ? inRange.slice(-count).reverse() : inRange.slice(0, count);
  for (const event of chosen) await send(call, eventMessage(event));
}

/**
 * Catches up, tells so, and goes on live. As the real server does: a checkpoint each `window × multiplier` considered
 * events and one at the end of catching up, none when the subscription starts at the end.
 */
async function subscribe(log: MemoryLog, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const filter = options.getFilter()!;
  const wanted = new RegExp(filter.getEventType()!.getRegex());
  const window = filter.hasMax() ? filter.getMax() : defaultSearchWindow;
  const interval = window * filter.getCheckpointintervalmultiplier();
  const from = options.getAll()!.getPosition();
  let index = from ? log.indexAfter(BigInt(from.getCommitPosition())) : 0;
  let caughtUp = false;
  await send(call, new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('test')));
  for (let considered = 0, started = index; !call.cancelled;) {
    const event = log.events[index];
    if (event) {
      index++;
      if (wanted.test(event.type)) await send(call, eventMessage(event));
      if (++considered % interval === 0) await send(call, checkpointMessage(event.position));
    } else if (!caughtUp) {
      if (index > started) await send(call, checkpointMessage(log.events.at(-1)!.position));
      await send(call, new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
      caughtUp = true;
    } else {
      await nextAppend(log, call);
    }
  }
}

function nextAppend(log: MemoryLog, call: ReadCall): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      call.off('cancelled', done);
      resolve();
    };
    const stop = log.onAppend(done);
    call.once('cancelled', done);
  });
}

async function send(call: ReadCall, message: ReadResp): Promise<void> {
  if (call.cancelled || call.write(message)) return;
  const left = new AbortController();
  const leave = (): void => left.abort();
  call.once('cancelled', leave);
  await once(call, 'drain', { signal: left.signal }).catch(() => undefined);
  call.off('cancelled', leave);
}

function isBackwards(options: ReadReq.Options): boolean {
  return options.getReadDirection() === 1;
}
