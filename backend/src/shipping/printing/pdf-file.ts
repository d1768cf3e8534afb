import { StreamableFile } from '@nestjs/common';

/** The response with a printed list of orders. */
export function pdfFile(name: string, content: Buffer): StreamableFile {
  return new StreamableFile(content, {
    type: 'application/pdf',
    disposition: `attachment; filename="${name}.pdf"`,
    length: content.length,
  });
}
