import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import type { Company } from '../../../../contracts/company.js';
import { bytesOf, openPdf } from '../../platform/printing/pdf.js';
import { muted, page, Sheet } from '../../platform/printing/sheet.js';
import { drawTable } from '../../platform/printing/table.js';
import type { OrderToPack } from '../../projections/order-parcels/waiting-orders.query.js';
import { breathe } from './breathe.js';
import { shippingCopy as copy } from './copy.js';

const whole = { x: page.left, width: page.width };
const rightHalf = { x: 330, width: page.right - 330 };
const columns = [
  { head: copy.product, width: 420 },
  { head: copy.quantity, width: 79, align: 'right' as const },
];

/** Returns the slips of these orders, each on a page of its own. They hold no prices, so a parcel can be a gift. */
export async function printedSlips(
  orders: readonly OrderToPack[],
  { sender, day }: { sender: Pick<Company, 'name' | 'address' | 'postalCode' | 'city' | 'email'>; day: CalendarDay },
): Promise<Buffer> {
  const { pdf, fonts } = await openPdf({ title: `${copy.slips} ${day}`, date: day });
  const sheet = new Sheet(pdf, fonts, copy.continued(copy.slip));
  for (const [index, order] of orders.entries()) {
    if (index > 0) sheet.startPage();
    drawSlip(sheet, order, sender);
    await breathe();
  }
  sheet.writeFeet((number, pages) => copy.page(number, pages));
  return bytesOf(pdf);
}

type Sender = Parameters<typeof printedSlips>[1]['sender'];

function drawSlip(sheet: Sheet, { orderNumber, packedWith, recipient, pieces }: OrderToPack, sender: Sender): void {
  const { name, address, postalCode, city, email } = sender;
  const top = (sheet.y = 40);
  sheet.y += sheet.write('P', name, { ...whole, width: 250, size: 22, bold: true });
  const below = sheet.y;
  sheet.y = top + 4;
  sheet.writeLines([address, `${postalCode} ${city}`.trim(), email], { ...rightHalf, size: 8.5, color: muted });
  sheet.y = Math.max(below, sheet.y) + 28;
  sheet.y += sheet.write('H1', `${copy.slip} ${orderNumber}`, { ...whole, size: 18, bold: true }) + 16;
  if (packedWith.length > 0) sheet.writeLines([copy.packedWith(packedWith)], { ...whole, size: 12, bold: true });
  sheet.y += packedWith.length > 0 ? 12 : 0;
  sheet.y += sheet.write('H2', copy.deliverTo, { ...whole, color: muted }) + 3;
  const to = [recipient.name, recipient.address, `${recipient.postalCode} ${recipient.city}`.trim()];
  sheet.writeLines(to, { ...whole, size: 12 });
  sheet.y += 22;
  drawTable(
    sheet,
    columns,
    pieces.map((piece) => [copy.perPiece(piece), String(piece.quantity)]),
  );
  sheet.y += 20;
  sheet.writeLines([copy.questions(email)], whole);
}
