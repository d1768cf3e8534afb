import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../platform/database/rows.js';

const longAgo = `now() - interval '3 minutes'`;

/** Returns ids of checkouts that expired, or whose payment got no webhook event for three minutes, oldest first. */
export async function dueCheckouts(dataSource: DataSource, most: number): Promise<string[]> {
  const rows = await rowsOf(
    dataSource,
    z.object({ id: z.string() }),
    `select id from checkouts
     where status in ('open', 'closing') and (reserved_until <= now()
       or (payment_intent_id is not null and created_at < ${longAgo} and updated_at < ${longAgo}))
     order by reserved_until limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}
