import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupRefusedError } from './backup-refused.js';

const count = z.number().int().min(0);
const name = z.string().regex(/^[a-z_][a-z0-9_]*$/);
const position = z.string().regex(/^\d+$/);

const ManifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Every migration that the database had, oldest first. */
  migrations: z.array(z.string()).min(1),
  log: z.strictObject({ position, events: count }),
  /** How far each process had come. */
  processes: z.array(z.strictObject({ name: z.string(), position })),
  tables: z.array(z.strictObject({ name, rows: count })),
  /** The last number that each gave out; null: none yet. */
  sequences: z.array(
    z.strictObject({
      name,
      value: z
        .string()
        .regex(/^-?\d+$/)
        .nullable(),
    }),
  ),
  files: z.array(
    z.strictObject({
      path: z.string().regex(/^(?!.*(^|\/)\.)[\w./-]+$/),
      bytes: count,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** What a backup holds. It is written last: a folder without one is no backup. */
export type Manifest = z.infer<typeof ManifestSchema>;

export const eventsFile = 'events.ndjson.gz';
export const tableFile = (table: string) => `state/${table}.ndjson.gz`;
export const uploadsPath = 'uploads';

const fileName = 'manifest.json';

export async function writeManifest(folder: string, written: Manifest): Promise<void> {
  const beside = join(folder, `.${fileName}`);
  const manifest = ManifestSchema.parse(written);
  const text = JSON.stringify({ sha256: sumOf(manifest), manifest }, null, 2);
  await writeFile(beside, text, { mode: 0o600, flush: true });
  await rename(beside, join(folder, fileName));
}

/** Throws BackupRefusedError when there is none, or one that was damaged or made by a newer program. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupRefusedError(`${folder} holds no ${fileName}: it is no backup, or one that was never finished`);
  });
  const { sha256, manifest } = parse(text);
  if (sha256 !== sumOf(manifest)) throw new BackupRefusedError(`${fileName} is damaged`);
  if ((manifest as Partial<Manifest>).format !== 1)
    throw new BackupRefusedError('The backup has a format that this program does not know: use a newer program');
  return ManifestSchema.parse(manifest);
}

function parse(text: string): { sha256?: unknown; manifest?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    throw new BackupRefusedError(`${fileName} is damaged`);
  }
}

function sumOf(manifest: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(manifest ?? null))
    .digest('hex');
}
