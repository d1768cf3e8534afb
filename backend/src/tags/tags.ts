import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { TaggedKind } from '../../../contracts/admin/tags.js';
import { isErased } from '../customers/erased.view.js';
import { isStoredCustomer } from '../customers/stored-customer.view.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { DomainError } from '../platform/errors/domain-error.js';

/** A record and one of its tags. */
export interface Tagged {
  kind: TaggedKind;
  recordId: string;
  tag: string;
}

const mostTags = 20;

const used = `select tag from record_tags where kind = $1 group by tag order by count(*) desc, tag limit 200`;
const added = `
  insert into record_tags (kind, record_id, tag, contact_id)
  select $1::text, $2::text, $3::text, $4::text
  where case when $1 = 'order' then not ${isErased('$4')} else ${isStoredCustomer('$2')} end
    and (select count(*) from record_tags where kind = $1 and record_id = $2) < ${mostTags}
  on conflict do nothing`;
const others = 'select 1 from record_tags where kind = $1 and record_id = $2';

/** Tags of orders and customers. Stores none about an erased person. */
@Injectable()
export class Tags {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
  ) {}

  async used(kind: TaggedKind): Promise<string[]> {
    const found = await rowsOf(this.dataSource, z.object({ tag: z.string() }), used, [kind]);
    return found.map(({ tag }) => tag);
  }

  /** Throws `order-not-found`, `too-many-tags`, and `customer-erased` also for an unknown customer. */
  async add({ kind, recordId, tag }: Tagged): Promise<void> {
    const contactId = kind === 'order' ? await this.contactOf(recordId) : null;
    if ((await countOf(this.dataSource, `${added} returning 1`, [kind, recordId, tag, contactId])) === 1) return;
    if ((await countOf(this.dataSource, `${others} and tag = $3`, [kind, recordId, tag])) === 1) return;
    const isFull = (await countOf(this.dataSource, others, [kind, recordId])) >= mostTags;
    throw new DomainError(isFull ? 'too-many-tags' : 'customer-erased');
  }

  async remove({ kind, recordId, tag }: Tagged): Promise<void> {
    await this.dataSource.query('delete from record_tags where kind = $1 and record_id = $2 and tag = $3', [
      kind,
      recordId,
      tag,
    ]);
  }

  private async contactOf(orderId: string): Promise<string> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    return order.contactId;
  }
}
