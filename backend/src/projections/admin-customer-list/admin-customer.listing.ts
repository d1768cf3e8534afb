import { amsterdamTime, euros, eurosWithComma, iso, type Listing } from '../../platform/http/listing/listing.js';
import { tagsInOne, tagsOf } from '../../tags/record-tags.view.js';
import { netCents } from '../net-cents.js';
import { orders } from '../admin-order-list/orders.view.js';

const newestFirst = 'order by o.placed_at desc, o.order_id desc';

/** Totals of a mailbox: paid orders that were not cancelled, the captured amount less refunds, the newest contact. */
const totals = `(
  select lower(btrim(c.email)) as mailbox, count(*) filter (where o.paid and o.status <> 'cancelled')::int as orders,
    sum(${netCents})::bigint as spent,
    (array_agg(c.id ${newestFirst}))[1] as newest
  from ${orders} o join contacts c on c.id = o.contact_id group by 1)`;

const orderCount = 'coalesce(t.orders, 0)';
const spent = 'coalesce(t.spent, 0)';

/** The same of one customer, by the index on mailboxes. */
const ofOne = (figure: string, rest = '') => `(select ${figure} from contacts c
  join ${orders} o on o.contact_id = c.id where lower(btrim(c.email)) = k.email ${rest})`;
const ordersOfOne = ofOne(`count(*) filter (where o.paid and o.status <> 'cancelled')::int`);
const spentOfOne = ofOne(euros(`coalesce(sum(${netCents}), 0)`));
const newestOfOne = (field: string) => ofOne(field, `${newestFirst} limit 1`);

/** Who a customer is: as the customer told, else as the newest order says. An order has one name, split at its first space. */
function personOf(name: string, phone: string) {
  const own = (field: string, ordered: string) =>
    `case when k.first_name is null and k.last_name is null then nullif(${ordered}, '') else k.${field} end`;
  return {
    firstName: own('first_name', `split_part(btrim(${name}), ' ', 1)`),
    lastName: own('last_name', `btrim(substr(btrim(${name}), length(split_part(btrim(${name}), ' ', 1)) + 1))`),
    phone: `coalesce(k.phone, nullif(${phone}, ''))`,
  };
}

const person = personOf('n.name', 'n.phone');
const fullName = `concat_ws(' ', ${person.firstName}, ${person.lastName})`;

const row = (of: typeof person, count: string, amount: string) => `json_build_object('id', k.id,
  'firstName', ${of.firstName}, 'lastName', ${of.lastName}, 'email', k.email, 'phone', ${of.phone},
  'createdAt', ${iso('k.created_at')}, 'orderCount', ${count}, 'totalSpent', ${amount},
  'tags', ${tagsOf('customer', 'k.id::text')})`;

/** Everybody who registered or ordered. */
export const adminCustomerListing: Listing = {
  name: 'klanten',
  from: `customers k left join ${totals} t on t.mailbox = k.email left join contacts n on n.id = t.newest`,
  countFrom: 'customers k',
  key: 'k.id::text',
  row: row(person, orderCount, euros(spent)),
  light: {
    from: 'customers k',
    row: row(personOf(newestOfOne('c.name'), newestOfOne('c.phone')), ordersOfOne, spentOfOne),
  },
  search: [fullName, 'k.email'],
  person: fullName,
  phone: person.phone,
  sorts: {
    createdAt: { by: 'k.created_at', type: 'timestamptz' },
    lastName: { by: `lower(coalesce(${person.lastName}, ''))`, type: 'text', isHeavy: true },
    email: { by: 'k.email', type: 'text' },
    orderCount: { by: orderCount, type: 'int', isHeavy: true },
    totalSpent: { by: spent, type: 'bigint', isHeavy: true },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Voornaam', sql: person.firstName },
    { title: 'Achternaam', sql: person.lastName },
    { title: 'E-mail', sql: 'k.email' },
    { title: 'Telefoon', sql: person.phone, isPhone: true },
    { title: 'Lid sinds', sql: amsterdamTime('k.created_at') },
    { title: 'Bestellingen', sql: orderCount, isNumber: true },
    { title: 'Besteed', sql: eurosWithComma(spent), isNumber: true },
    { title: 'Tags', sql: tagsInOne('customer', 'k.id::text') },
  ],
};
