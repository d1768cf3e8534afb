import { mustRun, run } from '../../../scripts/lib/processes.mjs';

/** Runs docker and returns its output without the last line break. */
export const docker = async (...args) => (await mustRun(`docker ${args[0]}`, 'docker', args)).trim();

/** Runs docker and returns `{ code, output }` also when it fails. */
export const tryDocker = (...args) => run('docker', args);

/** `docker inspect` of one container or image. */
export const inspect = async (name) => JSON.parse(await docker('inspect', name))[0];

export const inContainer = (name, command, ...options) => tryDocker('exec', ...options, name, 'sh', '-c', command);

/** Names of the containers of a service of the compose file, in their order. */
export async function containersOf(service) {
  const filters = ['project=shop', `service=${service}`].flatMap((one) => [
    '--filter',
    `label=com.docker.compose.${one}`,
  ]);
  const names = await docker('ps', '--all', ...filters, '--format', '{{.Names}}');
  return names.split('\n').filter(Boolean).sort();
}

export const healthOf = async (name) => (await inspect(name)).State.Health?.Status;
