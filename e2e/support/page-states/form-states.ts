import type { Page } from 'playwright-core';
import * as api from '../../../contracts/api.js';
import { at, type State } from './state.js';
import { breakCalls, open } from '../storefront.js';

const send = (page: Page) => page.getByRole('button', { name: 'Meld je hier aan!' }).click();

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Je naam').fill('Noor Bakker');
  await page.getByLabel('E-mailadres').fill('noor@example.com');
  await page.getByLabel('Telefoonnummer').fill('0612345678');
  await page.getByLabel('Wat heb je in gedachten?').fill('Jullie potten op onze balie.');
}

export const formStates: State[] = [
  at('/klantenservice#levering'),
  at('/klantenservice#retourneren'),
  at('/faq?onderwerp=retourneren'),
  at('/faq?onderwerp=bestaat-niet'),
  ...['/faq', '/support'].map((path) => ({
    name: `${path} with an answer open`,
    reach: async (page: Page) => {
      await open(page, path);
      await page.locator('main details summary').nth(1).click();
      await page.locator('main details[open] p').waitFor();
    },
  })),
  {
    name: 'the cooperation form with everything missing',
    reach: async (page) => {
      await open(page, '/samenwerkingen');
      await send(page);
      await page.getByText('Naam is verplicht').waitFor();
    },
  },
  {
    name: 'the cooperation form when it cannot be sent',
    reach: async (page) => {
      await breakCalls(page, api.partnerships.sendInquiry.path);
      await open(page, '/samenwerkingen');
      await fillIn(page);
      await send(page);
      await page.getByText('Je bericht is niet verstuurd.').waitFor();
    },
  },
  {
    name: 'the cooperation form once it is sent',
    reach: async (page) => {
      await page.route(`**${api.partnerships.sendInquiry.path}`, (route) => route.fulfill({ status: 204 }));
      await open(page, '/samenwerkingen');
      await fillIn(page);
      await send(page);
      await page.getByText('Bedankt, we hebben je bericht!').waitFor();
    },
  },
];
