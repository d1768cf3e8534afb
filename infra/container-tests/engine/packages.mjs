import { mustRun } from '../../../scripts/lib/processes.mjs';
import { step } from '../../../scripts/lib/say.mjs';
import { findProgram } from '../../../scripts/lib/services/queue.mjs';

export const isDebianRoot = () =>
  process.platform === 'linux' && process.getuid() === 0 && findProgram(['apt-get']) !== undefined;

/** Installs Debian packages. Services that a package brings stay off: the tests start their own. */
export async function installPackages(names) {
  const packages = [...new Set(names)];
  if (packages.length === 0) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await step(`installing ${packages.join(', ')} (apt-get)`, async () => {
    await mustRun('apt-get update', 'apt-get', ['update', '-q'], { env });
    const args = ['install', '-y', '-q', '--no-install-recommends', ...packages];
    await mustRun('apt-get install', 'apt-get', args, { env });
  });
}
