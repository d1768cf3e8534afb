/** A column by which a list can be sorted: an SQL expression that is never null, and its type. */
export interface Sorting {
  by: string;
  type: 'timestamptz' | 'text' | 'int' | 'bigint';
  /** True for a figure that `light` does not have. */
  isHeavy?: boolean;
}

/** One column of the export. `sql` gives text; `isNumber` columns are figures of ours and need no escape. */
export interface CsvColumn {
  title: string;
  sql: string;
  isNumber?: boolean;
}

/** Everything that one list of the back office is: its page, its filter and its export read from the same description. */
export interface Listing {
  /** Of the exported file. */
  name: string;
  from: string;
  /** The same rows with fewer joins, for counting them where nothing is searched. */
  countFrom?: string;
  /** The same rows for one page where nothing is searched, with what is costly looked up for the rows that are shown alone. */
  light?: { from: string; row: string };
  /** Text expression, unique; breaks ties. */
  key: string;
  /** JSON object of a row, as its contract names it. */
  row: string;
  /** Text expressions in which `q` is looked for. */
  search: readonly string[];
  /** Expression that `status` must equal. */
  status?: string;
  sorts: Readonly<Record<string, Sorting>>;
  /** As in a query: `-createdAt`. */
  defaultSort: string;
  csv: readonly CsvColumn[];
}

/** SQL for an amount in cents as a decimal string. */
export const euros = (cents: string) =>
  `(case when ${cents} < 0 then '-' else '' end || abs(${cents}) / 100 || '.' || lpad((abs(${cents}) % 100)::text, 2, '0'))`;
/** The same with a comma, as Dutch spreadsheets read it. */
export const eurosWithComma = (cents: string) => `replace(${euros(cents)}, '.', ',')`;
/** SQL for a moment as ISO 8601 in UTC. */
export const iso = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** SQL for a moment as people in the shop read it. */
export const amsterdamTime = (moment: string) =>
  `to_char(${moment} at time zone 'Europe/Amsterdam', 'YYYY-MM-DD HH24:MI')`;
/** What is shown for a buyer whose contact was erased. */
export const nameOrErased = (name: string) => `coalesce(${name}, 'Verwijderde klant')`;
