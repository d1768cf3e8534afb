import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { dirname, join } from 'node:path';
import { mustRun } from '../../../scripts/lib/processes.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { Problem, step } from '../../../scripts/lib/say.mjs';
import { findProgram } from '../../../scripts/lib/services/queue.mjs';
import { postgresBinaries } from '../../../scripts/lib/services/postgres-binaries.mjs';
import { installPackages } from '../../../scripts/lib/services/debian.mjs';
import { withoutDigest } from './names.mjs';

const files = inRoot('infra/local-images');
const stages = {
  node: 'node',
  postgres: 'postgres',
  redis: 'redis',
  caddy: 'caddy',
  'prom/prometheus': 'prometheus',
  'axllent/mailpit': 'mailpit',
  'eventstore/eventstore': 'eventstore',
};

/** The stage of infra/local-images/Dockerfile that replaces an image. */
export function stageOf(image) {
  const stage = stages[image.split(':')[0]];
  if (!stage) throw new Problem(`infra/local-images has no replacement for ${image}`);
  return stage;
}

/** Makes the images from Debian's and npm's packages, in a folder that is removed afterwards. */
export async function makeLocalImages(images, folder) {
  mkdirSync(folder);
  await step('making a Debian base image (debootstrap)', () => importDebian(folder));
  const context = join(folder, 'context');
  cpSync(files, context, { recursive: true });
  await step('collecting Node, npm and Postgres', () => collect(context, images));
  for (const image of images.filter((one) => stageOf(one) !== 'eventstore'))
    await step(`making ${withoutDigest(image)}`, () => build(stageOf(image), withoutDigest(image), context));
  rmSync(folder, { recursive: true });
}

/** Needs the stage `build` of the shop's image, which holds sources and packages. */
export const makeEventStoreImage = (image) =>
  step(`making ${withoutDigest(image)}`, () => build('eventstore', withoutDigest(image), join(files, 'eventstore')));

async function importDebian(folder) {
  if (!findProgram(['debootstrap'])) await installPackages(['debootstrap']);
  const base = join(folder, 'debian');
  await mustRun('debootstrap', 'debootstrap', ['--variant=minbase', 'bookworm', base]);
  const command = 'tar --create --directory "$0" . | docker import - gummyshop/debian';
  await mustRun('docker import', 'sh', ['-c', command, base]);
  rmSync(base, { recursive: true });
}

async function collect(context, images) {
  const node = images.find((image) => stageOf(image) === 'node');
  const major = /:(\d+)/.exec(node)[1];
  const packed = await mustRun('npm pack', 'npm', ['pack', '--silent', `node-linux-${arch()}@${major}`], {
    cwd: context,
  });
  const tarball = packed.trim().split('\n').at(-1);
  await mustRun('tar', 'tar', ['-xzf', tarball, '--strip-components=2', 'package/bin/node'], { cwd: context });
  rmSync(join(context, tarball));
  const npm = join((await mustRun('npm root', 'npm', ['root', '--global', '--silent'])).trim(), 'npm');
  cpSync(npm, join(context, 'npm'), { recursive: true, dereference: true });
  writeFileSync(join(context, 'npmrc'), await npmSettings());
  cpSync(authorities(), join(context, 'certificates.crt'));
  const { bin } = postgresBinaries({}, context);
  cpSync(dirname(bin), join(context, 'postgres'), { recursive: true, verbatimSymlinks: true });
}

async function npmSettings() {
  const value = async (name) => (await mustRun('npm config', 'npm', ['config', 'get', name, '--silent'])).trim();
  return `registry=${await value('registry')}\nupdate-notifier=false\n`;
}

function authorities() {
  const paths = [process.env.NODE_EXTRA_CA_CERTS, '/etc/ssl/certs/ca-certificates.crt'];
  const found = paths.find((path) => path && existsSync(path));
  if (!found)
    throw new Problem('no file of certificate authorities. Install ca-certificates or set NODE_EXTRA_CA_CERTS');
  return found;
}

async function build(stage, image, context) {
  const args = ['build', '--network', 'host', '--target', stage, '--tag', image, context];
  await mustRun(`docker build of ${image}`, 'docker', args, { env: { ...process.env, DOCKER_BUILDKIT: '0' } });
}
