import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { remove, throwAwayFolder } from '../../scripts/lib/services/throw-away.mjs';

const chunk = Buffer.alloc(64 * 1024);
const page = Buffer.alloc(4096);

/** A data folder whose Postgres is on a file system of its own, which can be filled. Needs the right to mount. */
export class SmallDisk {
  private constructor(readonly dataDir: string) {}

  /** Throws when this user may not mount. */
  static make(megabytes: number): SmallDisk {
    const disk = new SmallDisk(throwAwayFolder());
    mkdirSync(disk.path);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0700`, 'tmpfs', disk.path], {
        stdio: 'pipe',
      });
    } catch (error) {
      remove(disk.dataDir);
      throw error;
    }
    return disk;
  }

  get path(): string {
    return join(this.dataDir, 'postgres');
  }

  /** Writes a file until not one page is left. */
  fill(): void {
    const ballast = openSync(this.ballast, 'a');
    for (const piece of [chunk, page]) while (fits(ballast, piece));
    closeSync(ballast);
  }

  free(): void {
    rmSync(this.ballast, { force: true });
  }

  close(): void {
    execFileSync('umount', ['--lazy', this.path], { stdio: 'pipe' });
    remove(this.dataDir);
  }

  private get ballast(): string {
    return join(this.path, 'ballast');
  }
}

function fits(file: number, piece: Buffer): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOSPC') return false;
    throw error;
  }
}

/** Why no small disk can be made here, or null. */
export function whyNoSmallDisk(): string | null {
  try {
    SmallDisk.make(1).close();
    return null;
  } catch (error) {
    const [reason] = String((error as { stderr?: Buffer }).stderr ?? error)
      .trim()
      .split('\n');
    return reason || 'mount failed';
  }
}
