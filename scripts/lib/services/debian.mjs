import { mustRun } from '../processes.mjs';
import { complain, step } from '../say.mjs';
import { findProgram } from './queue.mjs';

/** The programs that tests start, each in a Debian package of its name. */
const programsOfTests = ['redis-server', 'caddy', 'openssl'];
/** Runs journeys a third faster than the whole browser. */
export const headlessShell = 'chromium-headless-shell';

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

/** Installs the missing programs of the tests on Debian as root. Elsewhere it says which are missing. */
export async function installProgramsOfTests(env = process.env) {
  const isMissing = (name) => !findProgram([name], env.PATH);
  const missing = programsOfTests.filter(isMissing);
  if (isDebianRoot()) {
    if (!env.CHROMIUM_PATH && isMissing(headlessShell)) missing.push(headlessShell);
    for (const name of missing) await installPackages([name]).catch((error) => complain(error.message));
  } else if (missing.length > 0)
    complain(`not installed, so tests that need them are skipped or fail: ${missing.join(', ')}`);
}
