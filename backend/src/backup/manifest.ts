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
  /** Applied migrations, oldest first. */
  migrations: z.array(z.string()).min(1),
  log: z.strictObject({ position, events: count }),
  processes: z.array(z.strictObject({ name: z.string(), position })),
  tables: z.array(z.strictObject({ name, rows: count })),
  /** Null before the first number. */
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

/** Written last: a folder without a manifest is not a backup. */
export type Manifest = z.infer<typeof ManifestSchema>;

export const eventsFile = 'events.ndjson.gz';
export const tableFile = (table: string) => `state/${table}.ndjson.gz`;
export const uploadsPath = 'uploads';

const fileName = 'manifest.json';

export async function writeManifest(folder: string, written: Manifest): Promise<void> {
  const temporary = join(folder, `.${fileName}`);
  const manifest = ManifestSchema.parse(written);
  const text = JSON.stringify({ sha256: checksumOf(manifest), manifest }, null, 2);
  await writeFile(temporary, text, { mode: 0o600, flush: true });
  await rename(temporary, join(folder, fileName));
}

/** Throws BackupRefusedError when the manifest is missing, damaged or of a newer format. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupRefusedError(`${folder} has no ${fileName}: it is no backup, or an unfinished one`);
  });
  const { sha256, manifest } = parseManifest(text);
  if (sha256 !== checksumOf(manifest)) throw new BackupRefusedError(`${fileName} is damaged`);
  if ((manifest as Partial<Manifest>).format !== 1)
    throw new BackupRefusedError('The backup has an unknown format. Use a newer version.');
  return ManifestSchema.parse(manifest);
}

function parseManifest(text: string): { sha256?: unknown; manifest?: unknown } {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    throw new BackupRefusedError(`${fileName} is damaged`);
  }
}

function checksumOf(manifest: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(manifest ?? null))
    .digest('hex');
}
