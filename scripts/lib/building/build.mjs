import { existsSync, rmSync } from 'node:fs';
import { withLock } from '../lock.mjs';
import { inRoot, root } from '../paths.mjs';
import { precompress } from './precompress.mjs';
import { mustRun } from '../processes.mjs';
import { say, step } from '../say.mjs';
import { filesOf, hashOf, readStamp, writeStamp } from '../stamp.mjs';

const shared = ['contracts', 'pricing', 'package-lock.json', 'tsconfig.json'];
const isNoInput = (path) => /\.(spec|e2e|gen)\.tsx?$/.test(path);

const targets = {
  backend: {
    title: 'building the back end',
    inputs: [
      ...shared,
      'backend/src',
      'infra/stripe-simulator',
      'infra/sendcloud-simulator',
      'tsconfig.build.json',
      'nest-cli.json',
    ],
    outputs: [
      'dist/backend/src/app/main.js',
      'dist/infra/stripe-simulator/main.js',
      'dist/infra/sendcloud-simulator/main.js',
    ],
    stamp: 'dist/.backend-stamp',
    async make() {
      if (!this.outputs.every((path) => existsSync(inRoot(path)))) rmSync(inRoot('dist/.tsbuildinfo'), { force: true });
      await mustRun('nest build', process.execPath, [inRoot('node_modules/@nestjs/cli/bin/nest.js'), 'build'], {
        cwd: root,
      });
      removeLeftovers();
    },
  },
  frontend: {
    title: 'building the front end',
    inputs: [...shared, 'frontend'],
    outputs: [
      'frontend/dist/index.html',
      'frontend/dist/.vite/manifest.json',
      'frontend/dist/art/mail/gummy-bolt.png',
      'dist/frontend/entry-server.js',
    ],
    stamp: 'dist/.frontend-stamp',
    async make() {
      await mustRun('vite build', process.execPath, [inRoot('node_modules/vite/bin/vite.js'), 'build', '--app'], {
        cwd: inRoot('frontend'),
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const { makeMailPictures } = await import('./mail-pictures.mjs'); // needs a package
      await makeMailPictures(inRoot('frontend/dist'));
      await precompress(inRoot('frontend/dist'));
    },
  },
};

export async function build(halves = Object.keys(targets)) {
  if (stale(halves).length === 0) return;
  const onWait = () => say('another run is building; waiting for it');
  const results = await withLock('build', () => Promise.allSettled(stale(halves).map(make)), { onWait });
  for (const { status, reason } of results) if (status === 'rejected') throw reason;
}

const hashOfInputs = ({ inputs }) =>
  hashOf(
    inputs.map((path) => inRoot(path)),
    { keep: (path) => !isNoInput(path) },
  );

function stale(halves) {
  return halves
    .map((half) => targets[half])
    .filter(
      (target) =>
        !target.outputs.every((path) => existsSync(inRoot(path))) ||
        readStamp(inRoot(target.stamp)) !== hashOfInputs(target),
    );
}

async function make(target) {
  const hash = hashOfInputs(target);
  rmSync(inRoot(target.stamp), { force: true });
  await step(target.title, () => target.make());
  writeStamp(inRoot(target.stamp), hash);
}

/** Removes the output of deleted sources, which code that loads a whole folder would still load. */
function removeLeftovers() {
  const emitted = filesOf(['backend', 'contracts', 'pricing', 'infra'].map((path) => inRoot('dist', path)));
  for (const path of emitted) {
    const source = path.replace(inRoot('dist'), root).replace(/\.js(\.map)?$/, '.ts');
    if (/\.js(\.map)?$/.test(path) && !existsSync(source)) rmSync(path);
  }
}
