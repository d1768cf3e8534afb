/**
 * Opens a browser for each file with journeys, and prints the page and console of each visitor when a journey fails.
 * A browser shared by all files of a lane lost a new context once in a whole run.
 */
import TestEnvironment from './node.environment.mjs';
import { chromium } from 'playwright-core';

const read = 1500;

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // One process for all pages of a context: it compiles each script once.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
];

export default class JourneyEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const launch = () => chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: quiet });
    this.global.openBrowser = () => (this.browser ??= launch());
  }

  async teardown() {
    const browser = await this.browser;
    await browser?.close();
    await super.teardown();
  }

  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    for (const visitor of this.global.visitors ?? []) process.stderr.write(await report(visitor));
  }
}

async function report({ page, complaints }) {
  const text = await page
    .locator('body')
    .innerText({ timeout: 2000 })
    .catch((error) => error.message);
  const lines = [`at ${page.url()}`, text.replace(/\s*\n\s*/g, ' · ').slice(0, read), ...complaints.slice(-10)];
  return `${lines.join('\n').replace(/^/gm, '    │ ')}\n`;
}
