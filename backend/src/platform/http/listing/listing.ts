import type { Searched } from './searched.js';

/** A sortable column: an SQL expression that is never null, and its type. */
export interface Sorting {
  by: string;
  type: 'timestamptz' | 'date' | 'text' | 'int' | 'bigint';
  /** Joins that an index gives in this order. Together they have every row once, except those whose value is `others`. */
  indexed?: { parts: readonly SortedPart[]; others?: string | number };
}

export interface SortedPart {
  from: string;
  by: string;
  where?: string;
}

/** A column of the export. `sql` yields text; `isNumber` columns need no escape, `isPhone` columns get spaces. */
export interface CsvColumn {
  title: string;
  sql: string;
  isNumber?: boolean;
  isPhone?: boolean;
}

export interface Listing {
  /** File name of the export. */
  name: string;
  from: string;
  /** The same rows with fewer joins, to count them without a search. */
  countFrom?: string;
  /** Unique text expression; breaks ties. */
  key: string;
  row: string;
  /** What `q` searches. */
  search: readonly Searched[];
  /** Expression that `status` must equal. */
  status?: string;
  sorts: Readonly<Record<string, Sorting>>;
  defaultSort: string;
  csv: readonly CsvColumn[];
}

/** The same rows with fewer fields, for those who may not see the others: these cannot be searched or sorted by either. */
export function withoutFields(
  listing: Listing,
  { fields, emptied, search }: { fields: string[]; emptied: string[]; search: Searched[] },
): Listing {
  const empty = JSON.stringify(Object.fromEntries(emptied.map((field) => [field, ''])));
  const hidden = [...fields, ...emptied];
  return {
    ...listing,
    row: `(${listing.row})::jsonb - '{${fields.join(',')}}'::text[] || '${empty}'`,
    search,
    sorts: Object.fromEntries(Object.entries(listing.sorts).filter(([name]) => !hidden.includes(name))),
    csv: [],
  };
}

/** SQL for an amount in cents as a decimal string. */
export const euros = (cents: string) =>
  `(case when ${cents} < 0 then '-' else '' end || abs(${cents}) / 100 || '.' || lpad((abs(${cents}) % 100)::text, 2, '0'))`;
export const eurosWithComma = (cents: string) => `replace(${euros(cents)}, '.', ',')`;
export const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const amsterdamTime = (moment: string) =>
  `to_char(${moment} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')`;
export const nameOrErased = (name: string) => `coalesce(${name}, 'Verwijderde klant')`;
