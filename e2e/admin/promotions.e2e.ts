import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { expectFailureMessage, expectNothingFound, expectSkeletonFirst } from '../support/back-office/lists.js';
import { expectToast, fieldOf, openScreen, press, rowOf } from '../support/back-office/office.js';
import { staffedThroughout } from '../support/back-office/staff.js';
import { cutTables, sidewaysScroll } from '../support/layout.js';
import { expectVisibleToAll } from '../support/screens.js';
import { eitherScreen, phone } from '../support/storefront.js';

const name = `Zomeractie ${Date.now()}`;
const code = `ZOMER${Date.now().toString(36).toUpperCase()}`;
const staff = staffedThroughout(async () => {
  for (const { id } of (await list()).filter((one) => one.code === code))
    await callApi(staff, api.adminPromotions.endPromotion, { params: { id } });
});
const list = () => callApi(staff, api.adminPromotions.listPromotions);
beforeAll(async () => {
  const terms = { benefit: 'amount', value: '5', scope: 'basket', minSubtotal: '50', maxUses: 100 } as const;
  await callApi(staff, api.adminPromotions.createPromotion, { body: { name, code, ...terms } });
});

it('lists the promotions after a skeleton', async () => {
  const { page } = staff;
  await expectSkeletonFirst(page, 'promotions', api.adminPromotions.listPromotions);
  await rowOf(page, code).getByText('van 100 bestellingen').locator('visible=true').waitFor();
});

it.each(eitherScreen)('shows everything without sideways scroll on %s', async (_name, width) => {
  const { page } = staff;
  await page.setViewportSize({ width, height: 844 });
  await openScreen(page, 'promotions');
  const row = rowOf(page, code);
  for (const text of ['Het hele winkelmandje', /^Vanaf /, '0 bestellingen, 0 stuks'])
    await row.getByText(text).locator('visible=true').first().waitFor();
  expect([await cutTables(page), await sidewaysScroll(page)]).toEqual([[], 0]);
  await expectVisibleToAll(page, `admin-promotions-${width}`);
});

it('changes the name, the end and the budget of one that runs', async () => {
  const { page } = staff;
  await page.setViewportSize({ width: phone, height: 844 });
  await openScreen(page, 'promotions');
  await rowOf(page, code)
    .getByRole('button', { name: `${name} bewerken` })
    .click();
  await fieldOf(page, 'Naam').fill(`${name} plus`);
  await fieldOf(page, 'Tot en met').fill('2099-12-31');
  await fieldOf(page, 'Budget in bestellingen').fill('veel');
  await press(page, 'Opslaan');
  await page.getByText('Kies 1 tot en met 1.000.000').waitFor();
  await fieldOf(page, 'Budget in bestellingen').fill('250');
  await expectVisibleToAll(page, 'admin-promotion-change');
  await expectFailureMessage(
    page,
    'Er ging iets mis bij het bewerken',
    [api.adminPromotions.changePromotion, 'shop'],
    () => press(page, 'Opslaan'),
  );
  await press(page, 'Opslaan');
  await expectToast(page, 'Actie bewerkt');
  const changed = (await list()).find((one) => one.code === code);
  expect(changed).toMatchObject({ name: `${name} plus`, until: '2099-12-31T23:00:00.000Z', maxUses: 250 });
});

it('says when a search finds none', async () => {
  await openScreen(staff.page, 'promotions');
  await expectNothingFound(staff.page, 'Geen acties gevonden');
});
