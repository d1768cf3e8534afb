import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pipeline as pipelineStream } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

export interface BackupFile {
  path: string;
  bytes: number;
  sha256: string;
}

/** Compresses the lines as a stream, so memory use stays constant. */
export function writeLines(
  folder: string,
  path: string,
  batches: AsyncIterable<readonly string[]>,
): Promise<BackupFile> {
  return write(folder, path, (sink) => pipeline(textOf(batches), createGzip(), ...sink));
}

/** Throws ENOENT when the source is gone. */
export async function writeCopy(folder: string, path: string, source: string): Promise<BackupFile> {
  await stat(source);
  return write(folder, path, (sink) => pipeline(createReadStream(source), ...sink));
}

export async function* readLines(folder: string, path: string, most = 500): AsyncGenerator<string[]> {
  const text = pipelineStream(createReadStream(join(folder, path)), createGunzip(), () => undefined);
  text.setEncoding('utf8');
  let lines: string[] = [];
  let rest = '';
  for await (const chunk of text as AsyncIterable<string>) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    lines.push(...parts);
    while (lines.length >= most) {
      yield lines.slice(0, most);
      lines = lines.slice(most);
    }
  }
  if (lines.length > 0) yield lines;
}

export async function findFault(folder: string, { path, bytes, sha256 }: BackupFile): Promise<string | null> {
  const hash = createHash('sha256');
  let found = 0;
  try {
    for await (const chunk of createReadStream(join(folder, path)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      found += chunk.length;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return `${path} is missing`;
    throw error;
  }
  return found === bytes && hash.digest('hex') === sha256 ? null : `${path} is damaged`;
}

type Sink = [countBytes: (chunks: AsyncIterable<Buffer>) => AsyncIterable<Buffer>, file: NodeJS.WritableStream];

async function write(folder: string, path: string, fill: (sink: Sink) => Promise<void>): Promise<BackupFile> {
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  const totals = { hash: createHash('sha256'), bytes: 0 };
  await fill([countBytes(totals), createWriteStream(target, { mode: 0o600, flush: true })]);
  return { path, bytes: totals.bytes, sha256: totals.hash.digest('hex') };
}

function countBytes(totals: { hash: Hash; bytes: number }): Sink[0] {
  return async function* (chunks) {
    for await (const chunk of chunks) {
      totals.hash.update(chunk);
      totals.bytes += chunk.length;
      yield chunk;
    }
  };
}

async function* textOf(batches: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  for await (const lines of batches) if (lines.length > 0) yield `${lines.join('\n')}\n`;
}
