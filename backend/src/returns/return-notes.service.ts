import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { ReturnNote } from './return-note.entity.js';

const rejectSql = `insert into return_notes (return_id, rejection)
  select $1, $2 where not exists (select from erased_contacts where contact_id = $3)
  on conflict (return_id) do update set rejection = excluded.rejection, updated_at = now()`;

/** Texts of a return, by the sender and by staff. */
@Injectable()
export class ReturnNotes {
  private readonly notes: Repository<ReturnNote>;

  constructor(private readonly dataSource: DataSource) {
    this.notes = dataSource.getRepository(ReturnNote);
  }

  async keepNote(returnId: string, note: string): Promise<void> {
    await this.notes.upsert({ returnId, note }, ['returnId']);
  }

  /** Replaces an earlier text. Keeps none about an erased person, who gets no mail either. */
  async keepRejection(returnId: string, contactId: string, rejection: string): Promise<void> {
    await this.dataSource.query(rejectSql, [returnId, rejection, contactId]);
  }
}
