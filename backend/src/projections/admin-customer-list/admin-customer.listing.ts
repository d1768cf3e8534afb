import { amsterdamTime, euros, eurosWithComma, iso, type Listing } from '../../http/listing/listing.js';

/** Per mailbox: orders that were paid and not cancelled, and what was captured less what went back. */
const totals = `(
  select lower(btrim(c.email)) as mailbox, count(*) filter (where o.paid and o.status <> 'cancelled')::int as orders,
    sum(o.captured_cents - o.refunded_cents)::bigint as spent
  from admin_order_list o join contacts c on c.id = o.contact_id group by 1)`;

const orders = 'coalesce(t.orders, 0)';
const spent = 'coalesce(t.spent, 0)';

/** The same of one customer, by the index on mailboxes. */
const ofOne = (figure: string) => `(select ${figure} from contacts c join admin_order_list o on o.contact_id = c.id
  where lower(btrim(c.email)) = k.email)`;
const ordersOfOne = ofOne(`count(*) filter (where o.paid and o.status <> 'cancelled')::int`);
const spentOfOne = ofOne(euros('coalesce(sum(o.captured_cents - o.refunded_cents), 0)'));

const row = (count: string, amount: string) => `json_build_object('id', k.id, 'firstName', k.first_name,
  'lastName', k.last_name, 'email', k.email, 'phone', k.phone, 'createdAt', ${iso('k.created_at')},
  'orderCount', ${count}, 'totalSpent', ${amount})`;

/** Everybody who registered or ordered. */
export const adminCustomerListing: Listing = {
  name: 'klanten',
  from: `customers k left join ${totals} t on t.mailbox = k.email`,
  countFrom: 'customers k',
  key: 'k.id::text',
  row: row(orders, euros(spent)),
  light: { from: 'customers k', row: row(ordersOfOne, spentOfOne) },
  search: ['k.first_name', 'k.last_name', `concat_ws(' ', k.first_name, k.last_name)`, 'k.email'],
  sorts: {
    createdAt: { by: 'k.created_at', type: 'timestamptz' },
    lastName: { by: `lower(coalesce(k.last_name, ''))`, type: 'text' },
    email: { by: 'k.email', type: 'text' },
    orderCount: { by: orders, type: 'int', isHeavy: true },
    totalSpent: { by: spent, type: 'bigint', isHeavy: true },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Voornaam', sql: 'k.first_name' },
    { title: 'Achternaam', sql: 'k.last_name' },
    { title: 'E-mail', sql: 'k.email' },
    { title: 'Telefoon', sql: 'k.phone' },
    { title: 'Lid sinds', sql: amsterdamTime('k.created_at') },
    { title: 'Bestellingen', sql: orders, isNumber: true },
    { title: 'Besteed', sql: eurosWithComma(spent), isNumber: true },
  ],
};
