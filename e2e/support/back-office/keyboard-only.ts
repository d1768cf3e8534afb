import type { Locator, Page } from 'playwright-core';

/** What Playwright presses, focuses or fills without the keyboard of the person. */
const shortCuts = [
  ...['click', 'dblclick', 'hover', 'tap', 'dragTo', 'check', 'uncheck', 'setChecked', 'dispatchEvent'],
  ...['fill', 'clear', 'focus', 'press', 'pressSequentially', 'selectOption', 'selectText', 'setInputFiles'],
] as const;

// Chromium sends a move of its own to each new page.
const reportPointer = `for (const name of ['pointerdown', 'wheel'])
  addEventListener(name, (event) => event.isTrusted && console.error('a pointer was used: ' + name), true);`;

/**
 * Lets only the keyboard work a page: a pointer event becomes an error of its console, and what focuses or fills for a
 * journey throws. Returns what ends it.
 */
export async function keyboardOnly(page: Page): Promise<() => void> {
  await page.addInitScript(reportPointer);
  const methods = Object.getPrototypeOf(page.locator('body')) as Record<string, (this: Locator) => unknown>;
  const own = new Map(shortCuts.map((name) => [name, methods[name]!]));
  for (const [name, method] of own)
    methods[name] = function (this: Locator, ...how: []) {
      if (this.page() === page) throw new Error(`${name} is not done by keyboard: ${this}`);
      return method.apply(this, how);
    };
  return () => {
    for (const [name, method] of own) methods[name] = method;
  };
}
