import type { Locator, Page } from 'playwright-core';
import type { Endpoint } from '../../../contracts/endpoint.js';
import { eventually } from '../eventually.js';
import { failCalls, openScreen, press, expectToast } from './office.js';
import { expectAccessible, expectVisibleToAll } from '../screens.js';
import { picture } from '../shopper.js';
import { newStaff } from './staff.js';
import { holdCalls } from '../storefront.js';

type Call = [endpoint: Endpoint, by?: 'shop' | 'proxy'];

/** Expects a skeleton of five rows while the list's call is open. */
export async function expectSkeletonFirst(page: Page, section: string, list: Endpoint): Promise<void> {
  const release = await holdCalls(page, list);
  await openScreen(page, section);
  await page.getByTestId('row-skeleton').nth(4).waitFor();
  expect(await page.getByTestId('row-skeleton').count()).toBe(5);
  release();
}

/** Expects the newest record in the first row. A record of an earlier journey may still appear in both. */
export async function expectFirstRow(page: Page, newest: () => Promise<string>): Promise<void> {
  const first = page.locator('[data-index="0"]');
  await first.waitFor();
  const look = async () => (await first.innerText()).includes(await newest());
  await eventually(page, look, Boolean);
}

export async function columnsOf(page: Page): Promise<string[]> {
  return (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
}

export async function expectFoundBy(row: Locator, terms: string[]): Promise<void> {
  for (const term of terms) {
    await row.page().getByRole('searchbox').fill(term);
    await row.waitFor();
  }
}

export async function expectNothingFound(page: Page, sentence: string): Promise<void> {
  await page.getByRole('searchbox').fill('xylofoon');
  await page.getByText(sentence).waitFor();
}

/** Expects a list, and the window of its first row, to be accessible, Dutch and not too wide. */
export async function expectListVisibleToAll(width: number, section: string, opened: string | RegExp): Promise<void> {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, section);
  await page.locator('[data-opener]').first().waitFor();
  await expectVisibleToAll(page, `admin-${section}-${width}`);
  await page
    .locator('[data-index="0"]')
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await page.getByText(opened).waitFor();
  await picture(page, `admin-${section}-opened-${width}`);
  await expectAccessible(page);
  await visitor.close();
}

/** Expects this sentence when the call fails, then restores the call. */
export async function expectFailureMessage(
  page: Page,
  sentence: string,
  call: Call,
  change: () => Promise<unknown>,
): Promise<void> {
  const restore = await failCalls(page, ...call);
  await change();
  await expectToast(page, 'Fout', sentence);
  await restore();
}

interface Removal {
  /** Opens the question. */
  remove: () => Promise<void>;
  confirm: string;
  call: Call;
  /** The toast after a failed call. */
  failure: string;
  /** The toast after the deletion. */
  done: string;
  isStillThere: () => Promise<void>;
}

/** Expects a deletion only after a confirmation and a successful call. */
export async function expectDeletedAfterConfirmation(page: Page, removal: Removal): Promise<void> {
  const { remove, confirm, call, failure, done, isStillThere } = removal;
  await remove();
  await press(page, 'Bewaren');
  await isStillThere();
  await expectFailureMessage(page, failure, call, async () => {
    await remove();
    await press(page, confirm);
  });
  await isStillThere();
  await remove();
  await press(page, confirm);
  await expectToast(page, done);
}
