import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

const startOfScan = Buffer.from([0xff, 0xda]);

/** Pictures that break a rule of their format, or use a rare part of it, and that every browser shows. */
export function oddPictures(source: Sharp): Record<string, () => Promise<Buffer>> {
  const jpeg = () => source.clone().jpeg().toBuffer();
  return {
    'a JPEG whose scan ends at coefficient 0, as some phones write it': async () => {
      const bytes = await jpeg();
      const scan = bytes.indexOf(startOfScan);
      return bytes.fill(0, scan + 5 + 2 * bytes[scan + 4]!, scan + 8 + 2 * bytes[scan + 4]!);
    },
    'a JPEG with stray bytes between its markers': async () => {
      const bytes = await jpeg();
      return inserted(bytes, bytes.indexOf(startOfScan), Buffer.from([0x12, 0x34]));
    },
    'a JPEG with an unknown Adobe transform': async () =>
      inserted(await jpeg(), 2, Buffer.from('\xff\xee\x00\x0eAdobe\x00d\0\0\0\0\x09', 'latin1')),
    'a JPEG followed by a video': async () => Buffer.concat([await jpeg(), Buffer.from('\0\0\0\x18ftypmp42video')]),
    'a progressive JPEG': () => source.clone().jpeg({ progressive: true }).toBuffer(),
    'a JPEG in CMYK': () => source.clone().toColourspace('cmyk').jpeg().toBuffer(),
    'a JPEG in shades of grey': () => source.clone().greyscale().jpeg().toBuffer(),
    'a PNG with 16 bits per channel': () => source.clone().toColourspace('rgb16').png().toBuffer(),
    'a PNG with a palette': () => source.clone().png({ palette: true }).toBuffer(),
    'a PNG with a comment of a wrong checksum': async () => {
      const comment = chunk('tEXt', Buffer.from('Comment\0hoi'));
      return inserted(await source.clone().png().toBuffer(), endOfHeader, comment.fill(1, comment.length - 4));
    },
  };
}

/** Two frames of 20 × 20 pixels. */
export async function animation(format: 'gif' | 'webp' | 'png'): Promise<Buffer> {
  const frame = (shade: number) => Buffer.alloc(20 * 20 * 3, shade);
  const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  if (format !== 'png')
    return sharp(Buffer.concat([frame(10), frame(200)]), { raw })
      .toFormat(format)
      .toBuffer();
  const still = await sharp(frame(10), { raw: { width: 20, height: 20, channels: 3 } })
    .png()
    .toBuffer();
  return inserted(still, endOfHeader, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));
}

const endOfHeader = 33;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function inserted(bytes: Buffer, at: number, more: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
}
