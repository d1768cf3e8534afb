import type { DataSource } from 'typeorm';

const longAgo = `now() - interval '3 minutes'`;

/**
 * Ids of checkouts that somebody has to look at, longest over first: their time is over, or they have a payment of which
 * nobody has heard for three minutes. A younger one is still the shopper's own.
 */
export async function dueCheckouts(dataSource: DataSource, most: number): Promise<string[]> {
  const rows = await dataSource.query<{ id: string }[]>(
    `select id from checkouts
     where status in ('open', 'closing') and (reserved_until <= now()
       or (payment_intent_id is not null and created_at < ${longAgo} and updated_at < ${longAgo}))
     order by reserved_until limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}
