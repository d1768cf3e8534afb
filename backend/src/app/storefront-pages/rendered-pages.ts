import { createHash } from 'node:crypto';
import type { Read, Reading, Render, RenderedPage } from '../../../../contracts/pages/rendered-page.js';
import { encoded, type Encoding } from '../../platform/http/encodings.js';
import { withDeadline } from '../../platform/timing/with-deadline.js';
import { PagePool, type PoolSize } from './page-pool.js';

/** A page as it is sent. `tag` identifies its content; the ETag of a response adds the encoding. */
export interface StoredPage {
  status: number;
  tag: string;
  bytes: Record<Encoding, Buffer>;
}

interface Entry {
  page: StoredPage | null;
  readings: Map<string, Reading>;
  madeAt: number;
  /** Only pages whose reads all succeeded are cached. */
  isWhole: boolean;
}

interface Options {
  render: Render;
  document: (page: RenderedPage) => string;
  onError: (error: unknown, url: string) => void;
  now?: () => number;
  known?: PoolSize;
  typed?: PoolSize;
  patienceMs?: number;
}

const hour = 3_600_000;
/** Minimum time between two renderings of an address while only stock changes. */
const stockPause = 1_000;

/** Pages whose number the shop decides: one for each product, category and fixed address. */
const knownPages = { most: 500, mostPerSecond: 20 };
/** Pages with parameters, of which visitors can make up as many as they like. */
const typedPages = { most: 200, mostPerSecond: 10 };

/**
 * Caches the storefront's pages as HTML, shared by all visitors. Renders a page again when one of its reads changes,
 * and every hour, because pages name the day of dispatch. Evicts the least recently used page. Limits renderings per
 * second, because rendering blocks the process; beyond the limit the browser draws the page. Addresses with parameters
 * have a cache and a limit of their own, so that searches neither evict nor delay the page of a product.
 */
export class RenderedPages {
  private readonly making = new Map<string, Promise<Entry>>();
  private readonly now: () => number;
  private readonly known: PagePool<Entry>;
  private readonly typed: PagePool<Entry>;
  private readonly patienceMs: number;

  constructor(private readonly options: Options) {
    this.now = options.now ?? Date.now;
    this.known = new PagePool(options.known ?? knownPages);
    this.typed = new PagePool(options.typed ?? typedPages);
    this.patienceMs = options.patienceMs ?? 3_000;
  }

  /** Null when rendering failed, timed out or redirects. `kind`: visitors for whom `read` returns the same data. */
  async page(url: string, kind: string, read: Read): Promise<StoredPage | null> {
    const key = `${kind} ${url}`;
    const pool = url.includes('?') ? this.typed : this.known;
    const known = pool.get(key);
    if (known && (await this.mayShow(known, read))) {
      pool.store(key, known);
      return known.page;
    }
    let making = this.making.get(key);
    if (!making) {
      if (!pool.mayRender(this.now())) return null;
      making = this.make(url, read).finally(() => this.making.delete(key));
      this.making.set(key, making);
    }
    const entry = await making;
    if (!entry.isWhole) return null;
    pool.store(key, entry);
    return entry.page;
  }

  /** True when the reads fail now, so that a stale page is served. */
  private async mayShow(known: Entry, read: Read): Promise<boolean> {
    try {
      return await withDeadline(this.isTrue(known, read), this.patienceMs);
    } catch {
      return true;
    }
  }

  private async isTrue({ readings, madeAt }: Entry, read: Read): Promise<boolean> {
    const now = this.now();
    if (Math.floor(now / hour) !== Math.floor(madeAt / hour)) return false;
    const isRecent = now - madeAt < stockPause;
    for (const [path, before] of readings) {
      const after = await read(path);
      if (after.status === before.status && after.json === before.json) continue;
      if (!isRecent || after.status !== before.status || withoutStock(after) !== withoutStock(before)) return false;
    }
    return true;
  }

  private async make(url: string, read: Read): Promise<Entry> {
    const entry: Entry = { page: null, readings: new Map(), madeAt: this.now(), isWhole: true };
    const remember: Read = async (path) => {
      try {
        const reading = await read(path);
        entry.readings.set(path, reading);
        return reading;
      } catch (error) {
        entry.isWhole = false;
        throw error;
      }
    };
    try {
      const parts = await withDeadline(
        this.options.render(url, remember),
        this.patienceMs,
        () => new TooLate(`this took longer than ${this.patienceMs} ms`),
      );
      if (parts) entry.page = await stored(parts.status, this.options.document(parts));
    } catch (error) {
      if (error instanceof TooLate) entry.isWhole = false;
      this.options.onError(error, url);
    }
    return entry;
  }
}

const withoutStock = ({ json }: Reading) => json.replace(/"stock":\d+/g, '');

async function stored(status: number, text: string): Promise<StoredPage> {
  const identity = Buffer.from(text);
  const tag = createHash('sha1').update(identity).digest('base64url');
  const [br, gz] = await Promise.all([encoded(identity, 'br'), encoded(identity, 'gzip')]);
  return { status, tag, bytes: { identity, br, gzip: gz } };
}

class TooLate extends Error {}
