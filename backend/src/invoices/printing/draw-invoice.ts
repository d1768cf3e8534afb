import type { PrintedInvoice } from '../invoice.js';
import {
  addressOf,
  copy,
  factsOf,
  formatEuro,
  formatPercent,
  lineHeads,
  paymentOf,
  questionsTo,
  referenceOf,
  registrationsOf,
  titleOf,
  vatHeads,
} from './copy.js';
import { netOf, withoutVat } from './net-lines.js';
import { muted, page, type Sheet } from '../../platform/printing/sheet.js';
import { drawTable, type Column } from '../../platform/printing/table.js';

const leftHalf = { x: page.left, width: 250 };
const rightHalf = { x: 330, width: page.right - 330 };

export function drawInvoice(sheet: Sheet, invoice: PrintedInvoice): void {
  drawSeller(sheet, invoice);
  drawHead(sheet, invoice);
  drawLines(sheet, invoice);
  drawSums(sheet, invoice);
  drawNotes(sheet, invoice);
  sheet.writeFeet((number, pages) => `${titleOf(invoice)} ${invoice.number}  ·  ${copy.page(number, pages)}`);
}

function drawSeller(sheet: Sheet, { seller }: PrintedInvoice): void {
  const top = (sheet.y = 40);
  const style = { ...leftHalf, size: 26, bold: true };
  sheet.y += sheet.write('P', seller.name, { ...style, size: sheet.fittingSize(seller.name, style) });
  const below = sheet.y;
  sheet.y = top + 4;
  const details = [...addressOf(seller), ...registrationsOf(seller), seller.email, seller.phone];
  sheet.writeLines(details, { ...rightHalf, size: 8.5, color: muted });
  sheet.y = Math.max(below, sheet.y) + 28;
}

function drawHead(sheet: Sheet, invoice: PrintedInvoice): void {
  sheet.y += sheet.write('H1', titleOf(invoice), { ...leftHalf, size: 22, bold: true }) + 12;
  const top = sheet.y;
  for (const [label, value] of factsOf(invoice)) {
    const fact = sheet.open('P');
    sheet.write('Span', label, { ...leftHalf, color: muted }, fact);
    sheet.y += sheet.write('Span', value, { x: page.left + 120, width: 130 }, fact) + 3;
    fact.end();
  }
  const below = sheet.y;
  sheet.y = top;
  if (invoice.buyer) {
    sheet.y += sheet.write('H2', copy.buyer, { ...rightHalf, color: muted }) + 3;
    sheet.writeLines([invoice.buyer.name, ...addressOf(invoice.buyer)], rightHalf);
  }
  sheet.y = Math.max(below, sheet.y) + 22;
}

function drawLines(sheet: Sheet, invoice: PrintedInvoice): void {
  const widths = [203, 48, 112, 40, 96];
  const columns = lineHeads.map((head, index) => ({ head, width: widths[index]!, align: alignOf(index) }));
  const rows = invoice.lines.map((line) => [
    line.description,
    String(line.quantity),
    formatEuro(Math.round(withoutVat(line.listedCents, line.percent) / line.quantity)),
    formatPercent(line.percent),
    formatEuro(line.listedCents),
  ]);
  drawTable(sheet, columns, rows);
}

const alignOf = (index: number): Column['align'] => (index === 0 ? 'left' : 'right');

/** VAT by rate on the left, and how the lines lead to the total on the right. */
function drawSums(sheet: Sheet, invoice: PrintedInvoice): void {
  const { amounts, lines, totalCents, discountCode } = invoice;
  const listedCents = lines.reduce((sum, line) => sum + line.listedCents, 0);
  const isReduced = listedCents !== totalCents;
  sheet.y += 24;
  sheet.breakBefore(isReduced ? 130 : 85);
  const top = sheet.y;
  const columns = vatHeads.map((head, index) => ({ head, width: [66, 106, 68][index]!, align: alignOf(index) }));
  drawTable(
    sheet,
    columns,
    amounts.map((each) => [formatPercent(each.percent), formatEuro(netOf(each)), formatEuro(each.vatCents)]),
  );
  const below = sheet.y;
  sheet.y = top + 5;
  const vatCents = amounts.reduce((sum, each) => sum + each.vatCents, 0);
  if (isReduced) {
    drawSum(sheet, copy.subtotal, listedCents);
    drawSum(sheet, copy.discount(discountCode), totalCents - listedCents);
  }
  drawSum(sheet, copy.net, totalCents - vatCents);
  drawSum(sheet, copy.vat, vatCents);
  sheet.y += 2;
  sheet.line(rightHalf.x);
  sheet.y += 7;
  drawSum(sheet, copy.total, totalCents, { size: 13, bold: true });
  sheet.y = Math.max(below, sheet.y) + 24;
}

function drawSum(sheet: Sheet, label: string, cents: number, face: { size?: number; bold?: boolean } = {}): void {
  const sum = sheet.open('P');
  const width = rightHalf.width - 8;
  const height = sheet.write('Span', label, { ...face, x: rightHalf.x, width: 130 }, sum);
  sheet.write('Span', formatEuro(cents), { ...face, x: rightHalf.x, width, align: 'right' }, sum);
  sum.end();
  sheet.y += height + 5;
}

function drawNotes(sheet: Sheet, invoice: PrintedInvoice): void {
  const notes = [referenceOf(invoice), paymentOf(invoice), questionsTo(invoice.seller)];
  const style = { x: page.left, width: page.width };
  sheet.breakBefore(notes.reduce((sum, note) => sum + sheet.heightOf(note, style) + 2, 0));
  sheet.writeLines(notes, style);
}
