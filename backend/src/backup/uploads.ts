import { chmod, copyFile, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { writeCopy, type BackupFile } from './backup-files.js';
import { uploadsPath } from './manifest.js';

/** Uploaded files by their path in the backup. Hidden ones are still being written. */
export async function listUploads(uploads: string): Promise<string[]> {
  const entries = await readdir(uploads, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []; // nobody has uploaded anything
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(uploadsPath, relative(uploads, join(entry.parentPath, entry.name))).replaceAll(sep, '/'))
    .sort();
}

/**
 * Copies what is not in `copied` yet. Files never change, but one that no row names may be removed any time: what is gone
 * before it could be copied was not in use.
 */
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

/** Puts uploaded files back in their places. */
export async function putUploads(folder: string, uploads: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const target = sourceOf(uploads, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(folder, path), target);
    await chmod(target, 0o644); // in the backup it is for its owner alone
  }
}

const sourceOf = (uploads: string, path: string) => join(uploads, path.slice(uploadsPath.length + 1));
