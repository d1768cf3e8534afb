import { mustRun, run } from '../../../scripts/lib/processes.mjs';

/** Runs docker and returns its output without the last line break. */
export const docker = async (...args) => (await mustRun(`docker ${args[0]}`, 'docker', args)).trim();

/** Runs docker and returns `{ code, output }` also when it fails. */
export const tryDocker = (...args) => run('docker', args);

/** `docker inspect` of one container or image. */
export const inspect = async (name) => JSON.parse(await docker('inspect', name))[0];

export const inContainer = (name, command, ...options) => tryDocker('exec', ...options, name, 'sh', '-c', command);

/** Names of the containers of a service of the compose file, in their order. `api` and `worker` stand for two services each. */
export async function containersOf(service) {
  const format = '{{.Names}} {{.Label "com.docker.compose.service"}}';
  const lines = await docker('ps', '--all', '--filter', 'label=com.docker.compose.project=shop', '--format', format);
  const found = lines.split('\n').filter(Boolean);
  return found.flatMap((line) => (line.split(' ')[1].replace(/-\d$/, '') === service ? line.split(' ')[0] : [])).sort();
}

export const healthOf = async (name) => (await inspect(name)).State.Health?.Status;

/**
 * Kills the first process of a container from outside, as the kernel does when memory runs out. Docker does not count
 * that as a stop by hand, so its restart policy applies.
 */
export async function crash(name) {
  const { Pid } = (await inspect(name)).State;
  const helper = ['run', '--rm', '--pid', 'host', '--user', 'root', 'node:24-bookworm-slim'];
  await docker(...helper, 'sh', '-c', `kill -9 ${Pid}`);
}
