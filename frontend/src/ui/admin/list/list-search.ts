import type { RawSearch } from '../../../lib/search';

/** The URL parameters of a screen of the back office: a reload, a link and "back" show the same. */
export interface ListSearch {
  q?: string;
  status?: string;
  /** A column, with `-` before it for descending. */
  sort?: string;
  /** The id of the row that is open in the dialog. */
  open?: string;
  product?: string;
  /** The product whose stock ledger is open. */
  ledger?: string;
  /** A calendar day: the figures as they were then. */
  on?: string;
  /** The chosen tab or period. */
  view?: string;
}

/**
 * The search schema of a screen: keeps the named parameters and drops the rest. Numbers stay numbers, because the router
 * puts a numeric string into the URL in quotes; `useListSearch` returns strings.
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

/** Keeps the parameters of every screen, for a link that names its screen at run time. */
export const allListSearch = listSearch('q', 'status', 'sort', 'open', 'product', 'ledger', 'on', 'view');

/** The parameters as strings. */
export function textsOf(search: ListSearch): ListSearch {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}
