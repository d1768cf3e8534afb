import { amsterdamDay } from '../../../contracts/values/calendar.js';
import { companyLines } from '../../../contracts/values/company-lines.js';
import { storedThings } from '../../../contracts/browser-storage.js';
import type { Block, LegalPage, Span } from '../../../contracts/law/legal-pages.js';
import { bytesOf, openPdf } from '../platform/printing/pdf.js';
import { muted, page, Sheet } from '../platform/printing/sheet.js';

const column = { x: page.left, width: page.width };
const indent = 14;

const textOf = (spans: readonly Span[]) => spans.map(({ text }) => text).join('');

/** Returns a legal text as a PDF/A in Dutch. The same page gives the same bytes. */
export async function printLegalPage(printed: LegalPage): Promise<Buffer> {
  const { title, version, publishedAt, blocks } = printed;
  const date = amsterdamDay(publishedAt);
  const { pdf, fonts } = await openPdf({ title: title.replace(/[^\p{L}\d ]/gu, ''), date });
  const sheet = new Sheet(pdf, fonts, `Vervolg van ${title}`);
  sheet.y += sheet.write('H1', title, { ...column, size: 22, bold: true }) + 14;
  for (const block of blocks) draw(sheet, block, printed);
  sheet.writeFeet((number, pages) => `${title}  ·  versie ${version} van ${date}  ·  ${number} van ${pages}`);
  return bytesOf(pdf);
}

function draw(sheet: Sheet, block: Block, { company, readablePhone }: LegalPage): void {
  if (block.kind === 'heading') return write(sheet, 'H2', block.text, { size: 13, bold: true }, 6);
  if (block.kind === 'paragraph') return write(sheet, 'P', textOf(block.spans), {}, 10);
  if (block.kind === 'company') {
    for (const line of companyLines({ ...company, phone: readablePhone })) write(sheet, 'P', line, { color: muted }, 2);
    sheet.y += 8;
    return;
  }
  const items =
    block.kind === 'list'
      ? block.items.map(textOf)
      : storedThings.map(({ name, purpose, kept }) => `${name}: ${purpose}, ${kept}`);
  for (const item of items) write(sheet, 'P', `•  ${item}`, { x: page.left + indent, width: page.width - indent }, 4);
  sheet.y += 6;
}

function write(sheet: Sheet, type: string, text: string, style: object, below: number): void {
  const whole = { ...column, size: 10, ...style };
  if (type === 'H2') sheet.y += 8;
  sheet.breakBefore(sheet.heightOf(text, whole) + (type === 'H2' ? 40 : 0));
  sheet.y += sheet.write(type, text, whole) + below;
}
