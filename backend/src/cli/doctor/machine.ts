import { statfs } from 'node:fs/promises';
import { ok, warning, wrong, type Finding } from './finding.js';

const oldest = [20, 19] as const;
const gibibyte = 2 ** 30;

export function checkNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    return wrong(
      'node',
      version,
      `Install Node ${oldest.join('.')} or newer; .nvmrc names the version for production.`,
    );
  return ok('node', version);
}

/** Postgres may stop below one gibibyte; the warning starts at five. */
export async function checkDisk(folder: string): Promise<Finding> {
  const mend = `Free space on the disk of ${folder} (DATA_DIR).`;
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = (bavail * bsize) / gibibyte;
    const found = `${free.toFixed(1)} GB free`;
    return free < 1 ? wrong('disk', found, mend) : free < 5 ? warning('disk', found, mend) : ok('disk', found);
  } catch (error) {
    return wrong('disk', (error as Error).message, `Create the folder ${folder} or change DATA_DIR.`);
  }
}
