import type { RawSearch } from '../../../lib/search';

/** What a list of the back office keeps in the URL, so that a reload, a link and "back" show the same. */
export interface ListSearch {
  q?: string;
  status?: string;
  /** A column, with `-` before it for descending. */
  sort?: string;
  /** What is open in the dialog. */
  open?: string;
  product?: string;
  /** The product whose stock is asked about. */
  ledger?: string;
  /** A calendar day: the figures as they were then. */
  on?: string;
  /** Which side of the screen shows, when it has more than one. */
  view?: string;
}

/**
 * For `validateSearch` of a list's route. A figure stays a figure here, or the router would put it into the URL in quotes;
 * `useListSearch` gives them all as texts.
 */
export const listSearch = ({ q, status, sort, open, product, ledger, on, view }: RawSearch) =>
  addressed({ q, status, sort, open, product, ledger, on, view }) as ListSearch;

function addressed(raw: RawSearch): RawSearch {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, value]) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      return [[name, String(Number(value)) === value ? Number(value) : value]];
    }),
  );
}

/** What stands in the URL as the texts that they are. */
export function textsOf(search: ListSearch): ListSearch {
  return Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));
}
