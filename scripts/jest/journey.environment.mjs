/**
 * Gives journeys a browser, which all files of a lane share, and prints the page and console of each visitor when a
 * journey fails.
 */
import { TestEnvironment } from 'jest-environment-node';
import { chromium } from 'playwright-core';

const read = 1500;

const quiet = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

let browser;

async function openBrowser() {
  if (!browser?.isConnected())
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: quiet });
  return browser;
}

export default class JourneyEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.openBrowser = openBrowser;
  }

  /** Closes what a failed journey left open. */
  async teardown() {
    for (const { context } of this.global.visitors ?? []) await context.close();
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
