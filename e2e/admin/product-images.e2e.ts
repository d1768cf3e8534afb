import sharp from 'sharp';
import { callApi } from '../support/call-api.js';
import * as api from '../../contracts/api.js';
import { expectFailureMessage, expectDeletedAfterConfirmation } from '../support/back-office/lists.js';
import { fieldOf, openScreen, press, rowOf, expectToast } from '../support/back-office/office.js';
import { expectAccessible } from '../support/screens.js';
import { picture } from '../support/shopper.js';
import { newStaff, staffedThroughout } from '../support/back-office/staff.js';
import { phone } from '../support/storefront.js';

const unique = Date.now().toString(36);
const slug = `plaatjes-${unique}`;
const name = `Plaatjes ${unique}`;

const staff = staffedThroughout(async () => {
  await callApi(staff, api.adminProducts.deleteProduct, { params: { id: productId } });
});
let productId: number;
const stored = () => callApi(staff, api.adminProductImages.listImages, { params: { id: productId } });
const texts = async () => (await stored()).map(({ altText }) => altText);
const cards = () => staff.page.getByRole('list', { name: 'Afbeeldingen' }).getByRole('listitem');

const colour = (background: string, size = 64) =>
  sharp({ create: { width: size, height: size, channels: 3, background } });
const file = (fileName: string, buffer: Buffer, mimeType = 'image/png') => ({ name: fileName, mimeType, buffer });
const choose = (...files: ReturnType<typeof file>[]) =>
  staff.page.locator('dialog[open] input[type=file]').setInputFiles(files);

async function openImages(page = staff.page): Promise<void> {
  await openScreen(page, `products?q=${slug}`);
  await rowOf(page, slug)
    .getByRole('button', { name: /bekijken$/ })
    .click();
  await fieldOf(page, 'Naam').waitFor();
  await page.getByRole('tab', { name: 'Afbeeldingen' }).click();
}

beforeAll(async () => {
  const form = { name, slug, description: 'Met plaatjes.', categoryId: 1, price: '10.00' };
  productId = (await callApi(staff, api.adminProducts.createProduct, { body: form })).id;
});

it('uploads several pictures; the first becomes the primary one and appears in the list', async () => {
  const { page } = staff;
  await openImages();
  await page.getByText('Nog geen afbeeldingen.').waitFor();
  await choose(
    file('rood.png', await colour('red').png().toBuffer()),
    file('groen.jpg', await colour('green').jpeg().toBuffer(), 'image/jpeg'),
    file('blauw.webp', await colour('blue').webp().toBuffer(), 'image/webp'),
  );
  await cards().nth(2).waitFor();
  await expectToast(page, 'Afbeelding toegevoegd');
  const images = await stored();
  expect(images.map(({ isPrimary }) => isPrimary)).toEqual([true, false, false]);
  expect(images.map(({ sortOrder }) => sortOrder)).toEqual([0, 1, 2]);
  await cards().first().getByText('Hoofdafbeelding', { exact: true }).waitFor();
  await press(page, 'Sluiten');
  await rowOf(page, slug).locator('img').waitFor();
});

it('shows the progress of an upload', async () => {
  const { page } = staff;
  await openImages();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${api.adminProductImages.uploadProductImage.path}`, async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await choose(file('traag.png', await colour('pink').png().toBuffer()));
  await page.getByRole('progressbar', { name: 'traag.png uploaden' }).waitFor();
  await expectAccessible(page);
  release();
  await expectToast(page, 'Fout', 'Afbeelding uploaden mislukt');
  await page.getByRole('button', { name: 'Melding over traag.png sluiten' }).click();
  await page.getByText('traag.png').waitFor({ state: 'detached' });
});

it.each([
  ['an SVG', 'tekening.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /JPEG, PNG, GIF of WebP/],
  [
    'an HTML page with the name of a picture',
    'pagina.png',
    () => Buffer.from('<html><script>1</script>'),
    /JPEG, PNG, GIF of WebP/,
  ],
  ['a truncated picture', 'half.png', async () => (await noise(200)).subarray(0, 2000), /beschadigd of onvolledig/],
  ['too many bytes', 'groot.png', () => Buffer.alloc(5 * 1024 * 1024 + 1), /hoogstens 5 MB/],
  ['too many pixels', 'reus.png', () => colour('white', 6400).png().toBuffer(), /hoogstens 40 megapixel/],
])('refuses %s, in Dutch', async (_what, fileName, bytes, reason) => {
  const { page } = staff;
  await openImages();
  await choose(file(fileName, await bytes()));
  await page.getByTestId('toast').getByText(reason).waitFor();
  await page.locator('dialog[open] li').filter({ hasText: fileName }).getByText(reason).waitFor();
  expect(await stored()).toHaveLength(3);
});

const noise = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'white',
    },
  })
    .png()
    .toBuffer();

it('saves the alternative text of each picture', async () => {
  const { page } = staff;
  await openImages();
  for (const [index, text] of ['rood', 'groen', 'blauw'].entries()) {
    await cards().nth(index).getByLabel('Alt-tekst').fill(text);
    await page.keyboard.press('Enter');
    await page.locator(`dialog[open] img[alt="${text}"]`).waitFor();
  }
  await expectToast(page, 'Alt-tekst opgeslagen');
  expect(await texts()).toEqual(['rood', 'groen', 'blauw']);
});

it('swaps neighbours; the first cannot move up and the last cannot move down', async () => {
  const { page } = staff;
  await openImages();
  const button = (index: number, label: string) => cards().nth(index).getByRole('button', { name: label });
  expect(await button(0, 'Naar voren').getAttribute('aria-disabled')).toBe('true');
  expect(await button(2, 'Naar achteren').getAttribute('aria-disabled')).toBe('true');
  await button(0, 'Naar voren').click({ force: true });
  await button(2, 'Naar achteren').click({ force: true });
  await button(2, 'Naar voren').click();
  await cards().nth(1).locator('img[alt=blauw]').waitFor();
  expect(await texts()).toEqual(['rood', 'blauw', 'groen']);
  await button(0, 'Naar achteren').click();
  await cards().nth(1).locator('img[alt=rood]').waitFor();
  expect(await texts()).toEqual(['blauw', 'rood', 'groen']);
  await expectFailureMessage(page, 'Kon volgorde niet wijzigen', [api.adminProductImages.reorderImages], () =>
    button(0, 'Naar achteren').click(),
  );
  expect(await texts()).toEqual(['blauw', 'rood', 'groen']);
});

it('makes another picture the only primary one', async () => {
  const { page } = staff;
  await openImages();
  const primary = () => cards().nth(2).getByRole('button', { name: 'Maak hoofdafbeelding' });
  await expectFailureMessage(
    page,
    'Kon hoofdafbeelding niet instellen',
    [api.adminProductImages.changeImage, 'proxy'],
    () => primary().click(),
  );
  await primary().click();
  await expectToast(page, 'Hoofdafbeelding ingesteld');
  await cards().nth(2).getByText('Hoofdafbeelding', { exact: true }).waitFor();
  expect((await stored()).map(({ isPrimary }) => isPrimary)).toEqual([false, false, true]);
  await picture(page, 'admin-product-images');
});

it('deletes the primary picture after a confirmation; another becomes primary', async () => {
  const { page } = staff;
  await openImages();
  await expectDeletedAfterConfirmation(page, {
    remove: () => cards().nth(2).getByRole('button', { name: 'Verwijderen' }).click(),
    confirm: 'Verwijderen',
    call: [api.adminProductImages.deleteImage],
    failure: 'Kon afbeelding niet verwijderen',
    done: 'Afbeelding verwijderd',
    isStillThere: async () => expect(await stored()).toHaveLength(3),
  });
  await cards().nth(2).waitFor({ state: 'detached' });
  expect((await stored()).map(({ altText, isPrimary }) => [altText, isPrimary])).toEqual([
    ['blauw', true],
    ['rood', false],
  ]);
});

it('works and is accessible on a phone', async () => {
  const visitor = await newStaff(phone);
  await openImages(visitor.page);
  await visitor.page.getByRole('list', { name: 'Afbeeldingen' }).getByRole('listitem').nth(1).waitFor();
  await expectAccessible(visitor.page);
  await picture(visitor.page, 'admin-product-images-phone');
  await visitor.close();
});

it('says that of an animation only the first frame is kept', async () => {
  const { page } = staff;
  await openImages();
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 10), Buffer.alloc(20 * 20 * 3, 200)]);
  const raw = { width: 20, height: 40, channels: 3, pageHeight: 20 } as const;
  await choose(file('dansend.gif', await sharp(frames, { raw }).gif().toBuffer(), 'image/gif'));
  const notice = page.locator('dialog[open] li').filter({ hasText: 'dansend.gif' });
  await notice.getByText('Deze afbeelding beweegt. De winkel toont alleen het eerste beeld.').waitFor();
  await expectAccessible(page);
  await picture(page, 'admin-product-animation');
  await page.getByRole('button', { name: 'Melding over dansend.gif sluiten' }).click();
  await notice.waitFor({ state: 'detached' });
});
