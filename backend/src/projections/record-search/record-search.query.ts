import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { FoundRecordSchema, type FoundRecord } from '../../../../contracts/admin/record-search.js';
import { listCustomers } from '../../../../contracts/admin/customers.js';
import { listProducts } from '../../../../contracts/admin/products.js';
import { listSubscriptions } from '../../../../contracts/admin/subscriptions.js';
import { listOrders } from '../../../../contracts/orders.js';
import { mayCall, mayDo, type StaffRole } from '../../../../contracts/staff/permissions.js';
import { Clock } from '../../platform/clock/clock.js';
import { rowsOf } from '../../platform/database/rows.js';
import { ordersTracked } from '../order-parcels/order-parcels.view.js';
import { iso, nameOrErased } from '../../platform/http/listing/listing.js';
import { containing } from '../../platform/http/listing/searched.js';
import { orders } from '../admin-order-list/orders.view.js';
import { subscriptions } from '../admin-subscription-list/subscriptions.view.js';
import { searchedRecords, type SearchedRecords } from './searched-records.js';

/** Records of each kind. */
const most = 5;
/** Contacts of the newest orders and subscriptions that match; the rest of a common name is not searched. */
const mostPeople = 200;

const customerName = nameOrErased('c.name');
const Person = z.object({ id: z.string(), mailbox: z.string() });
type People = z.output<typeof Person>[];

/** Finds records by what staff knows of them. */
@Injectable()
export class RecordSearch {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** At most five of each kind that the role may see, newest first. */
  async find(q: string, role: StaffRole): Promise<FoundRecord[]> {
    const searched = searchedRecords(q, this.clock.at());
    const isOfSales = mayDo(role, 'sales');
    const people = await this.people(searched, isOfSales);
    const found = await Promise.all([
      mayCall(role, listOrders) ? this.orders(searched, people, isOfSales) : [],
      mayCall(role, listCustomers) ? this.customers(searched, people) : [],
      mayCall(role, listSubscriptions) ? this.subscriptions(searched, people) : [],
      mayCall(role, listProducts) ? this.products(searched) : [],
    ]);
    return found.flat();
  }

  /** Searches by name only without the right to see sales. */
  private async people(searched: SearchedRecords, isOfSales: boolean): Promise<People> {
    const values = new Values();
    const anywhere = matching('c.words', searched, values);
    if (!anywhere) return [];
    const byName = isOfSales ? 'true' : startsWords('shop_words(c.name)', searched.words, values);
    return rowsOf(
      this.database,
      Person,
      `select c.id, lower(btrim(c.email)) as mailbox from contacts c where ${anywhere} and ${byName}
        order by c.created_at desc limit ${mostPeople}`,
      values.all,
    );
  }

  private orders(
    { orderNumbers, id, trackingCode }: SearchedRecords,
    people: People,
    isOfSales: boolean,
  ): Promise<FoundRecord[]> {
    const detail = isOfSales ? `concat_ws(' · ', ${customerName}, c.email)` : customerName;
    return this.records(
      `select 'order' as kind, o.order_id as id, o.order_number as title, ${detail} as detail, ${iso('o.placed_at')} as at, o.status
         from ${orders} o left join contacts c on c.id = o.contact_id
        where o.order_id in (
          select order_id from ${orders} of_people where contact_id = any($1)
          union all select order_id from ${orders} numbered where order_number = any($2)
          union all select order_id from ${orders} paid where $4 and payment_intent_id = $3
          union all ${ordersTracked('$5')})
        order by o.placed_at desc, o.order_id desc limit ${most}`,
      [people.map((person) => person.id), orderNumbers, id, isOfSales, trackingCode],
    );
  }

  private customers(searched: SearchedRecords, people: People): Promise<FoundRecord[]> {
    const values = new Values();
    const mailboxes = values.add([...new Set(people.map(({ mailbox }) => mailbox))]);
    const own = matching('k.words', searched, values) ?? 'false';
    const ordered = `(select c.name from contacts c where lower(btrim(c.email)) = k.email order by c.created_at desc limit 1)`;
    return this.records(
      `select 'customer' as kind, k.id::text as id,
          coalesce(nullif(concat_ws(' ', k.first_name, k.last_name), ''), ${ordered}, k.email) as title,
          k.email as detail, ${iso('k.created_at')} as at, null as status
         from customers k where k.id in (
           select k.id from customers k where k.email = any(${mailboxes})
           union select k.id from customers k where ${own})
        order by k.created_at desc, k.id desc limit ${most}`,
      values.all,
    );
  }

  private subscriptions({ id }: SearchedRecords, people: People): Promise<FoundRecord[]> {
    return this.records(
      `select 'subscription' as kind, s.subscription_id as id, s.product_name as title,
          concat_ws(' · ', ${customerName}, c.email) as detail, ${iso('s.started_at')} as at, s.status
         from ${subscriptions} s left join contacts c on c.id = s.contact_id
        where s.contact_id = any($1) or s.subscription_id = $2
        order by s.started_at desc, s.subscription_id desc limit ${most}`,
      [people.map((person) => person.id), id],
    );
  }

  private async products({ words }: SearchedRecords): Promise<FoundRecord[]> {
    if (words.length === 0) return [];
    const values = new Values();
    const matches = startsWords(`shop_words(concat_ws(' ', p.name, p.slug, p.sku, p.ean))`, words, values);
    return this.records(
      `select 'product' as kind, p.id::text as id, p.name as title, concat_ws(' · ', p.sku, p.slug) as detail, null as at, null as status
         from products p where p.hidden_at is null and ${matches} order by p.name, p.id limit ${most}`,
      values.all,
    );
  }

  private records(sql: string, values: unknown[]): Promise<FoundRecord[]> {
    return rowsOf(this.database, FoundRecordSchema, sql, values);
  }
}

/** The parameters of a statement. */
class Values {
  readonly all: unknown[] = [];

  add(value: unknown): string {
    return `$${this.all.push(value)}`;
  }
}

/** Null when the search names nobody. */
function matching(expression: string, { words, phone }: SearchedRecords, values: Values): string | null {
  const alternatives = [
    ...(words.length > 0 ? [startsWords(expression, words, values)] : []),
    ...(phone ? [`(${expression}) like ${values.add(containing(phone))}`] : []),
  ];
  return alternatives.length > 0 ? `(${alternatives.join(' or ')})` : null;
}

function startsWords(expression: string, words: readonly string[], values: Values): string {
  const has = (word: string) => `(${expression}) like ${values.add(containing(` ${word}`))}`;
  return words.length > 0 ? `(${words.map(has).join(' and ')})` : 'false';
}
