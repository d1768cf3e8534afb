import { chromium } from 'playwright-core';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
const url = 'https://localhost';

/** A browser that accepts the proxy's own authority; client.mjs verifies the certificate. */
export const openBrowser = async () => chromium.launch({ executablePath: await findBrowser(), args });

/** A visitor with a page, and a fetch in its session. */
export async function visit(browser) {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'nl-NL',
    viewport: { width: 1440, height: 900 },
    baseURL: url,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('requestfailed', (request) => console.error(`${request.url()}: ${request.failure()?.errorText}`));
  page.on('pageerror', (error) => console.error(error.message));
  const send = async ({ method, path }, data) => {
    const response = await context.request.fetch(path, { method, data, headers: { origin: url } });
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
    const text = await response.text();
    return text ? JSON.parse(text) : null;
  };
  return { page, context, send };
}
