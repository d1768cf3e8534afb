import type { AdminListQuery } from '../../../../../contracts/admin/lists.js';
import { InvalidInputError } from '../invalid-input.js';
import type { Listing, Sorting } from './listing.js';
import { searched } from './searched.js';

export interface ListSql {
  where: string;
  orderBy: string;
  sorting: Sorting;
  descending: boolean;
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
    const [last, beyond] = [`${parameter(value)}::${sorting.type}`, descending ? '<' : '>'];
    where.push(`(${sorting.by}, ${listing.key}) ${beyond} (${last}, ${parameter(key)}::text)`);
    where.push(`${sorting.by} ${beyond}= ${last}`); // follows from the former; an index can start here
  }
  const direction = descending ? 'desc' : 'asc';
  return {
    where: where.length > 0 ? `where ${where.join(' and ')}` : '',
    orderBy: `order by ${sorting.by} ${direction}, ${listing.key} ${direction}`,
    sorting,
    descending,
    values,
  };
}

export function cursorFor(value: string, key: string): string {
  return Buffer.from(JSON.stringify([value, key])).toString('base64url');
}

/** The same list without the rows whose value is `others`, when an index gives their order and nothing is searched. */
export function indexedListing(listing: Listing, { q, sort }: Filter): (Listing & { others: string | number }) | null {
  const { sorting, name } = sortOf(listing, sort);
  if (!sorting.indexed || q) return null;
  const { from, by, others } = sorting.indexed;
  return { ...listing, from, others, sorts: { [name]: { by, type: sorting.type } } };
}

function sortOf(
  listing: Listing,
  asked = listing.defaultSort,
): { name: string; sorting: Sorting; descending: boolean } {
  const descending = asked.startsWith('-');
  const name = descending ? asked.slice(1) : asked;
  const sorting = Object.hasOwn(listing.sorts, name) ? listing.sorts[name] : undefined;
  if (!sorting) throw new InvalidInputError({ sort: 'Onbekende sortering' });
  return { name, sorting, descending };
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
