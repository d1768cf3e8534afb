import type { Page } from 'playwright-core';
import { picture } from '../support/shopper.js';
import { openResult } from '../support/page-states/states.js';
import { newShopper, open, phone, wide } from '../support/storefront.js';
import { fakeAccount } from './account-states.js';
import { sanne } from './customer.js';

/** Elements of a page that must not be printed: navigation, controls, and colours other than ink. */
const notForPaper = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const shown = (element) => element.checkVisibility();
    const chrome = [...document.querySelectorAll('header, footer, dialog, button, section[aria-label="Aanbiedingen"], [data-screen-only]')];
    const inked = [...document.querySelectorAll('main *')].filter(shown).filter((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return color !== 'rgb(0, 0, 0)' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    });
    return [...chrome.filter(shown), ...inked].map(({ outerHTML }) => outerHTML.slice(0, 80));
  })()`);

describe.each([phone, wide])('at %i px', (width) => {
  it('prints an order with lines, totals and address, dark on white', async () => {
    const visitor = await newShopper(width);
    const { page } = visitor;
    await fakeAccount(page, sanne);
    await open(page, '/bestellingen/order-4');
    await page.getByText('Prinsengracht 12').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await notForPaper(page)).toEqual([]);
    const paper = await page.locator('body').innerText();
    for (const text of [
      'Sleep Well',
      'Totaal',
      '48,31',
      'Waarvan btw 9%',
      '3,99',
      'Sanne de Vries',
      '1015\u00a0DX Amsterdam',
    ])
      expect(paper).toContain(text);
    await picture(page, `print-order-${width}`, true);
    await visitor.close();
  });

  it('prints a confirmation with its order number, dark on white', async () => {
    const visitor = await newShopper(width);
    const { page } = visitor;
    await openResult(page, 'succeeded');
    await page.getByText('2026-000001').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await notForPaper(page)).toEqual([]);
    expect(await page.locator('body').innerText()).toContain('2026-000001');
    await picture(page, `print-confirmation-${width}`, true);
    await visitor.close();
  });
});
