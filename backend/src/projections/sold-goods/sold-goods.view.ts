/** The lines of paid orders with their moment, for joins in SQL. Cents include VAT of `percent`, less what was refunded. */
export const soldLines = `(
  select o.paid_at, l."productId" as product_id, l.percent, l.pieces, l."paidCents" - l."refundedCents" as gross_cents
  from sold_goods o cross join lateral jsonb_to_recordset(o.lines)
    as l("productId" int, percent int, pieces int, "paidCents" int, "refundedCents" int)
  where o.paid_at is not null)`;
