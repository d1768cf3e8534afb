import type { Page } from 'playwright-core';
import * as api from '../../contracts/api.js';
import { untilMailed } from '../support/mails.js';
import { answer, openQuizStep, questions } from '../support/quiz.js';
import { type Visitor } from '../support/shopper.js';
import { breakCalls, crashes, eitherScreen, newShopper, open, stored, until } from '../support/storefront.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const next = (page: Page) => button(page, 'Volgende').click();
const chosen = (page: Page) => page.locator('fieldset :checked').count();

async function expectQuestion(page: Page, step: number, percent: number): Promise<void> {
  await page.getByRole('heading', { level: 1, name: questions[step - 1]! }).waitFor();
  await page.getByText(`Vraag ${step} van 5`, { exact: true }).waitFor();
  expect(await page.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(percent));
}

describe.each(eitherScreen)('the vitamin test on %s', (_name, width) => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await newShopper(width);
    page = visitor.page;
    await open(page, '/vitaminetest');
  });
  afterAll(() => visitor.close());

  it('asks one question per page', async () => {
    await expectQuestion(page, 1, 17);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await button(page, 'Vorige').count()).toBe(0);
  });

  it('requires an answer before the next step, and says so', async () => {
    await next(page);
    await page.getByText('Kies eerst een antwoord, dan gaan we verder.').waitFor();
    await expectQuestion(page, 1, 17);
  });

  it('accepts three goals and refuses the fourth', async () => {
    for (const goal of ['Meer energie', 'Beter slapen', 'Haar, huid en nagels']) await answer(page, goal);
    await answer(page, 'Weerstand');
    await page.getByText('Drie is het maximum. Haal er eerst één weg.').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Weerstand' }).isChecked()).toBe(false);
    expect(await chosen(page)).toBe(3);
    await answer(page, 'Beter slapen');
    await answer(page, 'Weerstand');
    expect(await page.getByRole('checkbox', { name: 'Weerstand' }).isChecked()).toBe(true);
    await answer(page, 'Weerstand');
    await answer(page, 'Beter slapen');
    await page.getByText('Drie is het maximum').waitFor({ state: 'detached' });
  });

  it('starts the slider at 3 and moves it by keyboard and by pointer', async () => {
    await next(page);
    await expectQuestion(page, 2, 33);
    const slider = page.getByRole('slider');
    expect(await slider.inputValue()).toBe('3');
    await slider.focus();
    for (const [key, value] of Object.entries({ ArrowRight: '4', End: '7', Home: '0', ArrowLeft: '0' })) {
      await page.keyboard.press(key);
      expect(await slider.inputValue()).toBe(value);
    }
    const { width, height } = (await slider.boundingBox())!;
    await slider.click({ position: { x: 22 + ((width - 44) * 5) / 7, y: height / 2 } });
    expect(await slider.getAttribute('aria-valuetext')).toBe('5 dagen per week');
    await page.getByText('Jij zit niet stil.').waitFor();
  });

  it('asks about diet and age, with one answer each', async () => {
    await next(page);
    await expectQuestion(page, 3, 50);
    await next(page);
    await page.getByText('Kies eerst een antwoord').waitFor();
    await answer(page, 'Gezond');
    await answer(page, 'Kan beter');
    expect(await chosen(page)).toBe(1);
    await next(page);
    await expectQuestion(page, 4, 67);
    await answer(page, '26 t/m 35');
  });

  it('continues at the same step after a reload', async () => {
    await page.reload();
    await expectQuestion(page, 4, 67);
    expect(await page.getByRole('radio', { name: '26 t/m 35' }).isChecked()).toBe(true);
  });

  it('goes back step by step with every answer kept', async () => {
    const kept = [3, 0, 1, 1];
    for (const [step, percent] of [
      [3, 50],
      [2, 33],
      [1, 17],
    ] as const) {
      await button(page, 'Vorige').click();
      await expectQuestion(page, step, percent);
      expect(await chosen(page)).toBe(kept[step - 1]);
      if (step === 2) expect(await page.getByRole('slider').inputValue()).toBe('5');
    }
    await page.goBack();
    await expectQuestion(page, 2, 33);
    for (const [step, percent] of [
      [3, 50],
      [4, 67],
      [5, 83],
    ] as const) {
      await next(page);
      await expectQuestion(page, step, percent);
    }
  });

  it('accepts any number of extra goals, or none, and then shows the advice', async () => {
    for (const extra of ['Slaap', 'Stress', 'Huid', 'Spijsvertering']) await answer(page, extra);
    expect(await chosen(page)).toBe(4);
    for (const extra of ['Slaap', 'Stress', 'Huid', 'Spijsvertering']) await answer(page, extra);
    expect(await chosen(page)).toBe(0);
    await button(page, 'Bekijk mijn advies').click();
    await page.getByRole('heading', { level: 1, name: 'Dit past bij jou' }).waitFor();
    expect(new URL(page.url()).search).toBe('?stap=6');
    expect(await page.getByRole('progressbar').count()).toBe(0);
    await page.getByRole('banner').waitFor();
  });

  it('shows the advice for the answers, with reasons and the discount code', async () => {
    const shelf = page.getByTestId('advice');
    await shelf.first().waitFor();
    expect(await shelf.locator('h2').allInnerTexts()).toEqual(['Energy Boost', 'Sleep Well', 'Beauty Boost']);
    await shelf.nth(1).getByText('omdat je de avond graag rustig afsluit').waitFor();
    await page.getByText('NIEUW10', { exact: true }).waitFor();
    await page.getByText('10% korting op je eerste bestelling').waitFor();
  });

  it("adds the product on 'Voeg toe' and shows the basket", async () => {
    await button(page, 'Voeg Sleep Well toe aan je winkelmandje').click();
    const panel = page.getByRole('dialog', { name: 'Winkelmandje (1)' });
    await panel.getByText('Sleep Well').first().waitFor();
    await panel.getByRole('button', { name: 'Sluiten' }).click();
    await page.getByRole('button', { name: /^Neem ze alle drie/ }).click();
    const full = page.getByRole('dialog', { name: 'Winkelmandje (3)' });
    await full.waitFor();
    await full.getByRole('button', { name: 'Sluiten' }).click();
    const lines = JSON.parse((await stored(page, 'basket'))!) as { id: string; quantity: number }[];
    expect(lines.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['sleep-well', 2],
      ['energy-boost', 1],
      ['beauty-boost', 1],
    ]);
  });

  it('links to all products and can be restarted', async () => {
    const all = page.locator('main').getByRole('link', { name: 'Bekijk alle producten' });
    expect(await all.getAttribute('href')).toBe('/products');
    await button(page, 'Doe de test opnieuw').click();
    await expectQuestion(page, 1, 17);
    expect(await chosen(page)).toBe(0);
    expect(crashes(visitor)).toEqual([]);
  });
});

describe('the mail form below the advice', () => {
  let visitor: Visitor;
  let page: Page;
  const box = () => page.getByLabel('E-mailadres');
  beforeAll(async () => {
    visitor = await newShopper();
    page = visitor.page;
    await openQuizStep(page, 6);
    await page.getByTestId('advice').first().waitFor();
  });
  afterAll(() => visitor.close());

  it.each(['', 'geen adres', 'sanne@'])("refuses '%s' and sends nothing", async (typed) => {
    let sent = 0;
    page.on('request', (request) => void (request.url().includes(api.quiz.sendAdvice.path) && sent++));
    await box().fill(typed);
    await button(page, 'Verstuur').click();
    await page.getByText('Voer een geldig e-mailadres in').waitFor();
    expect(await box().getAttribute('aria-invalid')).toBe('true');
    expect(sent).toBe(0);
    await box().fill('s');
    await page.getByText('Voer een geldig e-mailadres in').waitFor({ state: 'detached' });
  });

  it('keeps the advice and the address when sending fails', async () => {
    const mend = await breakCalls(page, api.quiz.sendAdvice.path);
    await box().fill('sanne@example.com');
    await button(page, 'Verstuur').click();
    await page.getByTestId('toast').getByText('Je advies is niet verstuurd').waitFor();
    expect(await box().inputValue()).toBe('sanne@example.com');
    await page.getByTestId('advice').first().waitFor();
    await mend();
  });

  it('mails the advice with the code and returns to home', async () => {
    const email = `test-${Date.now()}@example.com`;
    await box().fill(email);
    await button(page, 'Verstuur').click();
    await page.getByTestId('toast').getByText('Advies verstuurd').waitFor(); // first, because it does not stay
    await page.getByRole('heading', { level: 1, name: /lekkerste vitamines/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const mails = await untilMailed(visitor, email);
    expect(mails).toHaveLength(1);
    for (const text of ['NIEUW10', 'Sleep Well', 'Energy Boost']) expect(mails[0]!.text).toContain(text);
    expect(crashes(visitor)).toEqual([]);
  });
});

it('redirects from a step to the first unanswered question', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  await openQuizStep(page, 6, { goals: ['focus'], lifestyle: 3, diet: null, age: null, extra: [] });
  await expectQuestion(page, 3, 50);
  await until(page, "location.search === '?stap=3'");
  await openQuizStep(page, 4, { goals: ['onzin'], lifestyle: 99 });
  await expectQuestion(page, 1, 17);
  expect(crashes(visitor)).toEqual([]);
  await visitor.close();
});
