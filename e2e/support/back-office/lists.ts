import type { Locator, Page } from 'playwright-core';
import { failCalls, openScreen, press, toastSays } from './office.js';
import { isAccessible, isForEverybody } from '../screens.js';
import { picture } from '../shopper.js';
import { newStaff } from './staff.js';
import { holdCalls } from '../storefront.js';

type Call = [method: 'POST' | 'PATCH' | 'DELETE', path: string | RegExp, by?: 'shop' | 'proxy'];

/** Opens a list of the back office and expects a skeleton of five rows for as long as its call takes. */
export async function opensAfterSkeleton(page: Page, section: string, path: string): Promise<void> {
  const release = await holdCalls(page, path);
  await openScreen(page, section);
  await page.getByTestId('row-skeleton').nth(4).waitFor();
  expect(await page.getByTestId('row-skeleton').count()).toBe(5);
  release();
}

/** The names above the columns of the list on the screen. */
export async function columnsOf(page: Page): Promise<string[]> {
  return (await page.getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
}

/** Expects a search for each of these terms to find this row. */
export async function isFoundBy(row: Locator, terms: string[]): Promise<void> {
  for (const term of terms) {
    await row.page().getByRole('searchbox').fill(term);
    await row.waitFor();
  }
}

/** Searches for what is not there, and expects this sentence. */
export async function findsNothing(page: Page, sentence: string): Promise<void> {
  await page.getByRole('searchbox').fill('xylofoon');
  await page.getByText(sentence).waitFor();
}

/** Expects that a list, and the window that its first row opens, are for everybody on a screen of this width. */
export async function listIsForEverybody(width: number, section: string, opened: string | RegExp): Promise<void> {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, section);
  const opener = page.locator('[data-opener]').first();
  await opener.waitFor();
  await isForEverybody(page, `admin-${section}-${width}`);
  await opener.click();
  await page.getByText(opened).waitFor();
  await picture(page, `admin-${section}-opened-${width}`);
  await isAccessible(page);
  await visitor.close();
}

/** Expects this sentence when a change fails; from then on its call works again. */
export async function failsWith(
  page: Page,
  sentence: string,
  call: Call,
  change: () => Promise<unknown>,
): Promise<void> {
  const restore = await failCalls(page, ...call);
  await change();
  await toastSays(page, 'Fout', sentence);
  await restore();
}

interface Removal {
  /** Asks for it, which opens the question. */
  remove: () => Promise<void>;
  /** The button that confirms. */
  confirm: string;
  call: Call;
  /** What the toast says when the call fails. */
  failure: string;
  /** What the toast says when it is done. */
  done: string;
  isStillThere: () => Promise<void>;
}

/** Expects that something is deleted after a question: it stays when the answer is no and when the call fails. */
export async function isDeletedAfterQuestion(page: Page, removal: Removal): Promise<void> {
  const { remove, confirm, call, failure, done, isStillThere } = removal;
  await remove();
  await press(page, 'Bewaren');
  await isStillThere();
  await failsWith(page, failure, call, async () => {
    await remove();
    await press(page, confirm);
  });
  await isStillThere();
  await remove();
  await press(page, confirm);
  await toastSays(page, done);
}
