import { euros, iso } from '../../platform/http/listing/listing.js';
import { changesOf } from '../../platform/database/change-log.view.js';
import { staffNames } from '../../staff/staff-names.view.js';
import { orders } from '../admin-order-list/orders.view.js';
import { returns } from '../admin-return-list/returns.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';
import { stockMovements } from '../stock-ledger/stock-movements.view.js';

/** Changed fields, without technical columns. */
const changes = `coalesce((
  select jsonb_agg(jsonb_build_object('field', key, 'before', l.before -> key, 'after', l.after -> key) order by key)
  from (select jsonb_object_keys(coalesce(l.before, '{}') || coalesce(l.after, '{}')) as key) keys
  where key not in ('id', 'version', 'product_id', 'created_at')), '[]')`;

const logType = `case when l.before is null then 'Created'
  when l.after is null or l.after ->> 'hidden_at' is not null then 'Deleted' else 'Changed' end`;

const stockType = `case l.type when 'opening' then 'StockOpened' when 'made-unlimited' then 'StockMadeUnlimited'
  when 'made-limited' then 'StockMadeLimited'
  else case when l.note is null and l.type = 'adjustment' then 'StockAdjusted' else 'StockChangeRegistered' end end`;

const actor = (kind: string, name: string) => `jsonb_build_object('kind', ${kind}, 'name', ${name})`;

const entry = (of: { id: string; at: string; actor: string; type: string; data: string; changes?: string }) => `
  ${of.at} as moment, jsonb_build_object('id', ${of.id}, 'at', ${iso(of.at)}, 'actor', ${of.actor}, 'type', ${of.type},
    'data', ${of.data}, 'changes', ${of.changes ?? `'[]'::jsonb`}) as entry`;

/** $1: product id, $2: limit. */
export const productSql = `
  (select ${entry({
    id: `'change-' || l.id`,
    at: 'l.at',
    actor: actor(`'staff'`, 'm.email'),
    type: logType,
    data: `jsonb_build_object('entity', l.entity)`,
    changes,
  })}
   from ${changesOf('product', '$1::int::text')} l left join ${staffNames} m on m.id = l.staff_id::text
   order by l.at desc limit $2)
  union all
  (select ${entry({
    id: 'l.event_id',
    at: 'l.at',
    actor: actor('l.actor_kind', 'm.email'),
    type: stockType,
    data: `jsonb_build_object('changeType', l.type, 'quantity', l.quantity, 'note', l.note, 'onHandAfter', l.on_hand_after)`,
  })}
   from ${stockMovements} l left join ${staffNames} m on l.actor_kind = 'staff' and m.id = l.actor_id
   where l.product_id = $1 and l.type not in ('sale', 'sale-reverted') order by l.at desc limit $2)
  order by moment desc limit $2`;

const byCustomer = actor(`'customer'`, 'null');

/** $1: customer id, $2: limit. Orders, subscriptions and returns belong to the mailbox of their contact. */
export const customerSql = `
  with customer as (select * from customers where id = $1),
  own as (select c.id from contacts c join customer k on lower(btrim(c.email)) = k.email)
  (select ${entry({ id: `'customer-' || id`, at: 'created_at', actor: byCustomer, type: `'CustomerRegistered'`, data: `'{}'::jsonb` })}
   from customer)
  union all
  (select ${entry({
    id: `'order-' || o.order_id`,
    at: 'o.placed_at',
    actor: actor(`case when o.subscription_id is null then 'customer' else 'system' end`, 'null'),
    type: `'OrderPlaced'`,
    data: `jsonb_build_object('orderId', o.order_id, 'orderNumber', o.order_number, 'total', ${euros('o.total_cents')})`,
  })}
   from ${orders} o join own on own.id = o.contact_id order by o.placed_at desc limit $2)
  union all
  (select ${entry({
    id: `'subscription-' || s.subscription_id`,
    at: 's.started_at',
    actor: byCustomer,
    type: `'SubscriptionStarted'`,
    data: `jsonb_build_object('subscriptionId', s.subscription_id, 'productName', s.product_name, 'frequency', s.frequency,
      'jars', s.jars, 'price', ${euros('s.price_cents')}, 'nextDeliveryDate', s.next_delivery_date)`,
  })}
   from ${subscriptions} s join own on own.id = s.contact_id order by s.started_at desc limit $2)
  union all
  (select ${entry({
    id: `'return-' || r.return_id`,
    at: 'r.requested_at',
    actor: actor('r.filed_by', 'm.email'),
    type: `'ReturnRequested'`,
    data: `jsonb_build_object('returnId', r.return_id, 'orderNumber', r.order_number, 'reason', r.reason,
      'refund', ${euros('r.refund_cents')})`,
  })}
   from ${returns} r join own on own.id = r.contact_id
   left join ${staffNames} m on r.filed_by = 'staff' and m.id = r.filed_by_id order by r.requested_at desc limit $2)
  order by moment desc limit $2`;
