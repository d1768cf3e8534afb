import type { Page } from 'playwright-core';
import { open } from './storefront.js';

export const questions = [
  'Wat mag er beter?',
  'Hoeveel dagen per week beweeg je?',
  'Hoe eet je, eerlijk gezegd?',
  'Hoe oud ben je?',
  'Nog ergens een steuntje bij nodig?',
];

const answered = { goals: ['sleep', 'energy'], lifestyle: 5, diet: 'poor', age: '26-35', extra: ['skin'] };

/** Opens a step of the vitamin test with stored answers, without which the page redirects. */
export async function openQuizStep(page: Page, step: number, answers: object = answered): Promise<void> {
  await open(page, '/bestaat-niet');
  await page.evaluate(`sessionStorage.setItem('vitamin-test', ${JSON.stringify(JSON.stringify(answers))})`);
  await open(page, `/vitaminetest?stap=${step}`);
}

export async function answer(page: Page, label: string): Promise<void> {
  await page.locator('label').filter({ hasText: label }).click();
}
