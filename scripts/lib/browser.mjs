import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { Problem } from './say.mjs';
import { headlessShell, installPackages, isDebianRoot } from './services/debian.mjs';
import { findProgram } from './services/queue.mjs';

const wholeNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const names = [headlessShell, ...wholeNames];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** Returns the path of a Chromium: CHROMIUM_PATH, installed, Playwright's, or a newly installed Debian package. */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no such file`);
  }
  return findOrInstall(names, env);
}

/** Like findBrowser, but skips the headless shell, which has no back/forward cache. */
export async function findWholeBrowser(env = process.env) {
  const given = env.CHROMIUM_PATH;
  if (given && !basename(given).includes('headless-shell') && existsSync(given)) return given;
  return findOrInstall(wholeNames, env);
}

/** Installs the Debian package named first in `wanted` when none is found. */
async function findOrInstall(wanted, env) {
  const [debian] = wanted;
  const present = () => findProgram(wanted, env.PATH) ?? macApps.find((path) => existsSync(path));
  const found = present() ?? (await playwrightsOwn());
  if (found) return found;
  if (isDebianRoot()) {
    await installPackages([debian]);
    const installed = present();
    if (installed) return installed;
  }
  throw new Problem(
    `no browser for the journeys. Install one (Debian: sudo apt-get install ${debian}, macOS: brew install --cask chromium, ` +
      'anywhere: npx playwright-core install chromium), or set CHROMIUM_PATH.',
  );
}

async function playwrightsOwn() {
  try {
    const path = (await import('playwright-core')).chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}
