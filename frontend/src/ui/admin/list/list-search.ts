import type { RawSearch } from '../../../lib/search';

/** The URL parameters of a back-office screen, which a reload, a link and Back restore. */
export interface ListSearch {
  q?: string;
  status?: string;
  /** A column, prefixed with `-` for descending order. */
  sort?: string;
  /** The id of the row whose dialog is open. */
  open?: string;
  product?: string;
  /** The product whose stock ledger is open. */
  ledger?: string;
  /** A calendar day; the figures are those at its end. */
  on?: string;
  /** First and last calendar day of a period. */
  from?: string;
  to?: string;
  /** The chosen tab or period. */
  view?: string;
  /** A VAT rate. */
  rate?: string;
  tag?: string;
  /** Days without an order. */
  silent?: string;
  /** A period that moves with today. */
  period?: string;
  /** The day of a record that the period filters by. */
  day?: string;
  kind?: string;
  payment?: string;
  refund?: string;
  /** The keys of the hidden columns, with commas between. */
  hide?: string;
}

const noFilters = ['q', 'sort', 'open', 'hide', 'ledger', 'view'];

/** Whether any filter but the search text narrows the list. */
export const isFiltered = (search: ListSearch): boolean =>
  Object.keys(search).some((name) => !noFilters.includes(name));

/**
 * The search schema of a screen: keeps the named parameters and drops the rest.
 * Numbers stay numbers, because the router quotes a numeric string in the URL. `useListSearch` returns strings.
 */
export function listSearch<const Name extends keyof ListSearch>(...names: readonly Name[]) {
  return (raw: RawSearch): Pick<ListSearch, Name> =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = raw[name];
        if (typeof value !== 'string' && typeof value !== 'number') return [];
        return [[name, String(Number(value)) === value ? Number(value) : value]];
      }),
    ) as Pick<ListSearch, Name>;
}

/** Keeps the parameters of every screen, for a link whose screen is known only at run time. */
export const allListSearch = listSearch(
  'q',
  'status',
  'sort',
  'open',
  'product',
  'ledger',
  'on',
  'from',
  'to',
  'view',
  'rate',
  'tag',
  'silent',
  'period',
  'day',
  'kind',
  'payment',
  'refund',
  'hide',
);

/** Converts the parameters to strings. */
export function textsOf(search: ListSearch): ListSearch {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}
