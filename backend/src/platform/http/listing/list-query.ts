import type { AdminListQuery } from '../../../../../contracts/admin/lists.js';
import { InvalidInputError } from '../invalid-input.js';
import type { Listing, Sorting } from './listing.js';
import { searched } from './searched.js';

export interface ListSql {
  where: string;
  orderBy: string;
  sorting: Sorting;
  values: unknown[];
}

/** A condition with its parameter: `{ sql: (p) => 'l.product_id = ' + p, value: 7 }`. */
export interface Condition {
  sql: (parameter: string) => string;
  value?: unknown;
}

type Filter = Pick<AdminListQuery, 'q' | 'status' | 'sort' | 'cursor'>;

/** Builds the SQL of a query. The text contains expressions of the listing only; all input is passed as parameters. */
export function listSql(listing: Listing, filter: Filter, conditions: readonly Condition[] = []): ListSql {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const where = conditions.map(({ sql, value }) => sql(value === undefined ? '' : parameter(value)));
  if (filter.status && listing.status) where.push(`${listing.status} = ${parameter(filter.status)}`);
  if (filter.q) where.push(searched(listing, filter.q, parameter));
  const { sorting, descending } = sortOf(listing, filter.sort);
  if (filter.cursor) {
    const [value, key] = readCursor(filter.cursor);
    const bounds = `(${parameter(value)}::${sorting.type}, ${parameter(key)}::text)`;
    where.push(`(${sorting.by}, ${listing.key}) ${descending ? '<' : '>'} ${bounds}`);
  }
  const direction = descending ? 'desc' : 'asc';
  return {
    where: where.length > 0 ? `where ${where.join(' and ')}` : '',
    orderBy: `order by ${sorting.by} ${direction}, ${listing.key} ${direction}`,
    sorting,
    values,
  };
}

export function cursorFor(value: string, key: string): string {
  return Buffer.from(JSON.stringify([value, key])).toString('base64url');
}

function sortOf(listing: Listing, asked = listing.defaultSort): { sorting: Sorting; descending: boolean } {
  const descending = asked.startsWith('-');
  const name = descending ? asked.slice(1) : asked;
  const sorting = Object.hasOwn(listing.sorts, name) ? listing.sorts[name] : undefined;
  if (!sorting) throw new InvalidInputError({ sort: 'Onbekende sortering' });
  return { sorting, descending };
}

function readCursor(cursor: string): [string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2 && parts.every((part) => typeof part === 'string'))
      return parts as [string, string];
  } catch {
    // falls through: not a cursor of ours
  }
  throw new InvalidInputError({ cursor: 'Deze lijst is verouderd. Laad de pagina opnieuw.' });
}
