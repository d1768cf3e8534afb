import type { Page } from 'playwright-core';
import { lastLook } from '../eventually.js';
import { coveredControls, falselyCurrentLinks, headingFaults, sidewaysScroll } from '../layout.js';
import { expectVisibleToAll } from '../screens.js';
import { settled } from '../settled.js';
import type { Visitor } from '../shopper.js';
import { crashes, phone, wide } from '../storefront.js';
import type { State } from './state.js';

interface Options {
  /** Begins the file names of the screenshots. */
  folder: string;
  /** In pixels; the first is the width of the visitor. */
  widths?: number[];
}

const heightOf = (width: number) => (width < 600 ? 844 : 900);
const noFaults = { headings: [], current: [], covered: [] };
/** Pages are also laid out at these widths. */
const between = [1024, 820, 320];

/**
 * One test per state, on the page of a visitor who exists when the tests run. A state is reached once and resized to
 * the other widths, which costs a third of reaching it again.
 */
export function checkEveryState(states: State[], visitor: () => Visitor, { folder, widths = [wide, phone] }: Options) {
  it.each(states.map((state) => [state.name, state] as const))('%s', async (name, { reach, isWhole, width }) => {
    const { page, complaints } = visitor();
    const shown = width ? [width] : widths;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('about:blank');
    complaints.length = 0;
    await resize(page, shown[0]!);
    await reach(page);
    for (const each of shown) {
      await resize(page, each);
      await expectVisibleToAll(page, `${folder}-${each}-${name.replace(/\W+/g, '-')}`);
    }
    if (isWhole) for (const each of [...shown, ...between]) await expectLayout(page, each);
    expect(await page.title()).not.toBe('');
    expect(crashes(visitor())).toEqual([]);
  });
}

async function resize(page: Page, width: number): Promise<void> {
  if (page.viewportSize()!.width !== width) await page.setViewportSize({ width, height: heightOf(width) });
}

/** Expects an outline, no sideways scroll, and links and buttons that a mouse can reach. */
async function expectLayout(page: Page, width: number): Promise<void> {
  await resize(page, width);
  await page.evaluate('scrollTo(0, 0)');
  await settled(page);
  // Parts that follow the width by script do so after the resize.
  const sideways = await lastLook(
    page,
    () => sidewaysScroll(page),
    (pixels) => pixels === 0,
  );
  const [headings, current, covered] = [
    await headingFaults(page),
    await falselyCurrentLinks(page),
    await coveredControls(page),
  ];
  expect({ width, sideways, headings, current, covered }).toEqual({ width, sideways: 0, ...noFaults });
}
