import { existsSync } from 'node:fs';
import { run } from './processes.mjs';
import { Problem, step } from './say.mjs';
import { findProgram } from './services/queue.mjs';

/** The shell first: the same engine without a window, and a third quicker. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/**
 * A Chromium for the journeys: CHROMIUM_PATH, on this machine, Playwright's own; else Debian's, installed when we may.
 * @returns {Promise<string>} path of the program
 */
export async function findBrowser(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Problem(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, and there is no such file`);
  }
  const present = () => findProgram(names, env.PATH) ?? macApps.find((path) => existsSync(path));
  const found = present() ?? (await playwrightsOwn());
  if (found) return found;
  if (process.getuid?.() === 0 && findProgram(['apt-get'], env.PATH)) {
    await step('installing chromium-headless-shell (apt-get)', () => apt(env));
    const installed = present();
    if (installed) return installed;
  }
  throw new Problem(
    'no browser for the journeys. Install one (Debian: sudo apt-get install chromium-headless-shell, macOS: brew install --cask chromium, ' +
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

async function apt(env) {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-q'], options);
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell'], options);
}
