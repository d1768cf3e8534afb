import {
  amsterdamTime,
  euros,
  eurosWithComma,
  iso,
  nameOrErased,
  type Listing,
} from '../../platform/http/listing/listing.js';
import { sortedByName } from '../sorted-by-name.js';

/** The account of the mailbox that ordered; null when there is none. */
const customerId = '(select k.id from customers k where k.email = lower(btrim(c.email)))';
const ofComing = (column: string) => `s.coming_terms ->> '${column}'`;
const intOfComing = (column: string) => `(${ofComing(column)})::int`;
const coming = `case when s.coming_terms is not null then json_build_object(
  'productId', ${intOfComing('productId')}, 'productName', ${ofComing('productName')},
  'pieces', ${intOfComing('quantity')} * ${intOfComing('jars')}, 'frequency', ${intOfComing('frequency')},
  'price', ${euros(intOfComing('priceCents'))}, 'shipping', ${euros(intOfComing('shippingCents'))}) end`;
const customerName = nameOrErased('c.name');

/** Joins the contact, which is absent after an erasure. */
export const adminSubscriptionListing: Listing = {
  name: 'abonnementen',
  from: 'admin_subscription_list s left join contacts c on c.id = s.contact_id',
  countFrom: 'admin_subscription_list s',
  key: 's.subscription_id',
  row: `json_build_object('id', s.subscription_id, 'customerId', ${customerId}, 'customerName', ${customerName},
    'customerEmail', coalesce(c.email, ''), 'productId', s.product_id, 'productName', s.product_name,
    'orderId', s.order_id, 'frequency', s.frequency, 'quantity', s.quantity, 'jars', s.jars,
    'price', ${euros('s.price_cents')}, 'shipping', ${euros('s.shipping_cents')}, 'status', s.status,
    'pauseReason', s.pause_reason, 'pausedUntil', s.paused_until, 'nextCycle', s.next_cycle,
    'nextDeliveryDate', s.next_delivery_date, 'deliveries', s.deliveries, 'coming', ${coming},
    'createdAt', ${iso('s.started_at')}, 'cancelledAt', ${iso('s.cancelled_at')})`,
  search: [{ names: 'c.names' }, 's.product_name'],
  status: 's.status',
  sorts: {
    createdAt: { by: 's.started_at', type: 'timestamptz' },
    customerName: sortedByName('admin_subscription_list', 's'),
    productName: { by: 'lower(s.product_name)', type: 'text' },
    nextDeliveryDate: { by: `coalesce(s.next_delivery_date, '9999')`, type: 'text' },
    status: { by: 's.status', type: 'text' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Klant', sql: customerName },
    { title: 'E-mail', sql: 'c.email' },
    { title: 'Product', sql: 's.product_name' },
    { title: 'Potten', sql: 's.quantity * s.jars', isNumber: true },
    { title: 'Frequentie (maanden)', sql: 's.frequency', isNumber: true },
    { title: 'Per levering', sql: eurosWithComma('s.price_cents'), isNumber: true },
    {
      title: 'Status',
      sql: `case s.status when 'active' then 'Actief' when 'paused' then 'Gepauzeerd' else 'Geannuleerd' end`,
    },
    { title: 'Volgende levering', sql: 's.next_delivery_date' },
    { title: 'Start', sql: amsterdamTime('s.started_at') },
    { title: 'Geannuleerd op', sql: amsterdamTime('s.cancelled_at') },
  ],
};
