import * as api from '../../../contracts/api.js';
import { callApi } from '../../support/call-api.js';
import { settled } from '../../support/settled.js';
import { shop, type Visitor } from '../../support/shopper.js';
import { comesAlive, newShopper, phone, wide } from '../../support/storefront.js';

interface Visit {
  kilobytes: number;
  scriptKilobytes: number;
  requests: number;
}

/** The bytes and requests of a page until it is idle, from the browser's network log. */
async function visit({ page, context }: Visitor, path: string): Promise<Visit> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const found: Visit = { kilobytes: 0, scriptKilobytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ requestId, type }) => types.set(requestId, type ?? ''));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (encodedDataLength === 0) return; // from the cache
    found.requests += 1;
    found.kilobytes += encodedDataLength / 1000;
    if (types.get(requestId) === 'Script') found.scriptKilobytes += encodedDataLength / 1000;
  });
  await page.goto(`${shop.url}${path}`);
  await comesAlive(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  await session.detach();
  return found;
}

/** Budgets: raise one only with a reason in docs/measurements.md. */
it.each<[string, Visit]>([
  ['/', { kilobytes: 490, scriptKilobytes: 150, requests: 34 }],
  ['/products', { kilobytes: 300, scriptKilobytes: 140, requests: 20 }],
  ['/product/sleep-well', { kilobytes: 280, scriptKilobytes: 141, requests: 19 }],
])('a first visit to %s stays within its budget, and a second within 25 kB', async (path, budget) => {
  const visitor = await newShopper(phone, 'in a new browser');
  const first = await visit(visitor, path);
  expect(first.kilobytes).toBeLessThanOrEqual(budget.kilobytes);
  expect(first.scriptKilobytes).toBeLessThanOrEqual(budget.scriptKilobytes);
  expect(first.requests).toBeLessThanOrEqual(budget.requests);
  const again = await visit(visitor, path);
  expect(Math.round(again.kilobytes)).toBeLessThanOrEqual(25);
  await visitor.close();
});

it.each<[string, number, number]>([
  ['/admin/login', 50, 240],
  ['/admin/orders', 70, 300],
])('a first visit to %s loads what the screens of the back office share as one file', async (path, most, kilobytes) => {
  const visitor = await newShopper(wide, 'in a new browser');
  if (path !== '/admin/login') await callApi(visitor, api.staffLogin.login, { body: shop.staff });
  const { requests, scriptKilobytes } = await visit(visitor, path);
  expect(requests).toBeLessThanOrEqual(most);
  expect(scriptKilobytes).toBeLessThanOrEqual(kilobytes);
  await visitor.close();
});
