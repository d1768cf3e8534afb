import type { Page, Request } from 'playwright-core';
import { patience } from './patience.js';

interface Traffic {
  open: Set<Request>;
  started: number;
}
const trafficOf = new WeakMap<Page, Traffic>();

/** Counts the open requests of a page for `settled`. */
export function watchRequests(page: Page): void {
  const traffic: Traffic = { open: new Set(), started: 0 };
  trafficOf.set(page, traffic);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.open.clear();
    traffic.open.add(request);
    traffic.started++;
  });
  const close = (request: Request) => void traffic.open.delete(request);
  page.on('requestfinished', close);
  page.on('requestfailed', close);
}

// Headless Chromium sometimes never runs an idle callback that has no limit.
const idle = `document.fonts.ready.then(() => new Promise((resolve) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 1000 })))))`;

/** Waits until no request is open and the last response is drawn. `networkidle` waits half a second more. */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)!;
  for (const deadline = Date.now() + patience; ;) {
    const { started } = traffic;
    const wasQuiet = traffic.open.size === 0;
    await page.evaluate(idle);
    if (wasQuiet && traffic.started === started) return;
    if (Date.now() > deadline) throw new Error(`requests still open: ${[...traffic.open].map((one) => one.url())}`);
  }
}
