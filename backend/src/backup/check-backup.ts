import { migrations } from '../platform/database/migrations/index.js';
import { faultOf } from './backup-files.js';
import { BackupRefusedError } from './backup-refused.js';
import { readManifest, type Manifest } from './manifest.js';

/** Reads the whole backup. Throws BackupRefusedError when something is missing, damaged or made by a newer program. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (newer)
    throw new BackupRefusedError(
      `The backup has migration ${newer}, which this program does not know: use a newer program`,
    );
  const faults: string[] = [];
  for (const file of manifest.files) {
    const fault = await faultOf(folder, file);
    if (fault) faults.push(fault);
  }
  if (faults.length > 0) throw new BackupRefusedError(`Nothing was restored: ${faults.join(', ')}`);
  return manifest;
}
