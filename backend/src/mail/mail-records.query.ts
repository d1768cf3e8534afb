import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { oneRowOf, rowsOf } from '../platform/database/rows.js';
import { keyOfRepeat } from './mails.view.js';

const Status = z.object({ sent: z.boolean(), failed: z.boolean() });
const statusSql = `select status = 'sent' as sent, last_error is not null as failed from mails where key = $1`;

const Counts = z.object({ queued: z.int(), sent: z.int(), failed: z.int() });
const countsSql = `select count(*) filter (where status = 'queued')::int as queued,
    count(*) filter (where status = 'sent')::int as sent, count(*) filter (where status = 'failed')::int as failed
  from mails where template = 'product-recall' and reference ->> 'recallId' = $1 and key not like '${keyOfRepeat('%')}'`;

/** The published query on mails. */
@Injectable()
export class MailRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when no mail has this key. `failed`: the latest attempt failed, and a retry may follow. */
  async statusOf(key: string): Promise<{ sent: boolean; failed: boolean } | null> {
    const [mail] = await rowsOf(this.dataSource, Status, statusSql, [key]);
    return mail ?? null;
  }

  /** How many mails of a recall are in which state. */
  countsOfRecall(recallId: string): Promise<z.output<typeof Counts>> {
    return oneRowOf(this.dataSource, Counts, countsSql, [recallId]);
  }
}
