/** Plays the stories of the alerts with promtool. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const stories = fileURLToPath(new URL('alerts.test.yml', import.meta.url));
const { status, error } = spawnSync('promtool', ['test', 'rules', stories], { stdio: 'inherit' });
if (error?.code === 'ENOENT') process.stderr.write('promtool is not on the PATH: the alerts were not played\n');
process.exitCode = status ?? 2;
