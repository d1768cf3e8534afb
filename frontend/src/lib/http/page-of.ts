import type { ZodType } from 'zod';
import {
  moreFoundHeader,
  nextCursorHeader,
  searchHeader,
  totalCountHeader,
} from '../../../../contracts/admin/lists.js';
import type { Endpoint, EndpointTerms, ResponseOf } from '../../../../contracts/endpoint.js';
import { ApiError } from './api-error';
import { addressOf, type Input } from './endpoints';
import { inSession } from './session-end';

/** An endpoint of which `limit` and `cursor` choose a page. */
export type ListEndpoint = Endpoint<
  string,
  EndpointTerms & {
    query: ZodType<object, { limit?: unknown; cursor?: unknown; q?: string | undefined }>;
    response: ZodType<unknown[]>;
  }
> & { method: 'GET' };

export type RowsOf<E extends ListEndpoint> = Exclude<ResponseOf<E>, null>;

export interface Page<Rows> {
  rows: Rows;
  /** The number of rows on all pages. */
  total: number;
  /** A search found more than `total`. */
  moreFound: boolean;
  /** Null on the last page. */
  next: string | null;
}

/**
 * Reads a page of a list. The search goes in a header, because addresses end up in logs and histories. Throws ApiError
 * without a 2xx status.
 */
export function pageOf<E extends ListEndpoint>(
  endpoint: E,
  { q, ...query }: { limit?: number; cursor?: string | undefined; q?: string | undefined },
): Promise<Page<RowsOf<E>>> {
  const address = addressOf(endpoint, { query } as unknown as Input<E>);
  const headers = q ? { [searchHeader]: encodeURIComponent(q) } : undefined;
  return inSession(endpoint, async () => {
    const response = await fetch(address, { credentials: 'same-origin', headers });
    const text = await response.text();
    if (!response.ok) throw new ApiError(response.status, text, response.statusText);
    return {
      rows: JSON.parse(text) as RowsOf<E>,
      total: Number(response.headers.get(totalCountHeader)),
      moreFound: response.headers.has(moreFoundHeader),
      next: response.headers.get(nextCursorHeader),
    };
  });
}
