import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { uploadsFolder } from '../../platform/files/uploads-folder.js';

export class BackupPlace {
  private readonly folder = mkdtempSync(join(tmpdir(), 'shop-backup-'));
  private folders = 0;

  fresh(): string {
    return join(this.folder, String(++this.folders));
  }

  upload(dataDir: string, name: string, text: string): void {
    const path = join(uploadsFolder(dataDir), name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }

  uploaded(dataDir: string, name: string): string {
    return readFileSync(join(uploadsFolder(dataDir), name), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
