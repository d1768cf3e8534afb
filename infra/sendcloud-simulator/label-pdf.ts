import type { Parcel, Shipment } from './shipment.js';

export interface Label {
  shipment: Shipment;
  parcel: Parcel;
}

/** Draws labels on A6, one a page. Its text is ASCII, which the built-in font of PDF can show. */
export function labelPdf(labels: readonly Label[]): Buffer {
  const pages = labels.map((_, index) => 4 + index * 2);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${labels.length} /Kids [${pages.map((page) => `${page} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
    ...labels.flatMap((label, index) => {
      const content = contentOf(label);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 298 420] /Resources << /Font << /F 3 0 R >> >> /Contents ${pages[index]! + 1} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

function contentOf({ shipment, parcel }: Label): string {
  const { name, address_line_1, postal_code, city } = shipment.to_address;
  const lines = [
    [shipment.carrier.name, 24, 370],
    [`Bestelling ${shipment.order_number ?? ''}`, 11, 345],
    [name, 14, 290],
    [address_line_1, 14, 270],
    [`${postal_code} ${city}`, 14, 250],
    [parcel.tracking_number, 16, 90],
  ] as const;
  const texts = lines.map(([text, size, y]) => `BT /F ${size} Tf 20 ${y} Td (${written(text)}) Tj ET`);
  return [...texts, ...bars(parcel.tracking_number)].join('\n');
}

/** Bars that only look like a barcode: the simulator's parcels are scanned by nobody. */
function bars(text: string): string[] {
  return [...text].flatMap((letter, index) => {
    const code = letter.charCodeAt(0);
    return [0, 1, 2].map((bit) => `${20 + index * 17 + bit * 5} 110 ${1 + ((code >> bit) & 3)} 60 re f`);
  });
}

const written = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/[\\()]/g, '\\$&');
