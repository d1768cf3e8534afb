import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { bytesOf, openPdf } from '../../platform/printing/pdf.js';
import { page, Sheet } from '../../platform/printing/sheet.js';
import { drawTable } from '../../platform/printing/table.js';
import type { OrderToPack } from '../../projections/order-parcels/waiting-orders.query.js';
import { breathe } from './breathe.js';
import { shippingCopy as copy } from './copy.js';

const whole = { x: page.left, width: page.width };

/** Returns what to take from the shelf: the pieces of all orders by product, then each order. */
export async function printedPickList(orders: readonly OrderToPack[], day: CalendarDay): Promise<Buffer> {
  const { pdf, fonts } = await openPdf({ title: `${copy.pickList} ${day}`, date: day });
  const sheet = new Sheet(pdf, fonts, copy.continued(copy.pickList));
  sheet.y += sheet.write('H1', `${copy.pickList} ${day}`, { ...whole, size: 22, bold: true }) + 4;
  sheet.y += sheet.write('P', copy.orders(orders.length), whole) + 14;
  const byProduct = [
    { head: copy.product, width: 420 },
    { head: copy.jars, width: 79, align: 'right' as const },
  ];
  drawTable(
    sheet,
    byProduct,
    totalsOf(orders).map(({ jars, ...product }) => [copy.named(product), String(jars)]),
  );
  sheet.y += 24;
  sheet.breakBefore(80);
  sheet.y += sheet.write('H2', copy.byOrder, { ...whole, size: 13, bold: true }) + 8;
  const rows: string[][] = [];
  for (const { orderNumber, pieces } of orders) {
    rows.push([orderNumber, pieces.map(copy.piece).join(', ')]);
    await breathe();
  }
  const byOrder = [
    { head: copy.order, width: 110 },
    { head: copy.contents, width: 389 },
  ];
  drawTable(sheet, byOrder, rows);
  sheet.writeFeet((number, pages) => `${copy.pickList} ${day}  ·  ${copy.page(number, pages)}`);
  return bytesOf(pdf);
}

interface Total {
  productName: string;
  sku: string | null;
  jars: number;
}

/** Jars by product, by name. */
export function totalsOf(orders: readonly OrderToPack[]): Total[] {
  const totals = new Map<number, Total>();
  for (const { productId, productName, sku, quantity, jars } of orders.flatMap(({ pieces }) => pieces)) {
    const before = totals.get(productId)?.jars ?? 0;
    totals.set(productId, { productName, sku, jars: before + quantity * jars });
  }
  return [...totals.values()].sort((one, other) => one.productName.localeCompare(other.productName, 'nl'));
}
