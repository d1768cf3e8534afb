import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isErased } from '../customers/erased.view.js';

const keepSql = (
  column: 'note' | 'rejection' | 'label_url',
) => `insert into return_notes (return_id, contact_id, ${column})
  select $1, $2, $3 where not ${isErased('$2')}
  on conflict (return_id) do update
  set contact_id = excluded.contact_id, ${column} = excluded.${column}, updated_at = now()`;

/** Texts of a return, by the sender and by staff. Stores none about an erased person, who gets no mail either. */
@Injectable()
export class ReturnNotes {
  constructor(private readonly dataSource: DataSource) {}

  async keepNote(returnId: string, contactId: string, note: string): Promise<void> {
    await this.dataSource.query(keepSql('note'), [returnId, contactId, note]);
  }

  /** Replaces an earlier text. */
  async keepRejection(returnId: string, contactId: string, rejection: string): Promise<void> {
    await this.dataSource.query(keepSql('rejection'), [returnId, contactId, rejection]);
  }

  /** Replaces an earlier address; null removes it. */
  async keepLabelUrl(returnId: string, contactId: string, url: string | null): Promise<void> {
    await this.dataSource.query(keepSql('label_url'), [returnId, contactId, url]);
  }
}
