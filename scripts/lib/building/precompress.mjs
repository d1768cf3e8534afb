import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|svg|json|txt|webmanifest)$/;
const leastBytes = 512;

const encoders = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gz: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

export async function precompress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && text.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  await Promise.all(files.map(compress));
}

async function compress(file) {
  const bytes = readFileSync(file);
  if (bytes.length < leastBytes) return;
  for (const [ending, encode] of Object.entries(encoders)) {
    const small = await encode(bytes);
    if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
  }
}
