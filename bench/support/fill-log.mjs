import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { benchMetadata } from './lib.mjs';

const products = 50;

/** Fills the log in bulk with this many sales of 50 products. Benches measure the readers, not this fill. Each
 * sale has a correlation of its own, as in a shop: a restore runs one correlation in series. */
export async function fillLog(url, sales) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const insert = `insert into event_store.events (stream_id, version, id, type, data, metadata)
    select * from jsonb_to_recordset($1::jsonb)
    as r(stream_id text, version bigint, id uuid, type text, data jsonb, metadata jsonb)`;
  const versions = new Map();
  const row = (product, type, data, cause) => {
    const stream_id = `stock-${product}`;
    const version = (versions.get(stream_id) ?? -1) + 1;
    versions.set(stream_id, version);
    const metadata = { ...benchMetadata, $correlationId: cause, $causationId: cause };
    return { stream_id, version, id: randomUUID(), type, data, metadata };
  };
  let rows = Array.from({ length: products }, (_, product) =>
    row(product + 1, 'StockOpened', { onHand: sales }, `product-${product + 1}`),
  );
  for (let sale = 1; sale <= sales; sale++) {
    const orderId = randomUUID();
    rows.push(
      row(
        (sale % products) + 1,
        'StockSold',
        {
          saleId: orderId,
          orderId,
          checkoutId: null,
          quantity: 1,
          releasedQuantity: 0,
          onHandAfter: sales - Math.floor(sale / products),
        },
        orderId,
      ),
    );
    if (rows.length >= 5000 || sale === sales) {
      await client.query(insert, [JSON.stringify(rows)]);
      rows = [];
    }
  }
  await client.end();
}
