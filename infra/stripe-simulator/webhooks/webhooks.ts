import * as http from 'node:http';
import * as https from 'node:https';
import type { Account } from '../account.js';
import { Collection } from '../collection.js';
import type { StripeEvent } from '../types.js';
import { signatureHeader } from './signature.js';
import { WELL_BEHAVED, type WebhookSwitches } from './switches.js';

/** One delivery attempt of an event, or the record that it was dropped. */
export interface Delivery {
  event: string;
  type: string;
  object: string;
  attempt: number;
  at: number;
  result: 'accepted' | 'dropped' | 'refused' | 'unreachable';
  status: number | null;
  forged: boolean;
  durationMs: number;
}

interface Job {
  event: StripeEvent;
  attempt: number;
}

const RETRY_AFTER_MS = [200, 500, 1_000, 2_000, 5_000, 10_000, 30_000];
const PARALLEL = 16;
const CONNECTIONS = { keepAlive: true, maxSockets: PARALLEL };
const KEPT_DELIVERIES = 2_000;
const ANSWER_WITHIN_MS = 10_000;

/** Sends events to the shop with Stripe's signature, and retries up to seven times until one is accepted. */
export class Webhooks {
  url: string | null;
  switches: WebhookSwitches = { ...WELL_BEHAVED };
  /** The latest deliveries, oldest first. */
  deliveries: Delivery[] = [];
  private readonly pending: Collection<{ id: string }>;
  private readonly agents = { http: new http.Agent(CONNECTIONS), https: new https.Agent(CONNECTIONS) };
  private readonly timers = new Set<NodeJS.Timeout>();
  private queue: Job[] = [];
  private head = 0;
  private running = 0;

  constructor(
    private readonly account: Account,
    private readonly secret: string,
    url: string | null,
    /** The types that are sent; null: all. */
    private readonly enabledEvents: readonly string[] | null = null,
  ) {
    this.url = url;
    this.pending = new Collection('pending_webhooks', account.journal);
    account.alsoKeep(this.pending);
    account.onEvent = (event) => this.announce(event);
  }

  /** Resumes the deliveries that a stopped process left open. */
  resume(): void {
    for (const { id } of [...this.pending.newestFirst()].reverse()) this.send(id);
  }

  /** Sends a stored event again; false for an unknown id. */
  send(id: string): boolean {
    const event = this.account.events.get(id);
    if (event) this.enqueue({ event, attempt: 1 });
    return event !== undefined;
  }

  /** Number of deliveries that wait, run or will be retried. */
  get outstanding(): number {
    return this.queue.length - this.head + this.running + this.timers.size;
  }

  reset(): void {
    this.stop();
    this.switches = { ...WELL_BEHAVED };
    this.deliveries = [];
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    this.queue = [];
    this.head = 0;
  }

  close(): void {
    this.stop();
    this.agents.http.destroy();
    this.agents.https.destroy();
  }

  private announce(event: StripeEvent): void {
    if (this.url === null || this.enabledEvents?.includes(event.type) === false) return;
    if (countDown(this.switches, 'drop')) {
      this.record({ event, attempt: 1 }, { result: 'dropped', status: null, forged: false, startedMs: Date.now() });
      return;
    }
    this.pending.put({ id: event.id });
    for (let copy = 0; copy <= this.switches.duplicate; copy++) this.enqueue({ event, attempt: 1 });
  }

  private enqueue(job: Job): void {
    const wait = this.switches.delayMs + Math.random() * this.switches.shuffleMs;
    if (wait > 0) return this.after(wait, job);
    this.queue.push(job);
    setImmediate(() => this.pump());
  }

  private after(ms: number, job: Job): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      this.queue.push(job);
      this.pump();
    }, ms);
    timer.unref();
    this.timers.add(timer);
  }

  private pump(): void {
    while (this.running < PARALLEL && this.head < this.queue.length) {
      const job = this.queue[this.head++]!;
      if (this.head > 1_000 && this.head * 2 > this.queue.length) {
        this.queue = this.queue.slice(this.head);
        this.head = 0;
      }
      this.running++;
      this.deliver(job);
    }
  }

  private deliver(job: Job): void {
    if (this.url === null) {
      this.running--;
      return;
    }
    const startedMs = Date.now();
    const forged = countDown(this.switches, 'forge');
    const payload = JSON.stringify(job.event, null, 2);
    const timestamp = Math.floor(startedMs / 1000) + this.switches.timestampOffsetSeconds;
    let ended = false;
    const end = (status: number | null) => {
      if (ended) return;
      ended = true;
      const result = status === null ? 'unreachable' : status >= 200 && status < 300 ? 'accepted' : 'refused';
      this.record(job, { result, status, forged, startedMs });
      this.running--;
      if (result === 'accepted') this.finish(job.event.id);
      else this.retry(job);
      this.pump();
    };
    const isEncrypted = this.url.startsWith('https:');
    const call = (isEncrypted ? https : http).request(
      this.url,
      {
        method: 'POST',
        agent: isEncrypted ? this.agents.https : this.agents.http,
        timeout: ANSWER_WITHIN_MS,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'Content-Length': Buffer.byteLength(payload),
          'Stripe-Signature': signatureHeader(payload, forged ? `${this.secret}-forged` : this.secret, timestamp),
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        },
      },
      (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode ?? null));
        response.on('error', () => end(null));
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', () => end(null));
    call.end(payload);
  }

  private retry(job: Job): void {
    const wait = RETRY_AFTER_MS[job.attempt - 1];
    if (wait === undefined) this.finish(job.event.id);
    else this.after(wait, { event: job.event, attempt: job.attempt + 1 });
  }

  private finish(event: string): void {
    if (!this.pending.get(event)) return;
    this.pending.remove(event);
    setImmediate(() => this.account.journal.flush());
  }

  private record(job: Job, outcome: Pick<Delivery, 'forged' | 'result' | 'status'> & { startedMs: number }): void {
    if (this.deliveries.length >= KEPT_DELIVERIES * 2) this.deliveries = this.deliveries.slice(-KEPT_DELIVERIES);
    const { startedMs, ...rest } = outcome;
    this.deliveries.push({
      event: job.event.id,
      type: job.event.type,
      object: job.event.data.object.id,
      attempt: job.attempt,
      at: startedMs,
      durationMs: Date.now() - startedMs,
      ...rest,
    });
  }
}

function countDown(switches: WebhookSwitches, name: 'drop' | 'forge'): boolean {
  if (switches[name] === 0) return false;
  if (switches[name] > 0) switches[name]--;
  return true;
}
