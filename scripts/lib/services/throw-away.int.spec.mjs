import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { acceptsConnections } from '../ports.mjs';
import { findProgram, startQueue } from './queue.mjs';
import { remove, sweepLeftovers, throwAwayFolder } from './throw-away.mjs';

let parent;
beforeEach(() => (parent = throwAwayFolder()));
afterEach(() => remove(parent));

/** The folder of a test run whose process has ended. */
function folderOfKilledRun() {
  const { pid } = spawnSync('true');
  const folder = join(parent, `gummyshop-test-${pid}-a`);
  mkdirSync(folder);
  return folder;
}

(findProgram(['redis-server']) ? it : it.skip)('ends the Redis of a killed run and removes its folder', async () => {
  const folder = folderOfKilledRun();
  const { url, stop } = await startQueue({ dataDir: folder, env: { PATH: process.env.PATH } });
  const isOpen = () => acceptsConnections('127.0.0.1', Number(new URL(url).port));
  try {
    expect(await isOpen()).toBe(true);
    await sweepLeftovers([parent]);
    expect(await isOpen()).toBe(false);
    expect(existsSync(folder)).toBe(false);
  } finally {
    await stop();
  }
});

it('makes its folder on the disk where no file system is in memory', () => {
  const folder = throwAwayFolder(join(parent, 'no-memory'));
  expect(dirname(folder)).toBe(tmpdir());
  remove(folder);
});

it('keeps the folder of a run that goes on', async () => {
  const folder = join(parent, `gummyshop-test-${process.pid}-a`);
  mkdirSync(folder);
  await sweepLeftovers([parent]);
  expect(existsSync(folder)).toBe(true);
});
