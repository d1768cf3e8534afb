import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip' | 'identity';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Effort for a body that is cached and sent many times. */
const ofCached = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Effort for a body that is compressed for one response. */
const mostOnTheWay = 4;

/** Compresses what is personal, anew for each response. Request bodies are never decompressed. */
export const compressionOnTheWay = {
  threshold: 1024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: mostOnTheWay } },
  zlibOptions: { level: mostOnTheWay },
  globalDecompression: false,
};

/** Returns the body as it is cached. */
export async function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return toBrotli(body, ofCached);
  return encoding === 'gzip' ? toGzip(body) : body;
}

export function encodingFor({ headers }: Pick<FastifyRequest, 'headers'>): Encoding {
  const accepted = (headers['accept-encoding'] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/\s*;\s*q=0*[1-9.].*$/, ''));
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}
