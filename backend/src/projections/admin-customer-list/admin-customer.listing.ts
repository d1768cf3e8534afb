import { amsterdamTime, euros, eurosWithComma, iso, type Listing } from '../../platform/http/listing/listing.js';
import { tagsInOne, tagsOf } from '../../tags/record-tags.view.js';
import { contactWords, customerWords } from '../people.sql.js';
import { totalsOfCustomers } from '../customer-totals/customer-totals.view.js';

const orderCount = 'coalesce(t.orders, 0)';
const spent = 'coalesce(t.spent_cents, 0)';

/** Names a customer as the account does, else as the newest order does. An order has one name, split at its first space. */
const own = (field: string, ordered: string) =>
  `case when k.first_name is null and k.last_name is null then nullif(${ordered}, '') else k.${field} end`;
const firstName = own('first_name', `split_part(btrim(n.name), ' ', 1)`);
const lastName = own('last_name', `btrim(substr(btrim(n.name), length(split_part(btrim(n.name), ' ', 1)) + 1))`);
const phone = `coalesce(k.phone, nullif(n.phone, ''))`;
const fullName = `concat_ws(' ', ${firstName}, ${lastName})`;

/** Everybody who registered or ordered. */
export const adminCustomerListing: Listing = {
  name: 'klanten',
  from: `customers k left join ${totalsOfCustomers} t on t.mailbox = k.email left join contacts n on n.id = t.newest_contact_id`,
  countFrom: 'customers k',
  key: 'k.id::text',
  row: `json_build_object('id', k.id, 'firstName', ${firstName}, 'lastName', ${lastName}, 'email', k.email, 'phone', ${phone},
    'createdAt', ${iso('k.created_at')}, 'orderCount', ${orderCount}, 'totalSpent', ${euros(spent)},
    'tags', ${tagsOf('customer', 'k.id::text')})`,
  search: [fullName, 'k.email'],
  candidates: ({ words }) => [
    `select k.id::text from customers k where ${words(customerWords)}`,
    `select k.id::text from contacts c join customers k on k.email = lower(btrim(c.email)) where ${words(contactWords)}`,
  ],
  person: fullName,
  phone,
  sorts: {
    createdAt: { by: 'k.created_at', type: 'timestamptz' },
    lastName: { by: `lower(coalesce(${lastName}, ''))`, type: 'text' },
    email: { by: 'k.email', type: 'text' },
    orderCount: { by: orderCount, type: 'int' },
    totalSpent: { by: spent, type: 'bigint' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Voornaam', sql: firstName },
    { title: 'Achternaam', sql: lastName },
    { title: 'E-mail', sql: 'k.email' },
    { title: 'Telefoon', sql: phone, isPhone: true },
    { title: 'Lid sinds', sql: amsterdamTime('k.created_at') },
    { title: 'Bestellingen', sql: orderCount, isNumber: true },
    { title: 'Besteed', sql: eurosWithComma(spent), isNumber: true },
    { title: 'Tags', sql: tagsInOne('customer', 'k.id::text') },
  ],
};
