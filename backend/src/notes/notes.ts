import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { NoteSchema, type Note, type NotedKind, type WriteNote } from '../../../contracts/admin/notes.js';
import { isErased } from '../customers/erased.view.js';
import { isStoredCustomer } from '../customers/stored-customer.view.js';
import { countOf, rowsOf } from '../platform/database/rows.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { iso } from '../platform/http/listing/listing.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { colleagueNames } from '../staff/colleague-names.view.js';
import { ColleagueNames } from './colleague-names.js';

/** The order or the customer that a note is about, and the member of staff who calls. */
export interface Noted {
  kind: NotedKind;
  recordId: string;
  staffId: number;
}

const listed = `
  select n.id, n.text, s.name as author, n.author_id = $3 as "isMine", ${iso('n.created_at')} as "createdAt",
    ${iso('n.edited_at')} as "editedAt", ${iso('n.removed_at')} as "removedAt"
  from record_notes n join ${colleagueNames} s on s.id = n.author_id
  where n.kind = $1 and n.record_id = $2 order by n.created_at desc, n.id`;

const written = `
  insert into record_notes (id, kind, record_id, contact_id, author_id, text, mentioned, unread)
  select $1::uuid, $2::text, $3::text, $4::text, $5::int, $6::text, $7::int[], $7::int[]
  where case when $2 = 'order' then not ${isErased('$4')} else ${isStoredCustomer('$3')} end
  on conflict (id) do nothing`;

const own = 'id = $1 and kind = $2 and record_id = $3 and author_id = $4';
const edited = `
  update record_notes set text = $5, edited_at = now(), mentioned = $6,
    unread = array(select m from unnest($6::int[]) m where m = any(unread) or not m = any(mentioned))
  where ${own} and removed_at is null`;
const removed = `
  update record_notes set text = null, mentioned = '{}', unread = '{}', removed_at = coalesce(removed_at, now())
  where ${own}`;

/** Notes of staff about orders and customers. Stores none about an erased person. */
@Injectable()
export class Notes {
  constructor(
    private readonly dataSource: DataSource,
    private readonly orders: OrderReader,
    private readonly colleagues: ColleagueNames,
  ) {}

  /** Throws `order-not-found`. */
  async list({ kind, recordId, staffId }: Noted): Promise<Note[]> {
    const notes = await rowsOf(this.dataSource, NoteSchema, listed, [kind, recordId, staffId]);
    return kind === 'order' ? this.orders.knownRows(recordId, notes) : notes;
  }

  /** Writes nothing when a note has this id. Throws `order-not-found`, and `customer-erased` also for an unknown customer. */
  async write({ kind, recordId, staffId }: Noted, { id, text }: WriteNote): Promise<void> {
    const contactId = kind === 'order' ? await this.contactOf(recordId) : null;
    const mentioned = await this.colleagues.mentionedIn(text, kind, staffId);
    const values = [id, kind, recordId, contactId, staffId, text, mentioned];
    if ((await countOf(this.dataSource, `${written} returning 1`, values)) === 1) return;
    const repeated = `select 1 from record_notes where ${own}`;
    if ((await countOf(this.dataSource, repeated, [id, kind, recordId, staffId])) === 0)
      throw new DomainError('customer-erased');
  }

  /** Throws `not-found` for a note of somebody else, and for a removed one. */
  async edit({ kind, recordId, staffId }: Noted, id: string, text: string): Promise<void> {
    const mentioned = await this.colleagues.mentionedIn(text, kind, staffId);
    await this.change(edited, [id, kind, recordId, staffId, text, mentioned]);
  }

  /** Removes the text. A repeat changes nothing. Throws `not-found` for a note of somebody else. */
  remove({ kind, recordId, staffId }: Noted, id: string): Promise<void> {
    return this.change(removed, [id, kind, recordId, staffId]);
  }

  private async change(sql: string, values: unknown[]): Promise<void> {
    if ((await countOf(this.dataSource, sql, values)) === 0) throw new DomainError('not-found');
  }

  private async contactOf(orderId: string): Promise<string> {
    const order = await this.orders.find(orderId);
    if (!order) throw new DomainError('order-not-found');
    return order.contactId;
  }
}
