import * as api from '../../contracts/api.js';
import type { CountableProduct } from '../../contracts/stock/stock-takes.js';
import { callApi } from '../support/call-api.js';
import { expectToast, openScreen, rowOf, windowOf } from '../support/back-office/office.js';
import { newColleague, newStaff, staffed, type Login } from '../support/back-office/staff.js';
import { expectVisibleToAll } from '../support/screens.js';
import { addressOf, eitherScreen, newShopper } from '../support/storefront.js';

type Counted = CountableProduct & { lying: number };

const staff = staffed();
const countable = async () =>
  (await callApi(staff, api.stockTakes.listCountable, {})).filter((one): one is Counted => one.lying !== null);
const lyingOf = async (id: number) => (await countable()).find(({ productId }) => productId === id)!.lying;
const field = ({ productName }: CountableProduct) =>
  staff.page.getByLabel(`Geteld aantal van ${productName}`, { exact: true });
const button = (name: string) => staff.page.getByRole('button', { name, exact: true });
const plenty = async (count: number) => (await countable()).filter(({ lying }) => lying > 20).slice(0, count);

async function openTake() {
  await openScreen(staff.page, 'inventory?view=take');
  await staff.page.locator('[data-count]').first().waitFor();
}

it('shows each difference while staff types, and takes a reason for all or for one', async () => {
  const { page } = staff;
  const [first, second] = (await plenty(2)) as [Counted, Counted];
  await openTake();
  await field(first).fill(String(first.lying - 2));
  await rowOf(page, first.productName).getByText('−2', { exact: true }).waitFor();
  await field(second).fill(String(second.lying + 1));
  await page.getByLabel('Reden voor alle verschillen').selectOption('Beschadigd');
  const reason = ({ productName }: Counted) =>
    page.getByLabel(`Reden van het verschil bij ${productName}`).locator('option:checked').innerText();
  expect([await reason(first), await reason(second)]).toEqual(['Beschadigd', 'Geteld']);
  await page.getByLabel(`Reden van het verschil bij ${second.productName}`).selectOption('Gevonden');
  await button('2 verschillen boeken').dblclick();
  await expectToast(page, 'Telling geboekt');
  const movements = await callApi(staff, api.inventory.listMovements);
  const noteOf = ({ productId }: Counted) => movements.find((one) => one.productId === productId)!.note;
  expect([noteOf(first), noteOf(second)]).toEqual(['Telling: beschadigd', 'Telling: gevonden']);
});

it('keeps what was typed after a reload, and shows it to nobody else', async () => {
  const visitor = await newShopper();
  const { page } = visitor;
  const first = page.locator('[data-count]').first();
  const open = async (who: Login) => {
    await callApi(visitor, api.staffLogin.login, { body: who });
    await openScreen(page, 'inventory?view=take');
    await first.waitFor();
  };
  const [one, other] = [await newColleague('warehouse'), await newColleague('warehouse')];
  await open(one);
  await first.fill('1');
  await page.reload();
  await first.waitFor();
  expect(await first.inputValue()).toBe('1');
  await open(other);
  expect(await first.inputValue()).toBe('');
  await visitor.close();
});

it('books a difference once when the response is lost and staff tries again', async () => {
  const { page } = staff;
  const [product] = (await plenty(1)) as [Counted];
  await openTake();
  await field(product).fill(String(product.lying - 4));
  const address = addressOf(api.stockTakes.bookStockTake);
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
  });
  await button('1 verschil boeken').click();
  await button('Opnieuw proberen').waitFor();
  expect(await field(product).isDisabled()).toBe(true);
  await page.unroute(address);
  await button('Opnieuw proberen').click();
  await expectToast(page, 'Telling geboekt');
  expect(await lyingOf(product.productId)).toBe(product.lying - 4);
});

it('says why a difference is not booked, and keeps it', async () => {
  const { page } = staff;
  const [product] = (await plenty(1)) as [Counted];
  await openTake();
  await field(product).fill('0');
  const sold = { productId: product.productId, type: 'damage' as const, quantity: 3 };
  await callApi(staff, api.inventory.registerStockChange, { body: sold });
  await button('1 verschil boeken').click();
  await rowOf(page, product.productName).getByText('Deze voorraad is intussen aangepast.').waitFor();
  expect(await field(product).inputValue()).toBe('0');
  await button('Telling wissen').click();
  await windowOf(page, 'Telling wissen?').getByRole('button', { name: 'Wissen' }).click();
  await button('Verschillen boeken').waitFor();
  expect(await field(product).inputValue()).toBe('');
});

it.each(eitherScreen)('is accessible and Dutch on %s', async (_name, width) => {
  const visitor = await newStaff(width);
  const { page } = visitor;
  await openScreen(page, 'inventory?view=take');
  await page.locator('[data-count]').first().fill('7');
  await page.locator('[data-count]').nth(1).fill('twee');
  await page.getByText('Vul een heel getal in').waitFor();
  await expectVisibleToAll(page, `admin-stock-take-${width}`);
  await visitor.close();
});
