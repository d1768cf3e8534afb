import { mostUploadBytes, mostUploadPixels } from '../../../../contracts/admin/product-images.js';
import { DomainError } from '../errors/domain-error.js';
import { imageLibrary, tolerant } from './image-library.js';

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  gif: (bytes) => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Byte sequences that start a page, a script or a document; they do not occur in a valid picture. */
const foreign = /<script|<html|<!doctype|<\?php|<svg[\s>]|%pdf-1|<iframe/;
const endOfZip = 'PK\x05\x06';
const zipTailBytes = 66 * 1024;

/**
 * Checks bytes, not names. Throws `upload-too-large`, `upload-type`, `upload-too-many-pixels` and `upload-broken`.
 * `isAnimated`: it has more than one frame.
 */
export async function checkImage(bytes: Buffer): Promise<{ isAnimated: boolean }> {
  if (bytes.length > mostUploadBytes) throw new DomainError('upload-too-large');
  const format = Object.keys(signatures).find((name) => signatures[name]!(bytes));
  if (!format || isAlsoSomethingElse(bytes)) throw new DomainError('upload-type');
  const { width, height, format: decoded, pages = 1 } = await metadataOf(bytes);
  if (decoded !== format) throw new DomainError('upload-type');
  if (width * height > mostUploadPixels) throw new DomainError('upload-too-many-pixels');
  return { isAnimated: pages > 1 || (format === 'png' && pngFrames(bytes) > 1) };
}

/** The image library reads an animated PNG as a single picture. Its chunk `acTL` precedes the first `IDAT`. */
function pngFrames(bytes: Buffer): number {
  const control = bytes.subarray(0, bytes.indexOf('IDAT')).indexOf('acTL');
  return control < 0 ? 1 : bytes.readUInt32BE(control + 4);
}

function isAlsoSomethingElse(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return foreign.test(text.toLowerCase()) || text.slice(-zipTailBytes).includes(endOfZip);
}

async function metadataOf(bytes: Buffer) {
  try {
    const sharp = await imageLibrary();
    return await sharp(bytes, { ...tolerant, limitInputPixels: false }).metadata(); // reads the header only
  } catch {
    throw new DomainError('upload-broken');
  }
}
