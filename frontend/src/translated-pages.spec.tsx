import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { findProduct, listCategories, listProducts } from '../../contracts/catalog.js';
import { showCurrentCustomer } from '../../contracts/customers.js';
import { urlOf } from '../../contracts/endpoint.js';
import { showShop as shopEndpoint, showShippingSettings } from '../../contracts/settings.js';
import { homeMoreTexts } from '../../contracts/shop-texts/first-home-more.js';
import { firstShopTexts } from '../../contracts/shop-texts/first-texts.js';
import { listHomeTexts } from '../../contracts/shop-texts/home-texts.js';
import { listQuestions } from '../../contracts/shop-texts/questions.js';
import { Shop } from './app';
import { basket } from './lib/basket/basket-store';
import { lineFor } from './lib/basket/basket-line';
import { createQueryClient } from './lib/http/query-client';
import { describedPages } from './lib/seo/structured-data/testing/described-pages';
import { productWith, shipping, shop, sleep } from './lib/seo/structured-data/testing/shop-data';
import { firstQuestions } from './lib/shop/testing/first-questions';
import { createShopRouter } from './router';
import { routeTree } from './routeTree.gen';
import { stubDialogs } from './ui/testing/dialogs';
import { translate } from './ui/testing/translator.mjs';

const product = productWith({ stock: 5 });
const responses: Record<string, unknown> = {
  [urlOf(shopEndpoint, {})]: shop,
  [urlOf(showShippingSettings, {})]: shipping,
  ...Object.fromEntries(
    ['all', 'most-asked', 'product'].map((list) => [urlOf(listQuestions, { list }), firstQuestions]),
  ),
  [urlOf(listHomeTexts, {})]: homeMoreTexts.map((name) => ({ name, blocks: firstShopTexts[name] })),
  [urlOf(listCategories, {})]: [sleep],
  [urlOf(listProducts, {})]: [product, productWith({ id: 2, slug: 'sleep-more', name: 'Sleep More' })],
  [urlOf(findProduct, { slug: 'sleep-well' })]: product,
  [urlOf(showCurrentCustomer, {})]: null,
};

beforeAll(() => {
  stubDialogs();
  globalThis.fetch = async (input) => {
    const path = String(input).split('?')[0]!;
    const data = responses[path];
    return {
      ok: data !== undefined,
      status: data === undefined ? 500 : 200,
      statusText: '',
      headers: new Map(),
      text: async () => JSON.stringify(data ?? { message: 'Even niet.' }),
    } as unknown as Response;
  };
});
afterEach(() => jest.useRealTimers());

const realTimeout = globalThis.setTimeout;
/** The texts of a page, one for each text node. */
function textsOf(page: HTMLElement): string[] {
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode;
    if (textContent?.trim() && parentElement?.tagName !== 'SCRIPT') texts.push(textContent.trim());
  }
  return texts;
}

const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent;

/** Runs what is ready, and code that loads. The clock moves only with `milliseconds`. */
async function settle(milliseconds = 0) {
  for (let turn = 0; turn < 4; turn++) await act(async () => new Promise((resolve) => void realTimeout(resolve)));
  await act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));
}

/** Presses every button of a page, also those that appear, and returns the texts of the page after each press. */
async function storyOf(path: string, isTranslated: boolean) {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
  window.localStorage.clear();
  window.sessionStorage.clear();
  basket.replace([lineFor(product, 1)]);
  basket.close();
  const errors: unknown[] = [];
  const queryClient = createQueryClient();
  const router = createShopRouter(routeTree, queryClient, createMemoryHistory({ initialEntries: [path] }));
  const { container } = render(<Shop queryClient={queryClient} router={router} />, {
    onCaughtError: (error) => void errors.push(error),
  });
  for (let round = 0; round < 5; round++) await settle(1000);
  const stop = isTranslated ? translate(document.body) : () => undefined;
  const story = [router.state.location.pathname, ...textsOf(container)];
  const pressed = new Set<string>();
  for (;;) {
    const next = [...document.querySelectorAll('button')].find((button) => !pressed.has(nameOf(button)));
    if (!next || pressed.size > 60) break;
    const name = nameOf(next);
    pressed.add(name);
    fireEvent.click(next);
    await settle();
    story.push(`> ${name}`, ...textsOf(container));
    await settle(1000);
  }
  stop();
  cleanup();
  return { story, errors };
}

const pages = [
  ...describedPages.map(([path]) => path),
  ...['/herroepen', '/herroepen/bevestigen', '/login', '/checkout', '/nergens'],
];

it.each(pages)('%s shows the same after every press of a button in a translated page', async (path) => {
  const original = await storyOf(path, false);
  const translated = await storyOf(path, true);
  expect(original.story.length).toBeGreaterThan(10);
  expect(translated.errors).toEqual(original.errors);
  expect(translated.story).toEqual(original.story);
});
