import type { CalendarDay } from '../../../../contracts/values/calendar.js';
import { openFonts, type Fonts } from './fonts.js';

export type Pdf = PDFKit.PDFDocument;

/** A document before its first page. `date` is its date of creation, so that the same input gives the same bytes. */
export interface PdfTerms {
  title: string;
  date: CalendarDay;
}

/**
 * Opens an empty PDF/A-3a with the shop's fonts `regular` and `bold`. `title` is letters and digits: pdfkit writes it into
 * the metadata without escaping it. The library is loaded at the first document, not at the start of the shop.
 */
export async function openPdf({ title, date }: PdfTerms): Promise<{ pdf: Pdf; fonts: Fonts }> {
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), openFonts()]);
  const pdf = new PDFDocument({
    ...{ pdfVersion: '1.7', subset: 'PDF/A-3a', tagged: true, lang: 'nl-NL', displayTitle: true },
    ...{ size: 'A4', margin: 0, autoFirstPage: false, bufferPages: true },
    info: { Title: title, CreationDate: atNoon(date) },
    font: noStandardFont,
  });
  for (const [name, font] of Object.entries(fonts)) pdf.registerFont(name, font as unknown as Uint8Array);
  return { pdf, fonts };
}

/** PDF/A embeds every font, and pdfkit otherwise begins with Helvetica. */
const noStandardFont = null as unknown as string;

export const atNoon = (date: CalendarDay) => new Date(`${date}T12:00:00Z`);

/** Ends the document and returns its bytes. */
export async function bytesOf(pdf: Pdf): Promise<Buffer> {
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
