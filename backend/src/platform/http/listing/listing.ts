/** A sortable column: an SQL expression that is never null, and its type. */
export interface Sorting {
  by: string;
  type: 'timestamptz' | 'date' | 'text' | 'int' | 'bigint';
  /** A join that an index gives in this order. It has every row except those whose value is `others`. */
  indexed?: { from: string; by: string; others: string | number };
}

/** A column of the export. `sql` yields text; `isNumber` columns need no escape, `isPhone` columns get spaces. */
export interface CsvColumn {
  title: string;
  sql: string;
  isNumber?: boolean;
  isPhone?: boolean;
}

/**
 * Conditions by which an index finds rows that may match `q`. `contains`: a field contains it. `isNumber`: the same, or
 * the field is the order number in it. `words`: a column of words and a phone number, as of `contacts`, has it.
 */
export interface Search {
  contains: (field: string) => string;
  isNumber: (field: string) => string;
  words: (column: string) => string;
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
  /** Text expressions that `q` searches. */
  search: readonly string[];
  /** Queries for the `id` of all rows that may match `q`, for lists too long to compare every row. */
  candidates?: (search: Search) => string[];
  /** The indexed column that candidates select; `key` by default. */
  id?: string;
  /** A name, of which `q` may have the words in any order, with or without accents and dots. */
  person?: string;
  /** An order number, which `q` may have in any notation. */
  orderNumber?: string;
  /** A phone number, which `q` may have in any notation. */
  phone?: string;
  /** Expression that `status` must equal. */
  status?: string;
  sorts: Readonly<Record<string, Sorting>>;
  defaultSort: string;
  csv: readonly CsvColumn[];
}

/** The same rows with fewer fields, for those who may not see the others: these cannot be searched or sorted by either. */
export function withoutFields(
  listing: Listing,
  { fields, emptied, search }: { fields: string[]; emptied: string[]; search: string[] },
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
