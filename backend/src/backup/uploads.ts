import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { writeCopy, type BackupFile } from './backup-files.js';
import { uploadsPath } from './manifest.js';

/** Lists uploads by their path in the backup. Skips hidden files, which are still being written. */
export async function listUploads(uploads: string): Promise<string[]> {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(uploadsPath, relative(uploads, join(entry.parentPath, entry.name))).replaceAll(sep, '/'))
    .sort();
}

/** Copies the files missing from `copied`. Skips a file that vanishes, because only unused files are deleted. */
export async function copyUploads(folder: string, uploads: string, copied: Map<string, BackupFile>): Promise<void> {
  for (const path of await listUploads(uploads)) {
    if (copied.has(path)) continue;
    const file = await writeCopy(folder, path, sourceOf(uploads, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (file) copied.set(path, file);
  }
}

export async function putUploads(folder: string, uploads: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const target = sourceOf(uploads, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, path), target);
    await chmod(target, 0o644);
  }
}

const sourceOf = (uploads: string, path: string) => join(uploads, path.slice(uploadsPath.length + 1));
