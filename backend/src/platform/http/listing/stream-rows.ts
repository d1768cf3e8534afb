import { Readable } from 'node:stream';
import type { DataSource } from 'typeorm';

const rowsAtOnce = 500;

/** Yields batches, to bound memory. The transaction is opened by hand, because it outlives each `yield`. */
export async function* streamRows<Row>(
  dataSource: DataSource,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<Row[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.connect();
    await runner.query('begin read only');
    await runner.query('set local cursor_tuple_fraction = 1'); // plans for all rows instead of the first ones
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

/** Waits for the first piece, so that an earlier failure is still an error response. */
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
    await rest.return(undefined); // releases the connection when the client disconnects
  }
}
