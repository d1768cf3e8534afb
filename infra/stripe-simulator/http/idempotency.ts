import { createHash } from 'node:crypto';
import { Collection } from '../collection.js';
import type { Journal } from '../journal.js';
import { canonicalForm } from './form-encoding.js';
import { StripeError } from './stripe-error.js';

const LIFE_MS = 24 * 60 * 60 * 1000;

/** A stored response; its id is the idempotency key. */
interface StoredResponse {
  id: string;
  path: string;
  params: string;
  status: number;
  body: string;
  createdMs: number;
}

export interface JsonResponse {
  status: number;
  body: string;
}

/** Responses by idempotency key: a repeat within 24 hours gets the first response; another request is refused. */
export class Idempotency {
  readonly kept: Collection<StoredResponse>;
  private readonly underWay = new Set<string>();

  constructor(
    journal: Journal,
    private readonly nowMs: () => number,
  ) {
    this.kept = new Collection('idempotency', journal);
  }

  /** The first response to this request, or null after claiming the key: end with `store` or `release`. */
  take(key: string, path: string, body: string): JsonResponse | null {
    if (key.length > 255) {
      throw new StripeError(400, { type: 'idempotency_error', message: 'Idempotency keys take 255 characters.' });
    }
    if (this.underWay.has(key)) {
      throw new StripeError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message:
          'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
          `twice, and the other request is still going through): ${key}. Hold on, and try again later.`,
      });
    }
    const kept = this.kept.get(key);
    if (kept && kept.createdMs > this.nowMs() - LIFE_MS) {
      this.refuseOther(kept, path, fingerprint(body));
      return { status: kept.status, body: kept.body };
    }
    this.underWay.add(key);
    return null;
  }

  /** Deletes the keys older than 24 hours. */
  forgetOld(): void {
    const expired = [...this.kept.newestFirst()].filter((kept) => kept.createdMs <= this.nowMs() - LIFE_MS);
    for (const { id } of expired) this.kept.remove(id);
  }

  store(key: string, path: string, body: string, response: JsonResponse): void {
    this.underWay.delete(key);
    this.kept.put({ id: key, path, params: fingerprint(body), ...response, createdMs: this.nowMs() });
  }

  release(key: string): void {
    this.underWay.delete(key);
  }

  private refuseOther(kept: StoredResponse, path: string, params: string): void {
    if (kept.path === path && kept.params === params) return;
    const limit =
      kept.path === path
        ? 'with the same parameters they were first used with'
        : `for the same endpoint they were first used for ('${kept.path}')`;
    throw new StripeError(400, {
      type: 'idempotency_error',
      message:
        `Keys for idempotent requests can only be used ${limit}. Try using a key other than '${kept.id}' if you meant ` +
        'to execute a different request.',
    });
  }
}

function fingerprint(body: string): string {
  return createHash('sha1').update(canonicalForm(body)).digest('base64');
}
