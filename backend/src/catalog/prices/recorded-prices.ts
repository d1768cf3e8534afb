import type { DataSource } from 'typeorm';
import { z } from 'zod';
import type { ProductPrices, RecordedPrice } from '../../../../contracts/admin/product-prices.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { rowsOf } from '../../platform/database/rows.js';
import { staffNames } from '../../staff/staff-names.view.js';
import { PriceHistoryRow, priceHistory } from './prices.sql.js';
import { shownPrice } from './shown-price.js';

type Row = z.output<typeof PriceHistoryRow>['prices'][number];

const historySql = `select ${priceHistory} as history from products p where p.id = $1 and p.hidden_at is null`;
const RecorderRow = z.object({ id: z.int(), by: z.string().nullable(), endedBy: z.string().nullable() });
const recordersSql = `
  select r.id, m.email as by, (
    select e.email from product_prices ended join ${staffNames} e on e.id = ended.recorded_by::text
    where ended.product_id = r.product_id and ended.ends_id = r.id order by ended.id limit 1) as "endedBy"
  from product_prices r left join ${staffNames} m on m.id = r.recorded_by::text where r.product_id = $1`;

/** The prices of a product, newest first, with the members of staff who recorded them; null without such a product. */
export async function recordedPrices(
  dataSource: DataSource,
  productId: number,
  now: Date,
): Promise<ProductPrices | null> {
  const [found] = await rowsOf(dataSource, z.object({ history: PriceHistoryRow }), historySql, [productId]);
  if (!found) return null;
  const { history } = found;
  const recorders = new Map(
    (await rowsOf(dataSource, RecorderRow, recordersSql, [productId])).map((row) => [row.id, row]),
  );
  const { priceCents, referenceCents } = shownPrice(history, now);
  return {
    at: now.toISOString(),
    price: centsToDecimal(priceCents),
    referencePrice: referenceCents === null ? null : centsToDecimal(referenceCents),
    prices: history.prices
      .map((row, _, all) => ({
        id: row.id,
        kind: row.kind,
        price: centsToDecimal(row.cents),
        from: new Date(row.from).toISOString(),
        until: row.until === null ? null : new Date(row.until).toISOString(),
        state: stateOf(row, all, now.getTime()),
        by: recorders.get(row.id)?.by ?? null,
        endedBy: recorders.get(row.id)?.endedBy ?? null,
      }))
      .sort((one, other) => other.from.localeCompare(one.from) || other.id - one.id),
    history,
  };
}

function stateOf(row: Row, all: readonly Row[], now: number): RecordedPrice['state'] {
  if (isWithdrawn(row)) return 'withdrawn';
  if (row.until !== null && row.until <= now) return 'over';
  if (row.from > now) return 'planned';
  const isReplaced = (other: Row) =>
    other.kind === row.kind &&
    !isWithdrawn(other) &&
    other.from <= now &&
    (other.from > row.from || (other.from === row.from && other.id > row.id));
  return row.kind === 'regular' && all.some(isReplaced) ? 'over' : 'current';
}

/** Whether it ended before it started. */
const isWithdrawn = ({ from, until }: Row) => until !== null && until <= from;
