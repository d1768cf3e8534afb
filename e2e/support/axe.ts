import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds that is serious or critical, with the place. The payment form in its frame is the provider's. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate('Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})))');
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }); // describing what is good takes a third of the time
  const { violations } = await axe.withTags(rules).exclude('iframe').setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.html.slice(0, 140)}`));
}
