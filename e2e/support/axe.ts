import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const fromBuilder = createRequire(require.resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  resultTypes: ['violations'], // omitting passes saves two thirds of the time
  preload: false, // no rule of these needs the style sheets
};
/** The payment form in its iframe belongs to the provider. */
const context = { include: [], exclude: ['iframe'] };
const run = `
  Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))
    .then(() => axe.run(${JSON.stringify(context)}, ${JSON.stringify(options)}))`;

export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(run);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.html.slice(0, 140)}`));
}
