import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { ReturnNote } from './return-note.entity.js';

/** Texts of a return, by the sender and by staff. */
@Injectable()
export class ReturnNotes {
  private readonly notes: Repository<ReturnNote>;

  constructor(dataSource: DataSource) {
    this.notes = dataSource.getRepository(ReturnNote);
  }

  async keepNote(returnId: string, note: string): Promise<void> {
    await this.notes.upsert({ returnId, note }, ['returnId']);
  }

  /** Replaces an earlier text. */
  async keepRejection(returnId: string, rejection: string): Promise<void> {
    await this.notes.upsert({ returnId, rejection }, ['returnId']);
  }
}
