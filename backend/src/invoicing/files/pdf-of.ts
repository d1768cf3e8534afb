import { StreamableFile } from '@nestjs/common';

/** The response with a printed document. */
export function pdfOf(number: string, content: Buffer): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${number}.pdf"`,
    length: content.length,
  });
}
