import type { Page } from 'playwright-core';
import * as api from '../../../contracts/api.js';
import { openQuizStep } from '../quiz.js';
import type { State } from './state.js';
import { breakCalls } from '../storefront.js';

const nothing = { goals: [], lifestyle: 0, diet: null, age: null, extra: [] };
const allGoals = ['energy', 'sleep', 'beauty', 'immunity', 'focus', 'sport'];

const refused = (page: Page) => page.getByText('Kies eerst een antwoord').waitFor();

export const quizStates: State[] = [
  ...allGoals.map((goal) => ({
    name: `question 1 with ${goal} chosen`,
    isWhole: goal === 'energy',
    reach: (page: Page) => openQuizStep(page, 1, { ...nothing, goals: [goal] }),
  })),
  {
    name: 'question 1 without an answer, refused',
    reach: async (page) => {
      await openQuizStep(page, 1, nothing);
      await page.getByRole('button', { name: 'Volgende' }).click();
      await refused(page);
    },
  },
  {
    name: 'question 1 with a fourth goal, refused',
    reach: async (page) => {
      await openQuizStep(page, 1, { ...nothing, goals: allGoals.slice(0, 3) });
      await page.locator('label').filter({ hasText: 'Scherp blijven' }).click();
      await page.getByText('Drie is het maximum').waitFor();
    },
  },
  ...[2, 3, 4, 5].map((step) => ({
    name: `question ${step} with an answer`,
    isWhole: true,
    reach: (page: Page) => openQuizStep(page, step),
  })),
  {
    name: 'question 3 without an answer, refused',
    reach: async (page) => {
      await openQuizStep(page, 3, { ...nothing, goals: ['sport'] });
      await page.getByRole('button', { name: 'Volgende' }).click();
      await refused(page);
    },
  },
  {
    name: 'the advice',
    isWhole: true,
    reach: async (page) => {
      await openQuizStep(page, 6);
      await page.getByTestId('advice').first().waitFor();
    },
  },
  {
    name: 'the advice when the address is no address, and when it cannot be sent',
    reach: async (page) => {
      await breakCalls(page, api.quiz.sendAdvice.path);
      await openQuizStep(page, 6);
      await page.getByLabel('E-mailadres').fill('sanne@example.com');
      await page.getByRole('button', { name: 'Verstuur' }).click();
      await page.getByTestId('toast').hover();
      await page.getByLabel('E-mailadres').fill('geen adres');
      await page.keyboard.press('Enter');
      await page.getByText('Voer een geldig e-mailadres in').waitFor();
    },
  },
  {
    name: 'the advice when the products do not come',
    reach: async (page) => {
      await breakCalls(page, api.catalog.listProducts.path);
      await openQuizStep(page, 6);
      await page.getByRole('button', { name: 'Probeer opnieuw' }).waitFor();
    },
  },
];
