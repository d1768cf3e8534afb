import { join, resolve } from 'node:path';

/** Where everything lies that was uploaded. */
export function uploadsFolder(dataDir: string): string {
  return resolve(join(dataDir, 'uploads'));
}
