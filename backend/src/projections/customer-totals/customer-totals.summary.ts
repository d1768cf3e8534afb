import type { Summary } from '../../platform/event-sourcing/read-models/projection.js';
import { netCents } from '../net-cents.js';
import { CustomerTotalsRow } from './customer-totals.row.js';

const mailbox = 'lower(btrim(c.email))';
const counted = 'filter (where o.paid and not o.cancelled)';

const ofNewest = (field: string) => `(array_agg(${field} order by o.placed_at desc, o.order_id desc))[1]`;

const totalsOf = (table: string, condition = '') => `
  insert into customer_totals (mailbox, orders, spent_cents, last_order_at, newest_contact_id, newest_name)
  select ${mailbox}, count(*) ${counted}, sum(${netCents}), max(o.placed_at) ${counted},
    ${ofNewest('c.id')}, ${ofNewest('c.name')}
  from "${table}" o join contacts c on c.id = o.contact_id ${condition} group by 1`;

/** The totals of each mailbox. An erased contact has none, so its orders count for nobody. */
export const customerTotals: Summary = {
  row: CustomerTotalsRow,
  fill: (table) => totalsOf(table),
  update: (table) => `${totalsOf(
    table,
    `where ${mailbox} = any(array(
      select ${mailbox} from contacts c where c.id in (select contact_id from "${table}" where order_id = any($1))))`,
  )} on conflict (mailbox) do update set orders = excluded.orders, spent_cents = excluded.spent_cents,
    last_order_at = excluded.last_order_at, newest_contact_id = excluded.newest_contact_id, newest_name = excluded.newest_name`,
};
