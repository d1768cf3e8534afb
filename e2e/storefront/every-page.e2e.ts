import { fakeAccount } from '../account/account-states.js';
import { sanne } from '../account/customer.js';
import { coveredControls, falselyCurrentLinks, headingFaults, sidewaysScroll } from '../support/layout.js';
import { openQuizStep } from '../support/quiz.js';
import { settled } from '../support/settled.js';
import { closeBrowser, type Visitor } from '../support/shopper.js';
import { at, type State } from '../support/page-states/state.js';
import { indexedRoutes, openResult, privateRoutes } from '../support/page-states/states.js';
import { fillBasket, newShopper, open } from '../support/storefront.js';

afterAll(closeBrowser);

const asCustomer = (path: string): State => ({
  name: `${path} of a customer`,
  reach: async (page) => {
    await fakeAccount(page, sanne);
    await open(page, path);
  },
});

const pages: State[] = [
  ...[...indexedRoutes, ...privateRoutes].map(at),
  ...['/products/beauty', '/?category=sleep', '/#faq', '/klantenservice#levering', '/checkout'].map(at),
  ...[1, 5, 6].map((step) => ({
    name: `question ${step} of the vitamin test`,
    reach: (page: Visitor['page']) => openQuizStep(page, step),
  })),
  ...['/profiel', '/profiel/welkom', '/profiel/gegevens', '/profiel/bewerken'].map(asCustomer),
  ...['/bestellingen', '/bestellingen/order-4', '/checkout'].map(asCustomer),
  { name: 'the result of a payment', reach: (page) => openResult(page, 'processing') },
];

const faultsOf = async (page: Visitor['page']) => ({
  sideways: await sidewaysScroll(page),
  headings: await headingFaults(page),
  current: await falselyCurrentLinks(page),
  covered: await coveredControls(page),
});
const noFaults = { sideways: 0, headings: [], current: [], covered: [] };

/** Loads each page at two widths and resizes it to the others. */
const screens = [
  { height: 844, widths: [390, 320] },
  { height: 900, widths: [1440, 1024, 820] },
];

describe.each(screens)('at $widths px', ({ height, widths }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newShopper(widths[0]);
    await fillBasket(visitor, [{ slug: 'sleep-well', name: 'Sleep Well', listCents: 2295 }]);
  });
  afterAll(() => visitor.close());

  it.each(pages.map((page) => [page.name, page] as const))(
    '%s has valid headings, no sideways scroll, and links and buttons that a mouse can reach',
    async (_name, { reach }) => {
      const { page } = visitor;
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto('about:blank');
      await page.setViewportSize({ width: widths[0]!, height });
      await reach(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        await page.evaluate('scrollTo(0, 0)');
        await settled(page);
        expect({ width, ...(await faultsOf(page)) }).toEqual({ width, ...noFaults });
      }
    },
  );
});
