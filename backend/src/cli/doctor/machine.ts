import { statfs } from 'node:fs/promises';
import { ok, warning, wrong, type Finding } from './finding.js';

const oldest = [20, 19] as const;
const gigabyte = 2 ** 30;

export function lookAtNode(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < oldest[0] || (major === oldest[0] && minor < oldest[1]))
    return wrong('node', version, `Install Node ${oldest.join('.')} or newer; .nvmrc names the one to deploy on.`);
  return ok('node', version);
}

/** Below one gigabyte Postgres may stop any moment; below five it is time to look. */
export async function lookAtDisk(folder: string): Promise<Finding> {
  const mend = `Make room on the disk of ${folder} (DATA_DIR).`;
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = (bavail * bsize) / gigabyte;
    const found = `${free.toFixed(1)} GB free`;
    return free < 1 ? wrong('disk', found, mend) : free < 5 ? warning('disk', found, mend) : ok('disk', found);
  } catch (error) {
    return wrong('disk', (error as Error).message, `Make the folder ${folder} (DATA_DIR), or name another.`);
  }
}
