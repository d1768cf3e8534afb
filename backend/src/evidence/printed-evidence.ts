import { carrierNames } from '../../../contracts/shipping/carriers.js';
import { amsterdamDay, type CalendarDay } from '../../../contracts/values/calendar.js';
import { decimalToCents } from '../../../contracts/values/money.js';
import { bytesOf, openPdf } from '../platform/printing/pdf.js';
import { muted, page, Sheet } from '../platform/printing/sheet.js';
import { drawTable } from '../platform/printing/table.js';
import { formatEuro } from '../mail-texts/templates/parts/format.js';
import { evidenceCopy as copy } from './copy.js';
import type { Evidence } from './evidence.query.js';

const whole = { x: page.left, width: page.width };
const euro = (decimal: string) => formatEuro(decimalToCents(decimal)!);
const moment = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Amsterdam',
});
const at = (iso: string) => moment.format(new Date(iso));
const right = 'right' as const;

/** Prints the evidence: what was agreed and paid, what left, what the buyer was told, and what the buyer bought before. */
export async function printedEvidence(
  evidence: Evidence,
  { company, day }: { company: string; day: CalendarDay },
): Promise<Buffer> {
  const { orderNumber } = evidence.order;
  const { pdf, fonts } = await openPdf({ title: copy.title(orderNumber), date: day });
  const sheet = new Sheet(pdf, fonts, copy.continued(orderNumber));
  sheet.y += sheet.write('H1', copy.title(orderNumber), { ...whole, size: 20, bold: true }) + 4;
  sheet.y += sheet.write('P', copy.madeBy(company, day), { ...whole, color: muted });
  drawAgreement(sheet, evidence);
  drawBought(sheet, evidence);
  drawParcels(sheet, evidence);
  drawDocuments(sheet, evidence);
  drawReturns(sheet, evidence);
  drawMails(sheet, evidence);
  drawEarlier(sheet, evidence);
  sheet.writeFeet((number, pages) => `${copy.title(orderNumber)}  ·  ${copy.page(number, pages)}`);
  return bytesOf(pdf);
}

function drawAgreement(sheet: Sheet, { order, paidAt, paymentIntentId }: Evidence): void {
  head(sheet, copy.buyer);
  const place = `${order.shippingPostalCode} ${order.shippingCity}`.trim();
  sheet.writeLines([order.customerName, order.customerEmail, order.shippingAddress, place], whole);
  head(sheet, copy.agreement);
  const terms = order.termsVersion === null ? [] : [[copy.terms, copy.agreedTo(order.termsVersion)]];
  const paid = paidAt === null ? [] : [[copy.paid, at(paidAt)]];
  const method = order.paymentMethod === null ? [] : [[copy.method, order.paymentMethod]];
  const rows = [
    [copy.placed, at(order.createdAt)],
    ...paid,
    ...method,
    [copy.payment, paymentIntentId],
    ...terms,
    [copy.status, copy.statusOf(order.status)],
  ];
  sheet.writeLines(
    rows.map(([label, value]) => `${label}: ${value}`),
    whole,
  );
}

function drawBought(sheet: Sheet, { order }: Evidence): void {
  head(sheet, copy.bought);
  const columns = [
    { head: copy.product, width: 320 },
    { head: copy.quantity, width: 70, align: right },
    { head: copy.amount, width: 109, align: right },
  ];
  const sums: [string, string][] = [
    [copy.shipping, order.shippingAmount],
    [copy.discount, order.discountAmount],
    [copy.total, order.totalAmount],
    [copy.refunded, order.refundedAmount],
  ];
  drawTable(sheet, columns, [
    ...order.items.map(({ productName, quantity, subtotal }) => [productName, String(quantity), euro(subtotal)]),
    ...sums
      .filter(([, decimal]) => decimalToCents(decimal) !== 0)
      .map(([label, decimal]) => [label, '', euro(decimal)]),
  ]);
}

function drawParcels(sheet: Sheet, { parcels }: Evidence): void {
  head(sheet, copy.parcels);
  if (parcels.length === 0) return sheet.writeLines([copy.noParcels], whole);
  const columns = [
    { head: copy.sentOn, width: 130 },
    { head: copy.carrier, width: 160 },
    { head: copy.contents, width: 209 },
  ];
  const rows = parcels.map(({ shippedAt, carrier, trackingCode, pieces }) => [
    at(shippedAt),
    [carrier === null ? '' : carrierNames[carrier], trackingCode ?? ''].join(' ').trim(),
    pieces.map(({ productName, quantity }) => `${quantity} × ${productName}`).join(', '),
  ]);
  drawTable(sheet, columns, rows);
}

function drawDocuments(sheet: Sheet, { documents }: Evidence): void {
  if (documents.length === 0) return;
  head(sheet, copy.documents);
  const columns = [
    { head: copy.number, width: 200 },
    { head: copy.date, width: 190 },
    { head: copy.amount, width: 109, align: right },
  ];
  drawTable(
    sheet,
    columns,
    documents.map(({ number, issuedOn, total }) => [number, issuedOn, euro(total)]),
  );
}

function drawReturns(sheet: Sheet, { order }: Evidence): void {
  head(sheet, copy.returns);
  const lines = order.returns.map(({ status }) => copy.returnStatusOf(status));
  sheet.writeLines(lines.length === 0 ? [copy.noReturns] : lines, whole);
}

function drawMails(sheet: Sheet, { mails, olderMails }: Evidence): void {
  head(sheet, copy.mails);
  if (mails.length === 0) sheet.writeLines([copy.noMails], whole);
  if (olderMails > 0) sheet.writeLines([copy.moreMails(olderMails)], whole);
  for (const { subject, sentAt, to, text } of mails) {
    sheet.breakBefore(80);
    sheet.y += 8;
    sheet.y += sheet.write('H3', subject, { ...whole, bold: true }) + 2;
    sheet.y += sheet.write('P', copy.sent(at(sentAt), to), { ...whole, color: muted }) + 4;
    for (const paragraph of text.split(/\n{2,}/).filter((part) => part.trim() !== '')) {
      sheet.breakBefore(sheet.heightOf(paragraph, whole) + 4);
      sheet.writeLines(paragraph.split('\n'), whole);
      sheet.y += 4;
    }
  }
}

function drawEarlier(sheet: Sheet, { earlier }: Evidence): void {
  head(sheet, copy.earlier);
  if (earlier.length === 0) return sheet.writeLines([copy.noEarlier], whole);
  const columns = [
    { head: copy.orderNumber, width: 140 },
    { head: copy.date, width: 120 },
    { head: copy.status, width: 130 },
    { head: copy.amount, width: 109, align: right },
  ];
  const rows = earlier.map(({ orderNumber, createdAt, status, totalAmount }) => [
    orderNumber,
    amsterdamDay(createdAt),
    copy.statusOf(status),
    euro(totalAmount),
  ]);
  drawTable(sheet, columns, rows);
}

function head(sheet: Sheet, title: string): void {
  sheet.y += 18;
  sheet.breakBefore(60);
  sheet.y += sheet.write('H2', title, { ...whole, size: 12, bold: true }) + 5;
}
