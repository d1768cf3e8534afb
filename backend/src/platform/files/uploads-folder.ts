import { join, resolve } from 'node:path';

export function uploadsFolder(dataDir: string): string {
  return resolve(join(dataDir, 'uploads'));
}
