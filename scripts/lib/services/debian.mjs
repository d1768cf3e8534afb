import { mustRun } from '../processes.mjs';
import { complain, step } from '../say.mjs';
import { findProgram } from './queue.mjs';

/** The programs that tests start, and the Debian packages that hold them. */
export const programsOfTests = [
  ['redis-server', 'redis-server'],
  ['caddy', 'caddy'],
  ['openssl', 'openssl'],
  ['chromium-headless-shell', 'chromium-headless-shell'], // a third faster than the whole browser
];

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

/** Installs the missing programs of the tests on Debian as root. Elsewhere the tests that need them are skipped. */
export async function installProgramsOfTests() {
  const missing = programsOfTests.filter(([program]) => !findProgram([program]));
  if (missing.length === 0) return;
  const names = missing.map(([, name]) => name);
  if (!isDebianRoot()) return complain(`not installed, so their tests are skipped: ${names.join(', ')}`);
  await installPackages(names).catch((error) => complain(error.message));
}
