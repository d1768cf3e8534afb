import type { AdminListQuery } from '../../../../../contracts/admin/lists.js';
import { InvalidInputError } from '../invalid-input.js';
import type { Listing, SortedPart, Sorting } from './listing.js';
import { readingsOf } from './searched.js';

/** SQL and its parameters: all input is passed as these, the text has expressions of the listing only. */
export interface Statement {
  sql: string;
  values: unknown[];
}

/** A condition with its parameter: `{ sql: (p) => 'l.product_id = ' + p, value: 7 }`. */
export interface Condition {
  sql: (parameter: string) => string;
  value?: unknown;
}

type Filter = Pick<AdminListQuery, 'q' | 'status' | 'sort' | 'cursor'>;

/** Builds what follows `from` to read every row of a query in its order, and the condition alone. */
export function wholeSql(
  listing: Listing,
  filter: Filter,
  conditions: readonly Condition[],
): { where: string; orderBy: string; values: unknown[] } {
  const values: unknown[] = [];
  const { sorting, direction } = sortOf(listing, filter.sort);
  const [common, readings] = conditionsOf(listing, filter, conditions, values);
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor, sorting, values);
  const where = [
    ...common,
    ...afterCursor(cursor, { by: sorting.by, key: listing.key, direction }),
    ...(readings ? [`(${orNone(readings).join(' or ')})`] : []),
  ];
  return {
    where: where.length > 0 ? `where ${where.join(' and ')}` : '',
    orderBy: `order by ${sorting.by} ${direction}, ${listing.key} ${direction}`,
    values,
  };
}

/**
 * Selects `row`, the sorted value and the key of the first rows of a query. Every reading of `q` is a query of its own with
 * this limit, so that Postgres chooses for each whether it follows the order or the index of the search. `parts`: those of
 * the sorting, instead of the rows of the list.
 */
export function firstSql(
  listing: Listing,
  filter: Filter,
  conditions: readonly Condition[],
  { row, limit, parts }: { row: string; limit: number; parts?: readonly SortedPart[] | undefined },
): Statement {
  const values: unknown[] = [];
  const { sorting, direction } = sortOf(listing, filter.sort);
  const [common, readings] = conditionsOf(listing, filter, conditions, values);
  const alternatives = readings ? orNone(readings) : ['true'];
  const { key } = listing;
  const cursor = filter.cursor === undefined ? undefined : readCursor(filter.cursor, sorting, values);
  const queries = (parts ?? [{ from: listing.from, by: sorting.by } as SortedPart]).flatMap(({ from, by, where }) => {
    const conditionsOfPart = [...common, ...(where ? [where] : []), ...afterCursor(cursor, { by, key, direction })];
    return alternatives.map((reading) => {
      const all = [...conditionsOfPart, reading].join(' and ');
      return `(select ${row} as row, ${by} as value, ${key} as key from ${from} where ${all}
        order by ${by} ${direction}, ${key} ${direction} limit ${limit})`;
    });
  });
  const ordered = `order by found.value ${direction}, found.key ${direction} limit ${limit}`;
  const sql = `select row, value::text, key from (${queries.join(' union ')}) as found ${ordered}`;
  return { sql, values };
}

/** Counts the rows that match, at most `most` when they are searched. */
export function countSql(listing: Listing, filter: Filter, conditions: readonly Condition[], most: number): Statement {
  const values: unknown[] = [];
  const [common, readings] = conditionsOf(listing, filter, conditions, values);
  const where = (all: string[]) => (all.length > 0 ? `where ${all.join(' and ')}` : '');
  if (!readings)
    return { sql: `select count(*)::int from ${listing.countFrom ?? listing.from} ${where(common)}`, values };
  const queries = orNone(readings).map(
    (reading) => `(select ${listing.key} from ${listing.from} ${where([...common, reading])} limit ${most})`,
  );
  return { sql: `select least(count(*), ${most})::int from (${queries.join(' union ')}) as found`, values };
}

export function cursorFor(value: string, key: string): string {
  return Buffer.from(JSON.stringify([value, key])).toString('base64url');
}

/** Throws for a column that the list is not sorted by. */
export function sortOf(listing: Listing, asked = listing.defaultSort): { sorting: Sorting; direction: 'asc' | 'desc' } {
  const descending = asked.startsWith('-');
  const name = descending ? asked.slice(1) : asked;
  const sorting = Object.hasOwn(listing.sorts, name) ? listing.sorts[name] : undefined;
  if (!sorting) throw new InvalidInputError({ sort: 'Onbekende sortering' });
  return { sorting, direction: descending ? 'desc' : 'asc' };
}

/** The conditions that every row meets, and the readings of `q`, of which it meets one. */
function conditionsOf(
  listing: Listing,
  filter: Filter,
  conditions: readonly Condition[],
  values: unknown[],
): [common: string[], readings: string[] | undefined] {
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const common = conditions.map(({ sql, value }) => sql(value === undefined ? '' : parameter(value)));
  if (filter.status && listing.status) common.push(`${listing.status} = ${parameter(filter.status)}`);
  return [common, filter.q ? readingsOf(listing.search, filter.q, parameter) : undefined];
}

/** A text without a reading, such as dashes, matches nothing. */
const orNone = (readings: string[]) => (readings.length > 0 ? readings : ['false']);

interface Cursor {
  value: string;
  key: string;
}

function afterCursor(
  cursor: Cursor | undefined,
  { by, key, direction }: { by: string; key: string; direction: 'asc' | 'desc' },
): string[] {
  if (!cursor) return [];
  const beyond = direction === 'desc' ? '<' : '>';
  // the second follows from the first; an index can start there
  return [`(${by}, ${key}) ${beyond} (${cursor.value}, ${cursor.key})`, `${by} ${beyond}= ${cursor.value}`];
}

function readCursor(cursor: string, { type }: Sorting, values: unknown[]): Cursor {
  const [value, key] = partsOf(cursor);
  return { value: `$${values.push(value)}::${type}`, key: `$${values.push(key)}::text` };
}

function partsOf(cursor: string): [string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(parts) && parts.length === 2 && parts.every((part) => typeof part === 'string'))
      return parts as [string, string];
  } catch {
    // falls through: not a cursor of ours
  }
  throw new InvalidInputError({ cursor: 'Deze lijst is verouderd. Laad de pagina opnieuw.' });
}
