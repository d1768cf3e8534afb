import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import {
  columnsOf,
  expectFailureMessage,
  expectDeletedAfterConfirmation,
  expectSkeletonFirst,
} from '../support/back-office/lists.js';
import { fieldOf, openScreen, press, rowOf, expectToast, windowOf } from '../support/back-office/office.js';
import { expectAccessible, expectVisibleToAll } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { phone, wide } from '../support/storefront.js';

const unique = Date.now().toString(36).toUpperCase();

const staff = staffedThroughout(async () => {
  for (const { id } of await stored())
    await callApi(staff, api.adminDiscountCodes.deleteDiscountCode, { params: { id } });
});

const stored = async () =>
  (await callApi(staff, api.adminDiscountCodes.listDiscountCodes)).filter(({ code }) => code.includes(unique));

async function openNew(): Promise<void> {
  await openScreen(staff.page, 'discount-codes');
  await staff.page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
}

/** Presses "Aanmaken" and returns the request body. */
async function create(): Promise<unknown> {
  const [request] = await Promise.all([
    staff.page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().endsWith(api.adminDiscountCodes.listDiscountCodes.path),
    ),
    press(staff.page, 'Aanmaken'),
  ]);
  return request.postDataJSON();
}

it('lists the codes after a skeleton, with their use', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'discount-codes', api.adminDiscountCodes.listDiscountCodes);
  const row = rowOf(page, 'NIEUW10');
  await row.getByText('Actief', { exact: true }).waitFor();
  expect(await row.innerText()).toMatch(/10%[\s\S]*\d\/∞/);
  expect(await columnsOf(page)).toEqual(
    expect.arrayContaining(['Code', 'Type', 'Waarde', 'Gebruik', 'Geldig tot', 'Status']),
  );
});

it('shows used-up, expired and inactive codes', async () => {
  const { page } = staff;
  const code = { type: 'fixed', value: '5.00', minPurchaseAmount: '30.00', firstOrderOnly: false };
  await page.route(`**${api.adminDiscountCodes.listDiscountCodes.path}`, (route) =>
    route.fulfill({
      json: [
        {
          ...code,
          id: 1,
          code: 'OUD',
          maxUses: 100,
          usedCount: 12,
          expiresAt: '2025-01-31T22:59:59Z',
          isActive: false,
        },
        {
          ...code,
          id: 2,
          code: 'VRIJ',
          type: 'free_shipping',
          value: '0.00',
          maxUses: null,
          usedCount: 3,
          expiresAt: null,
          isActive: true,
        },
      ],
    }),
  );
  await openScreen(page, 'discount-codes');
  expect(await rowOf(page, 'OUD').innerText()).toMatch(
    /Vast bedrag\s+€\s5,00\s+€\s30,00\s+12\/100\s+31\sjan\s2025 · verlopen\s+Inactief/,
  );
  expect(await rowOf(page, 'VRIJ').innerText()).toMatch(/Gratis verzending\s+–\s+€\s30,00\s+3\/∞\s+–\s+Actief/);
  await page.getByLabel('Status', { exact: true }).selectOption('Inactief');
  await rowOf(page, 'VRIJ').waitFor({ state: 'detached' });
  await page.getByRole('searchbox').fill('vrij');
  await page.getByText('Geen kortingscodes gevonden').waitFor();
});

it('names invalid fields', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill('AB');
  await fieldOf(page, 'Maximaal aantal keren').fill('2,5');
  await press(page, 'Aanmaken');
  await page.getByText('Code moet minimaal 3 tekens zijn').waitFor();
  await page.getByText('Vul een geldig bedrag in').waitFor();
  await page.getByText('Vul een heel getal in').waitFor();
  expect(await fieldOf(page, 'Code').evaluate('document.activeElement.name')).toBe('code');
  await fieldOf(page, 'Code').fill('ABC');
  await fieldOf(page, 'Maximaal aantal keren').fill('');
  await fieldOf(page, 'Percentage (%)').fill('150');
  await page.getByText('Kies 1 tot en met 100 procent').waitFor();
  await fieldOf(page, 'Percentage (%)').fill('15');
  await fieldOf(page, 'Geldig tot en met').fill('2025-01-31');
  await page.getByText('Kies vandaag of een latere dag').waitFor();
});

it('creates a percentage code once, in capitals, with null for empty fields', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill(`tien${unique.toLowerCase()}`);
  await fieldOf(page, 'Percentage (%)').fill('10');
  const [request] = await Promise.all([
    page.waitForRequest(
      (sent) => sent.method() === 'POST' && sent.url().endsWith(api.adminDiscountCodes.listDiscountCodes.path),
    ),
    page.locator('dialog[open]').getByRole('button', { name: 'Aanmaken' }).dblclick(),
  ]);
  expect(request.postDataJSON()).toEqual({
    code: `TIEN${unique}`,
    type: 'percentage',
    value: '10',
    minPurchaseAmount: null,
    maxUses: null,
    expiresAt: null,
  });
  await expectToast(page, 'Kortingscode aangemaakt');
  await rowOf(page, `TIEN${unique}`).getByText('0/∞').waitFor();
  expect(await stored()).toHaveLength(1);
});

it('hides the value for free shipping and sends 0', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill(`VRIJ${unique}`);
  await fieldOf(page, 'Percentage (%)').fill('15');
  await fieldOf(page, 'Type').selectOption('Gratis verzending');
  expect(
    await page
      .getByLabel(/Percentage|Bedrag \(€\)$/)
      .locator('visible=true')
      .count(),
  ).toBe(0);
  expect(await create()).toMatchObject({ type: 'free_shipping', value: '0' });
  await expectToast(page, 'Kortingscode aangemaakt');
});

it('creates a fixed amount with a minimum, a maximum of uses and an expiry', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill(`VAST${unique}`);
  await fieldOf(page, 'Type').selectOption('Vast bedrag');
  await fieldOf(page, 'Bedrag (€)').fill('7,50');
  await fieldOf(page, 'Minimumbedrag (€)').fill('40');
  await fieldOf(page, 'Maximaal aantal keren').fill('25');
  await fieldOf(page, 'Geldig tot en met').fill('2031-03-31');
  await fieldOf(page, 'Alleen voor de eerste bestelling').check();
  expect(await create()).toEqual({
    code: `VAST${unique}`,
    type: 'fixed',
    value: '7.50',
    minPurchaseAmount: '40',
    maxUses: 25,
    expiresAt: '2031-03-31',
    firstOrderOnly: true,
  });
  const row = rowOf(page, `VAST${unique}`);
  await row.getByText('0/25').waitFor();
  expect(await row.innerText()).toMatch(
    /Alleen eerste bestelling[\s\S]*€\s7,50\s+€\s40,00\s+0\/25\s+31\smrt\s2031\s+Actief/,
  );
});

it('keeps the input when saving fails', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill(`NIET${unique}`);
  await fieldOf(page, 'Percentage (%)').fill('5');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het aanmaken',
    [api.adminDiscountCodes.createDiscountCode],
    () => press(page, 'Aanmaken'),
  );
  await page.keyboard.press('Escape');
  await windowOf(page, 'Wijzigingen weggooien?').waitFor();
  await press(page, 'Verder bewerken');
  expect(await fieldOf(page, 'Code').inputValue()).toBe(`NIET${unique}`);
  await press(page, 'Annuleren');
  await press(page, 'Weggooien');
  await windowOf(page, 'Nieuwe kortingscode').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
  expect(await fieldOf(page, 'Code').inputValue()).toBe('');
});

it('refuses an existing code', async () => {
  const { page } = staff;
  await openNew();
  await fieldOf(page, 'Code').fill(`tien${unique}`);
  await fieldOf(page, 'Percentage (%)').fill('20');
  await press(page, 'Aanmaken');
  await page.getByTestId('toast').getByText('Fout', { exact: true }).waitFor();
  expect((await stored()).filter(({ code }) => code === `TIEN${unique}`)).toHaveLength(1);
});

it('changes and switches off a code on its page, and keeps its text', async () => {
  const { page } = staff;
  const code = `TIEN${unique}`;
  await openScreen(page, 'discount-codes');
  await rowOf(page, code).getByText('10%').waitFor();
  const { id } = (await stored()).find((one) => one.code === code)!;
  await page.goto(`${new URL(page.url()).origin}/admin/discount-codes/${id}`);
  const change = page.getByRole('button', { name: 'Wijzigen', exact: true });
  await change.click();
  await windowOf(page, `${code} wijzigen`).waitFor();
  expect(await fieldOf(page, 'Percentage (%)').inputValue()).toBe('10');
  await fieldOf(page, 'Percentage (%)').fill('150');
  await press(page, 'Opslaan');
  await page.getByText('Kies 1 tot en met 100 procent').waitFor();
  await fieldOf(page, 'Percentage (%)').fill('15');
  await fieldOf(page, 'Geldig tot en met').fill('2031-03-31');
  await press(page, 'Opslaan');
  await expectToast(page, 'Kortingscode gewijzigd');
  await page.getByText('31 mrt 2031').waitFor();
  await page.getByText('15%', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Uitzetten' }).click();
  await expectToast(page, 'Kortingscode uitgezet');
  await page.getByRole('button', { name: 'Aanzetten' }).waitFor();
  await expectAccessible(page);
  expect((await stored()).filter((one) => one.code === code)).toEqual([
    expect.objectContaining({ id, value: '15.00', isActive: false, expiresAt: '2031-03-31T22:00:00.000Z' }),
  ]);
  await page.getByRole('button', { name: 'Aanzetten' }).click();
  await expectToast(page, 'Kortingscode aangezet');
});

it('deletes a code after a confirmation', async () => {
  const { page } = staff;
  const code = `TIEN${unique}`;
  await openScreen(page, 'discount-codes');
  const remove = rowOf(page, code).getByRole('button', { name: `${code} verwijderen` });
  const codes = async () => (await stored()).map((kept) => kept.code);
  await expectDeletedAfterConfirmation(page, {
    remove: () => remove.click(),
    confirm: 'Kortingscode verwijderen',
    call: [api.adminDiscountCodes.deleteDiscountCode, 'proxy'],
    failure: 'Er ging iets mis bij het verwijderen',
    done: 'Kortingscode verwijderd',
    isStillThere: async () => expect(await codes()).toContain(code),
  });
  await rowOf(page, code).waitFor({ state: 'detached' });
  expect(await codes()).not.toContain(code);
});

it.each([wide, phone])('is accessible at %i pixels', async (width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'discount-codes');
  await rowOf(page, 'NIEUW10').waitFor();
  await expectVisibleToAll(page, `admin-discount-codes-${width}`);
  await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
  await press(page, 'Aanmaken');
  await page.getByText('Code moet minimaal 3 tekens zijn').waitFor();
  await expectAccessible(page);
  await picture(page, `admin-discount-code-${width}`);
  await visitor.close();
});
