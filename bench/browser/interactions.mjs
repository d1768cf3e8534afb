const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'nl-NL' };
/** Nothing tells when all that an interaction starts is painted, so this waits for longer than it takes. */
const settle = (page, slowdown) => page.waitForTimeout(250 * slowdown);
const alive = `Object.keys(document.querySelector('main h1') ?? {}).some((key) => key.startsWith('__reactProps'))`;

/** The Event Timing API reports durations in steps of 8 ms and omits those below `durationThreshold`. */
const observeInteractions = `
  window.interactions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });`;

const tabs = ['Top 10', 'Alles', 'Nieuw', 'Alles', 'Bundles', 'Alles'];
const basket = (page) => page.getByRole('button', { name: /^Winkelmandje/ }).first();
const buy = (page) => page.getByRole('button', { name: 'In mijn winkelmandje' }).first();

/** [name, page, preparation, measured interaction] */
const interactions = [
  ['open the basket', '/', none, (page) => basket(page).tap()],
  ['put into the basket', '/product/sleep-well', none, (page) => buy(page).tap()],
  ['filter by tab', '/', none, pressTabs],
  ['type a search', '/products', focusSearch, (page) => page.keyboard.type('zink', { delay: 200 })],
  ['change a quantity', '/product/sleep-well', openFilledBasket, pressSteps],
];

async function none() {}

async function pressTabs(page, slowdown) {
  const group = page.getByRole('group', { name: 'Filter de producten' });
  for (const name of tabs) {
    await group.getByRole('link', { name, exact: true }).tap();
    await settle(page, slowdown);
  }
}

async function focusSearch(page) {
  await page.getByRole('searchbox').first().tap();
}

async function openFilledBasket(page) {
  await buy(page).tap();
  await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
  await basket(page).tap();
  await page.getByRole('dialog', { name: /^Winkelmandje/ }).waitFor();
}

async function pressSteps(page, slowdown) {
  for (const name of ['Eén meer', 'Eén meer', 'Eén minder']) {
    await page.getByRole('dialog').getByRole('button', { name }).first().tap();
    await settle(page, slowdown);
  }
}

/**
 * Interaction to next paint in milliseconds, as the Event Timing API counts it. Each run yields its slowest press or
 * key; the result has the median and the slowest of the runs. On a phone of 390 px with a processor `slowdown`
 * times slower. A value below 16 ms is reported as 0.
 */
export async function measureInteractions(browser, url, { times, slowdown }) {
  const ofRuns = (run) => repeat(times, run);
  const results = {};
  for (const [name, path, prepare, act] of interactions)
    results[name] = await ofRuns(() =>
      onPhone(browser, slowdown, async (page) => {
        await page.goto(`${url}${path}`);
        await until(page, alive);
        await page.waitForLoadState('networkidle');
        await prepare(page);
        await settle(page, slowdown);
        await page.evaluate('interactions.clear()');
        await act(page, slowdown);
        return slowest(page, slowdown);
      }),
    );
  const early = [];
  results['put into the basket before the page is hydrated'] = await ofRuns(() =>
    onPhone(browser, slowdown, async (page) => {
      await page.goto(`${url}/product/sleep-well`, { waitUntil: 'domcontentloaded' });
      const pressed = performance.now();
      await buy(page).tap();
      await page.getByRole('button', { name: 'Winkelmandje, 1 product' }).waitFor();
      early.push(Math.round(performance.now() - pressed));
      return slowest(page, slowdown);
    }),
  );
  results['the same, until the basket shows it'] = middleOf(early);
  return results;
}

async function repeat(times, run) {
  const runs = [];
  for (let time = 0; time < times; time++) runs.push(await run());
  return middleOf(runs);
}

function middleOf(runs) {
  runs.sort((a, b) => a - b);
  return { medianMs: runs[Math.floor(runs.length / 2)], slowestMs: runs.at(-1) };
}

async function onPhone(browser, slowdown, work) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeInteractions);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function slowest(page, slowdown) {
  await settle(page, slowdown);
  return page.evaluate('Math.max(0, ...interactions.values())');
}

/** Polls, because Playwright's own waiting uses `eval`, which the content security policy forbids. */
async function until(page, expression) {
  while (!(await page.evaluate(expression))) await page.waitForTimeout(25);
}
