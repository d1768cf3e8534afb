import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';

const rowsAtOnce = 500;

/**
 * Yields the rows of a query in batches, never an empty one, so that memory holds one batch. The transaction is opened by hand,
 * because it has to outlive each `yield`.
 */
export async function* streamRows<Row>(
  dataSource: DataSource,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('begin read only');
    await runner.query('set local cursor_tuple_fraction = 1'); // all of it is wanted, not the first rows fast
    await runner.query(`declare listed no scroll cursor for ${sql}`, [...values]);
    for (;;) {
      const rows = (await runner.query(`fetch ${rowsAtOnce} from listed`)) as Row[];
      if (rows.length > 0) yield rows;
      if (rows.length < rowsAtOnce) return;
    }
  } finally {
    await runner.query('rollback').catch(() => undefined);
    await runner.release();
  }
}

/** A stream whose first piece is there: what goes wrong before it is still an error answer. */
export async function startedStream(pieces: AsyncGenerator<string>): Promise<Readable> {
  const first = await pieces.next();
  return Readable.from(withFirst(first, pieces), { objectMode: false, highWaterMark: 64 * 1024 });
}

async function* withFirst(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    if (first.done) return;
    yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined); // the reader has gone away: give the connection back
  }
}
