import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../platform/database/rows.js';

const Person = z.object({ mailbox: z.string() });
const quietSql = `
  select mailbox from (
    select lower(btrim(email)) as mailbox from contacts where created_at < $1
    union select email from customers where created_at < $1
  ) old
  where not exists (select 1 from contacts c where lower(btrim(c.email)) = old.mailbox and c.created_at >= $1)
    and not exists (select 1 from customers k where k.email = old.mailbox and greatest(k.created_at, k.last_login_at) >= $1)
  limit $2`;

/** The published query on people who went quiet. */
@Injectable()
export class QuietPeople {
  constructor(private readonly dataSource: DataSource) {}

  /** The mailboxes, at most `limit`, that ordered before this moment, or made an account then, and did nothing since. */
  async since(moment: Date, limit: number): Promise<string[]> {
    return (await rowsOf(this.dataSource, Person, quietSql, [moment, limit])).map(({ mailbox }) => mailbox);
  }
}
