import { textIn, type RawSearch } from '../../lib/search';

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

/** For `validateSearch` of a list's route. */
export const listSearch = (raw: RawSearch): ListSearch => ({
  q: textIn(raw.q),
  status: textIn(raw.status),
  sort: textIn(raw.sort),
  open: textIn(raw.open),
  product: textIn(raw.product),
  ledger: textIn(raw.ledger),
  on: textIn(raw.on),
  view: textIn(raw.view),
});
