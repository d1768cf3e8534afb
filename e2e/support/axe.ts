import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describeElements, type Described } from './described-elements.js';

const fromBuilder = createRequire(require.resolve('@axe-core/playwright'));
const axeSource = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

const options = {
  resultTypes: ['violations'], // omitting passes saves two thirds of the time
  preload: false, // no rule of these needs the style sheets
};
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const sizeRule = 'target-size';
const lookRules = { ...options, runOnly: { type: 'tag', values: tags }, rules: { [sizeRule]: { enabled: false } } };
const placeRules = { ...options, runOnly: { type: 'rule', values: [sizeRule] } };

/** The elements without a finding in this file, by look, and by look and place. */
const flawless = { looks: new Set<number>(), places: new Set<number>() };

/** Runs the rules on all elements but those of the same look, or place, that had no finding before in this file. */
export async function seriousFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate<boolean>(`'axe' in window`))) await page.evaluate(axeSource);
  const { looks, places, ends } = await page.evaluate<Described>(describeElements);
  const findings = [
    ...(await run(page, lookRules, known(looks, ends, flawless.looks))),
    ...(await run(page, placeRules, known(places, ends, flawless.places))),
  ];
  if (findings.length > 0) return findings;
  looks.forEach((look) => flawless.looks.add(look));
  places.forEach((place) => flawless.places.add(place));
  return [];
}

/** The first elements of the largest known subtrees. */
function known(hashes: number[], ends: number[], before: Set<number>): number[] {
  const found: number[] = [];
  for (let at = 0; at < hashes.length;) {
    const isKnown = before.has(hashes[at]!);
    if (isKnown) found.push(at);
    at = isKnown ? ends[at]! : at + 1;
  }
  return found;
}

async function run(page: Page, rules: object, skipped: number[]): Promise<string[]> {
  if (skipped[0] === 0) return [];
  // The payment form in its iframe belongs to the provider.
  const context = `{ exclude: ['iframe', ...${JSON.stringify(skipped)}.map((at) => describedElements[at])] }`;
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, ${JSON.stringify(rules)})`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} — ${node.html.slice(0, 140)}`));
}
