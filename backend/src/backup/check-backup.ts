import { migrations } from '../platform/database/migrations/index.js';
import { findFault } from './backup-files.js';
import { BackupRefusedError } from './backup-refused.js';
import { readManifest, type Manifest } from './manifest.js';

/** Reads every file. Throws BackupRefusedError when one is missing, damaged or from a newer version. */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const known = new Set(migrations.map(({ name }) => name));
  const newer = manifest.migrations.find((name) => !known.has(name));
  if (newer)
    throw new BackupRefusedError(
      `The backup has migration ${newer}, which this version does not know. Use a newer version.`,
    );
  const faults: string[] = [];
  for (const file of manifest.files) {
    const fault = await findFault(folder, file);
    if (fault) faults.push(fault);
  }
  if (faults.length > 0)
    throw new BackupRefusedError(`The backup is incomplete or damaged, nothing was restored: ${faults.join(', ')}`);
  return manifest;
}
