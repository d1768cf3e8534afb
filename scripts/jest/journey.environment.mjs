/** Prints the page and console of each visitor when a journey fails. */
import { TestEnvironment } from 'jest-environment-node';

const read = 1500;

export default class JourneyEnvironment extends TestEnvironment {
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
