import { run } from '../../../scripts/lib/processes.mjs';
import { Problem, say } from '../../../scripts/lib/say.mjs';
import { findProgram } from '../../../scripts/lib/services/queue.mjs';
import { installPackages, isDebianRoot } from '../../../scripts/lib/services/debian.mjs';
import { startPrivateEngine } from './private-engine.mjs';
import { removeLeftovers } from './private-folder.mjs';

/** The programs of a private engine and the Debian packages that hold them. */
const needed = [
  ['dockerd', 'docker.io'],
  ['docker', 'docker.io'],
  ['iptables', 'iptables'],
  ['ip', 'iproute2'],
];

/** Returns the Docker that answers. On Debian as root, starts a private one when none does. */
export async function findEngine(cleanups) {
  await removeLeftovers();
  if (await answers()) {
    say(`Docker: the engine that answers (${await version()})`);
    return { isPrivate: false };
  }
  if (!isDebianRoot())
    throw Object.assign(
      new Problem(
        'Docker does not answer (`docker info`). Start it and repeat the command. ' +
          'On Debian, root needs no Docker: the command then installs docker.io and runs a private engine.',
      ),
      { exitCode: 2 },
    );
  await installPackages(needed.filter(([program]) => !findProgram([program])).map(([, name]) => name));
  const engine = await startPrivateEngine(cleanups);
  Object.assign(process.env, engine.env);
  say(`Docker: a private engine (${await version()}) in ${engine.folder}`);
  return engine;
}

async function answers() {
  if (!findProgram(['docker'])) return false;
  return (await run('docker', ['info'], { timeout: 10_000 })).code === 0;
}

async function version() {
  const { output } = await run('docker', ['version', '--format', '{{.Server.Version}}']);
  return `Docker ${output.trim()}`;
}
