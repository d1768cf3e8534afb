import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mustRun, run } from '../../../scripts/lib/processes.mjs';
import { Problem, say } from '../../../scripts/lib/say.mjs';
import { findProgram } from '../../../scripts/lib/services/queue.mjs';
import { installPackages, isDebianRoot } from '../../../scripts/lib/services/debian.mjs';
import { readableByCompose1, removedKeys } from './compose-1.mjs';

const project = 'shop';

/** The project name is the one of the file, so refuses an engine that already runs a shop or has its data. */
export async function assertNoShop() {
  const filter = ['--filter', `label=com.docker.compose.project=${project}`, '--quiet'];
  const containers = await mustRun('docker ps', 'docker', ['ps', '--all', ...filter]);
  const volumes = await mustRun('docker volume ls', 'docker', ['volume', 'ls', ...filter]);
  if (containers.trim() || volumes.trim())
    throw new Problem(`this Docker has containers or volumes of a project "${project}". The tests would remove them.`);
}

/** Removes the project's containers, volumes and networks. */
export async function removeShop() {
  const label = ['--filter', `label=com.docker.compose.project=${project}`, '--quiet'];
  for (const [kind, list, remove] of [
    ['container', ['ps', '--all'], ['rm', '--force', '--volumes']],
    ['volume', ['volume', 'ls'], ['volume', 'rm', '--force']],
    ['network', ['network', 'ls'], ['network', 'rm']],
  ]) {
    const ids = (await mustRun(`listing each ${kind}`, 'docker', [...list, ...label])).split('\n').filter(Boolean);
    if (ids.length > 0) await mustRun(`removing each ${kind}`, 'docker', [...remove, ...ids]);
  }
}

/**
 * Runs `docker compose` with files of a checkout, whose paths begin at infra/. Compose 1.29 reads copies without the keys
 * that it does not know.
 */
export async function openCompose(checkout, { isLocal, files = [] }) {
  const plugin = (await run('docker', ['compose', 'version', '--short'])).code === 0;
  const paths = ['docker-compose.yml', ...files].map((name) => join(checkout, 'infra', name));
  const named = (all) => all.flatMap((path) => ['--file', path]);
  if (plugin && !isLocal) return compose(['docker', 'compose', ...named(paths)]);
  const copies = paths.map((path) => {
    const copy = join(checkout, 'infra', basename(path).replace('.yml', '.local.yml'));
    writeFileSync(copy, readableByCompose1(path, { isLocal, isOld: !plugin }));
    return copy;
  });
  if (plugin) return compose(['docker', 'compose', '--project-name', project, ...named(copies)]);
  if (!findProgram(['docker-compose']) && isDebianRoot()) await installPackages(['docker-compose']);
  if (!findProgram(['docker-compose'])) throw new Problem('neither `docker compose` nor docker-compose is installed');
  say(`Compose 1.29 reads copies of the files without ${removedKeys.join(', ')}`);
  return compose(['docker-compose', '--compatibility', '--project-name', project, ...named(copies)]);
}

function compose([program, ...before]) {
  const call = (args, options) => mustRun([program, ...args].join(' '), program, [...before, ...args], options);
  return { call, command: [program, ...before] };
}
