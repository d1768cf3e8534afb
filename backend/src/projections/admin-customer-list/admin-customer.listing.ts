import { amsterdamTime, euros, eurosWithComma, iso, type Listing } from '../../platform/http/listing/listing.js';
import { tagsInOne, tagsOf } from '../../tags/record-tags.view.js';
import { totalsOfCustomers } from '../customer-totals/customer-totals.view.js';

const orderCount = 'coalesce(t.orders, 0)';
const spent = 'coalesce(t.spent_cents, 0)';

/** Names a customer as the account does, else as the newest order does. An order has one name, split at its first space. */
const own = (field: string, ordered: string) =>
  `case when k.first_name is null and k.last_name is null then nullif(${ordered}, '') else k.${field} end`;
const firstName = own('first_name', `split_part(btrim(t.newest_name), ' ', 1)`);
const newestLastName = `btrim(substr(btrim(t.newest_name), length(split_part(btrim(t.newest_name), ' ', 1)) + 1))`;
const lastName = own('last_name', newestLastName);
const isUnnamed = 'k.first_name is null and k.last_name is null';
const phone = `coalesce(k.phone, nullif(n.phone, ''))`;

const newestContact = 'left join contacts n on n.id = t.newest_contact_id';
const fromCustomers = `customers k left join ${totalsOfCustomers} t on t.mailbox = k.email ${newestContact}`;
/** Those who ordered. */
const fromTotals = `${totalsOfCustomers} t join customers k on k.email = t.mailbox ${newestContact}`;

/** Everybody who registered or ordered. */
export const adminCustomerListing: Listing = {
  name: 'klanten',
  from: fromCustomers,
  countFrom: 'customers k',
  key: 'k.id::text',
  row: `json_build_object('id', k.id, 'firstName', ${firstName}, 'lastName', ${lastName}, 'email', k.email, 'phone', ${phone},
    'createdAt', ${iso('k.created_at')}, 'orderCount', ${orderCount}, 'totalSpent', ${euros(spent)},
    'tags', ${tagsOf('customer', 'k.id::text')})`,
  search: [
    { names: 'k.names' },
    { names: 'n.names', if: isUnnamed },
    { phone: 'k.words', of: 'k.phone' },
    { phone: 'n.words', of: 'n.phone', if: 'k.phone is null' },
  ],
  sorts: {
    createdAt: { by: 'k.created_at', type: 'timestamptz' },
    lastName: {
      by: `lower(coalesce(${lastName}, '')) collate "C"`,
      type: 'text',
      indexed: {
        parts: [
          { from: fromCustomers, where: `not (${isUnnamed})`, by: `lower(coalesce(k.last_name, '')) collate "C"` },
          { from: fromTotals, where: isUnnamed, by: `lower(${newestLastName}) collate "C"` },
          { from: fromCustomers, where: `${isUnnamed} and t.mailbox is null`, by: `'' collate "C"` },
        ],
      },
    },
    email: { by: 'k.email', type: 'text' },
    orderCount: { by: orderCount, type: 'int', indexed: { parts: [{ from: fromTotals, by: 't.orders' }], others: 0 } },
    totalSpent: {
      by: spent,
      type: 'bigint',
      indexed: { parts: [{ from: fromTotals, by: 't.spent_cents' }], others: 0 },
    },
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
