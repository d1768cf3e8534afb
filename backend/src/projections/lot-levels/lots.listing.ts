import { iso, type Listing } from '../../platform/http/listing/listing.js';

const today = `to_char((now() + demo_clock_offset()) at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;

/** The lots of the shelf with the current name of their product. */
export const lotsListing: Listing = {
  name: 'partijen',
  from: `(select l.*, p.name from lot_levels l join products p on p.id = l.product_id
    where l.lot is not null or l.quantity <> 0 or not l.is_counted) l`,
  key: 'l.key',
  row: `json_build_object('id', l.key, 'productId', l.product_id, 'productName', l.name, 'lot', l.lot,
    'bestBefore', l.best_before, 'quantity', case when l.is_counted then l.quantity end,
    'isExpired', coalesce(l.best_before < ${today}, false), 'recalledAt', ${iso('l.recalled_at')})`,
  search: ['l.name', 'l.lot'],
  sorts: {
    bestBefore: { by: `coalesce(l.best_before, '')`, type: 'text' },
    productName: { by: 'lower(l.name)', type: 'text' },
    quantity: { by: 'l.quantity', type: 'int' },
  },
  defaultSort: 'bestBefore',
  csv: [],
};
