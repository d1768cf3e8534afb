import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MentionSchema, type Mention, type NotedKind } from '../../../contracts/admin/notes.js';
import { rowsOf } from '../platform/database/rows.js';
import { iso } from '../platform/http/listing/listing.js';
import { colleagueNames } from '../staff/colleague-names.view.js';

const unread = `
  select n.id, n.kind, n.record_id as "recordId", n.text, s.name as author, ${iso('n.created_at')} as "createdAt"
  from record_notes n join ${colleagueNames} s on s.id = n.author_id
  where n.unread @> array[$1::int] and n.kind = any($2) order by n.created_at desc, n.id`;

/** The notes that mention a member of staff who has not marked them as read. */
@Injectable()
export class Mentions {
  constructor(private readonly dataSource: DataSource) {}

  /** `kinds`: the records that the member may see now; the role may have changed since the note. */
  list(staffId: number, kinds: readonly NotedKind[]): Promise<Mention[]> {
    return rowsOf(this.dataSource, MentionSchema, unread, [staffId, kinds]);
  }

  async read(staffId: number, noteId: string): Promise<void> {
    await this.dataSource.query('update record_notes set unread = array_remove(unread, $1) where id = $2', [
      staffId,
      noteId,
    ]);
  }
}
