import type { Collection } from '../collection.js';
import type { Params } from '../http/form-encoding.js';
import { group, integer, refuseUnknown, text } from '../http/params.js';
import { invalidRequest } from '../http/stripe-error.js';
import type { StripeList } from '../types.js';

/** One page, newest first: `limit` (1–100, else 10), cursors, `created`, `filters`. An indexed filter needs no scan. */
export function listPage<T extends { id: string; created: number }>(
  collection: Collection<T>,
  params: Params,
  url: string,
  filters: { indexed?: readonly string[]; scanned?: readonly string[] } = {},
): StripeList<T> {
  const indexed = filters.indexed ?? [];
  const scanned = filters.scanned ?? [];
  refuseUnknown(params, ['limit', 'starting_after', 'ending_before', 'created', ...indexed, ...scanned]);
  const limit = pageSize(params);
  const index = indexed
    .map((name) => ({ name, key: text(params, name) }))
    .find((one): one is { name: string; key: string } => one.key !== null);
  const wanted = [...indexed, ...scanned].filter((name) => text(params, name) !== null);
  const created = createdRange(params);
  const matches = (value: T) =>
    created(value.created) &&
    wanted.every((name) => name === index?.name || String(value[name as keyof T]) === params[name]);
  const before = text(params, 'ending_before');
  if (before !== null) return pageBefore(collection.newestFirst(undefined, index), matches, before, limit, url);
  const data: T[] = [];
  for (const value of collection.newestFirst(text(params, 'starting_after') ?? undefined, index)) {
    if (!matches(value)) continue;
    if (data.length === limit) return { object: 'list', data, has_more: true, url };
    data.push(value);
  }
  return { object: 'list', data, has_more: false, url };
}

function pageBefore<T extends { id: string }>(
  values: Iterable<T>,
  matches: (value: T) => boolean,
  before: string,
  limit: number,
  url: string,
): StripeList<T> {
  const newer: T[] = [];
  for (const value of values) {
    if (value.id === before) break;
    if (matches(value)) newer.push(value);
  }
  return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
}

export function pageSize(params: Params): number {
  const limit = integer(params, 'limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidRequest('This value must be between 1 and 100.', {
      code: 'parameter_invalid_integer',
      param: 'limit',
    });
  }
  return limit;
}

function createdRange(params: Params): (created: number) => boolean {
  if (typeof params['created'] === 'string') {
    const exact = integer(params, 'created');
    return (created) => created === exact;
  }
  const range = group(params, 'created');
  if (range === null) return () => true;
  const bound = (name: string, fallback: number) => integer(range, name) ?? fallback;
  const [gte, gt, lte, lt] = [bound('gte', 0), bound('gt', -1), bound('lte', Infinity), bound('lt', Infinity)];
  return (created) => created >= gte && created > gt && created <= lte && created < lt;
}
