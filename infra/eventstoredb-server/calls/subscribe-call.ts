import * as grpc from '@grpc/grpc-js';
import { ReadResp, type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { LogRecord, MemoryLog, StoredEvent } from '../log/memory-log.js';
import { CallError, unexpected } from './call-error.js';
import { cancelled, drained, send, type ReadCall } from './send.js';
import type { ServerVersion } from '../server-version.js';
import { checkpointMessage, eventMessage } from './wire.js';

const defaultSearchWindow = 32;
const mostMatchesOfPage = 32;
const liveBuffer = 32;

/** Runs at the hand-over to live, so that tests can write there. */
export type HandOver = () => Promise<void> | void;

/**
 * Serves a filtered subscription as docs/eventstoredb.md describes: catches up in pages, hands over to live, sends
 * "caught up" once. Throws CallError where the server refuses or drops the reader.
 */
export async function respondToSubscription(
  log: MemoryLog,
  call: ReadCall,
  { version, handOver }: { version: ServerVersion; handOver: HandOver },
): Promise<void> {
  const subscription = new Subscription(log, call, version);
  await send(call, new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId('test')));
  if (subscription.window === 0) return cancelled(call);
  await subscription.catchUp();
  await handOver();
  await subscription.takeOver();
  await send(call, new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
  await subscription.goOnLive();
}

/** -1, as an unsigned number. */
const minusOne = 2n ** 64n - 1n;

interface Page {
  start: bigint;
  considered: number;
  lastMatch: bigint | null;
  /** The last considered record. */
  last: bigint | null;
  metEnd: boolean;
}

class Subscription {
  readonly window: number;
  private readonly wanted: (event: StoredEvent) => boolean;
  private readonly interval: number;
  private index: number;
  /** Skips the first visible event at or after the given position. */
  private skipsNext: boolean;
  private considered = 0;

  constructor(
    private readonly log: MemoryLog,
    private readonly call: ReadCall,
    private readonly version: ServerVersion,
  ) {
    const options = call.request.getOptions()!;
    const filter = options.getFilter()!;
    this.wanted = matcherOf(filter);
    this.window = filter.hasMax() ? filter.getMax() : defaultSearchWindow;
    this.interval = this.window * filter.getCheckpointintervalmultiplier();
    if (filter.getCheckpointintervalmultiplier() === 0) throw unexpected();
    const all = options.getAll()!;
    const from = all.hasEnd() ? log.end : BigInt(all.getPosition()?.getCommitPosition() ?? 0);
    if (log.isInsideRecord(from)) throw unexpected('Unexpected ReadAllResult: Error');
    this.index = log.indexAt(from);
    this.skipsNext = from > 0n && !all.hasEnd();
    if (this.skipsNext && log.records[this.index]?.event) {
      this.index++; // does not count as considered
      this.skipsNext = false;
    }
  }

  /** Reads pages to the end of the log. The page that reaches the end sends a checkpoint since 24.10 only. */
  async catchUp(): Promise<void> {
    while (!this.call.cancelled) {
      const page = await this.page();
      this.considered += page.considered;
      if (page.metEnd) {
        if (this.version !== '23.10' && page.last !== null) await send(this.call, this.checkpointOf(page, page.last));
        return;
      }
      if (this.considered < this.interval) continue;
      this.considered = 0;
      await send(this.call, this.checkpointOf(page));
    }
  }

  /** The position that a page ends at. Since 24.10 a page at the start of the log without a match has -1. */
  private checkpointOf({ start, lastMatch }: Page, last: bigint | null = null): ReadResp {
    if (lastMatch === null && start === 0n && this.version !== '23.10') return checkpointMessage(minusOne);
    const position = last ?? lastMatch;
    return position === null ? checkpointMessage(start, 0n) : checkpointMessage(position);
  }

  /** Delivers events written since the end was reached, without a checkpoint. */
  async takeOver(): Promise<void> {
    for (let record = this.next(); record; record = this.next()) await this.deliver(record);
    this.skipsNext = false;
  }

  /** Counts every event and sends checkpoints that name one. Drops a slow reader. */
  async goOnLive(): Promise<void> {
    while (!this.call.cancelled) {
      const record = this.next();
      if (!record) await nextAppend(this.log, this.call);
      else if (record.event) await this.deliverLive(record.event);
    }
  }

  private async deliverLive(event: StoredEvent): Promise<void> {
    if (this.wanted(event)) await this.push(eventMessage(event));
    if (++this.considered < this.interval) return;
    this.considered = 0;
    await this.push(checkpointMessage(event.position));
  }

  private async push(message: ReadResp): Promise<void> {
    if (this.call.cancelled || this.call.write(message)) return;
    await drained(this.call);
    if (this.log.records.length - this.index > liveBuffer) throw tooSlow();
  }

  private async page(): Promise<Page> {
    const page: Page = { start: this.place, considered: 0, lastMatch: null, last: null, metEnd: false };
    let matches = 0;
    while (page.considered < this.window && matches < mostMatchesOfPage && !this.call.cancelled) {
      const record = this.next();
      if (!record) return { ...page, metEnd: true };
      page.considered++;
      page.last = record.position;
      if (!(await this.deliver(record))) continue;
      matches++;
      page.lastMatch = record.position;
    }
    return page;
  }

  private get place(): bigint {
    return this.log.records[this.index]?.position ?? this.log.end;
  }

  private next(): LogRecord | undefined {
    const record = this.log.records[this.index];
    if (record) this.index++;
    return record;
  }

  /** Returns whether the filter matched. */
  private async deliver({ event }: LogRecord): Promise<boolean> {
    if (!event) return false;
    const isSkipped = this.skipsNext;
    this.skipsNext = false;
    if (isSkipped || !this.wanted(event)) return false;
    await send(this.call, eventMessage(event));
    return true;
  }
}

function matcherOf(filter: ReadReq.Options.FilterOptions): (event: StoredEvent) => boolean {
  const byStream = filter.hasStreamIdentifier();
  const expression = (byStream ? filter.getStreamIdentifier() : filter.getEventType())!;
  const prefixes = expression.getPrefixList();
  const pattern = patternOf(expression.getRegex());
  return ({ streamId, type }) => {
    const name = byStream ? streamId : type;
    return prefixes.length > 0 ? prefixes.some((prefix) => name.startsWith(prefix)) : pattern.test(name);
  };
}

function patternOf(regex: string): RegExp {
  try {
    return new RegExp(regex);
  } catch {
    throw unexpected();
  }
}

function tooSlow(): CallError {
  const details = 'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.';
  return new CallError(grpc.status.ABORTED, details, 'timeout');
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
