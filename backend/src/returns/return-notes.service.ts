import { Injectable } from '@nestjs/common';
import { DataSource, type Repository } from 'typeorm';
import { ReturnNote } from './return-note.entity.js';

/** The words that belong to a return. */
@Injectable()
export class ReturnNotes {
  private readonly notes: Repository<ReturnNote>;

  constructor(dataSource: DataSource) {
    this.notes = dataSource.getRepository(ReturnNote);
  }

  /** What the sender wrote. */
  async keepNote(returnId: string, note: string): Promise<void> {
    await this.notes.upsert({ returnId, note }, ['returnId']);
  }

  /** What staff answered; the last answer counts. */
  async keepRejection(returnId: string, rejection: string): Promise<void> {
    await this.notes.upsert({ returnId, rejection }, ['returnId']);
  }
}
