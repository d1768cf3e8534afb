import { CarrierError } from '../../errors/carrier-error.js';

/** What Sendcloud returns in one file. */
export const mostLabelsOfCall = 20;

/** Puts the pages of these files in one, in this order. Throws CarrierError for a file that is no PDF. */
export async function mergedPdf(files: readonly Buffer[]): Promise<Buffer> {
  const { PDFDocument } = await import('pdf-lib');
  const merged = await PDFDocument.create();
  for (const file of files) {
    try {
      const part = await PDFDocument.load(file);
      for (const page of await merged.copyPages(part, part.getPageIndices())) merged.addPage(page);
    } catch (error) {
      throw new CarrierError('Sendcloud sent no PDF', { cause: error });
    }
  }
  return Buffer.from(await merged.save());
}
