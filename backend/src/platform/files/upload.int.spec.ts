import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { refusalOf } from '../../testing/shop/test-browser.js';
import * as api from '../../../../contracts/api.js';
import { urlOf } from '../../../../contracts/endpoint.js';
import type { UploadedImage } from '../../../../contracts/admin/product-images.js';
import { sell } from '../../testing/shop/test-products.js';
import { staffOf, startTestShop, type TestBrowser, type TestShop } from '../../testing/shop/test-shop.js';
import { animation, oddPictures } from './odd-pictures.fixtures.js';
import { ProductImagesStore } from './product-images-store.js';
import { SweepImagesHandler } from '../../catalog/images/sweep-images.handler.js';

let shop: TestShop;
let staff: TestBrowser;
let folder: string;
let products: Map<string, number>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  shop = await startTestShop({ DATA_DIR: folder });
  products = await sell(shop, { citroen: { priceCents: 1995, stock: 5 }, framboos: { priceCents: 2195, stock: 5 } });
  staff = await staffOf(shop);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const picture = (width = 1600, height = 900) =>
  sharp({ create: { width, height, channels: 3, background: { r: 240, g: 120, b: 40 } } });
/** Random bytes, so that compression does not shrink them. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });

async function upload(
  bytes: Buffer,
  { field = 'image', name = 'foto.jpg', type = 'image/jpeg' } = {},
): Promise<Response> {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const cookie = [...(staff as unknown as { cookies: Map<string, string> }).cookies].map(
    ([key, value]) => `${key}=${value}`,
  );
  return fetch(`${shop.url}${api.adminProductImages.uploadProductImage.path}`, {
    method: 'POST',
    headers: { cookie: cookie.join('; ') },
    body,
  });
}
async function uploaded(bytes: Buffer): Promise<UploadedImage> {
  const response = await upload(bytes);
  expect(response.status).toBe(200);
  return (await response.json()) as UploadedImage;
}
const codeOf = async (response: Response) => [response.status, (await refusalOf(response)).code];
const files = () => readdir(join(folder, 'uploads', 'products'));
/** Each uploaded picture. A job makes its other sizes later. */
const pictures = async () => (await files()).filter((name) => name.endsWith('-1200.webp'));

describe('an upload', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('re-encodes a %s as WebP, whatever its name', async (format) => {
    const bytes = await picture()
      .toFormat(format)
      .withMetadata({ exif: { IFD0: { Copyright: 'geheim' } } })
      .toBuffer();
    const response = await upload(bytes, { name: '../../x.html', type: 'text/html' });
    expect(response.status).toBe(200);
    const { url, width, height } = (await response.json()) as UploadedImage;
    expect([width, height]).toEqual([1200, 675]);
    expect(url).toMatch(/^\/files\/products\/[0-9a-f-]{36}-1200\.webp$/);
    const sent = await fetch(`${shop.url}${url}`);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const kept = Buffer.from(await sent.arrayBuffer());
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1200 });
    expect(kept.includes('geheim')).toBe(false);
  });

  it('serves every size at once, the largest until the job has made the others', async () => {
    const { url } = await uploaded(await picture().jpeg().toBuffer());
    const small = url.replace('-1200', '-320');
    const early = await fetch(`${shop.url}${small}`);
    expect(early.status).toBe(200);
    expect((await fetch(`${shop.url}${url.replace('-1200.webp', '-216.jpg')}`)).status).toBe(404);
    await shop.app.get(ProductImagesStore).makeVariants(/([0-9a-f-]{36})/.exec(url)![1]!);
    const made = await fetch(`${shop.url}${small}`);
    expect(made.headers.get('cache-control')).toContain('immutable');
    expect(await sharp(Buffer.from(await made.arrayBuffer())).metadata()).toMatchObject({ width: 320, height: 180 });
    const mailed = await fetch(`${shop.url}${url.replace('-1200.webp', '-216.jpg')}`);
    expect(Object.fromEntries(mailed.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const square = Buffer.from(await mailed.arrayBuffer());
    expect(await sharp(square).metadata()).toMatchObject({ format: 'jpeg', width: 216, height: 216 });
    for (const name of [
      'x',
      '..%2f..%2fpackage.json',
      url.split('/').pop()!.replace('1200', '9'),
      `${'0'.repeat(36)}-320.webp`,
    ])
      expect([name, (await fetch(`${shop.url}/files/products/${name}`)).status]).toEqual([name, 404]);
  });

  it('applies the orientation of a photo', async () => {
    const sideways = await picture(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await uploaded(sideways)).toMatchObject({ width: 400, height: 800 });
  });

  describe('accepts what browsers show', () => {
    const odd = oddPictures(noise(60, 40));
    it.each(Object.keys(odd))('%s', async (name) => {
      expect(await uploaded(await odd[name]!())).toMatchObject({ width: 60, height: 40, isAnimated: false });
    });

    it('a picture that is taller than WebP can store', async () => {
      const { width, height } = await uploaded(await picture(20, 20_000).png().toBuffer());
      expect([width, height]).toEqual([16, 16_383]);
    });
  });

  it.each(['gif', 'webp', 'png'] as const)('reports that it keeps only the first frame of a %s', async (format) => {
    expect(await uploaded(await animation(format))).toMatchObject({ width: 20, height: 20, isAnimated: true });
  });

  it('refuses other files, polyglots and broken pictures', async () => {
    const jpeg = await noise(300, 300).jpeg().toBuffer();
    const png = await noise(300, 300).png().toBuffer();
    const gif = await noise(100, 100).gif().toBuffer();
    const webp = await noise(300, 300).webp().toBuffer();
    const with_ = (bytes: Buffer, tail: string) => Buffer.concat([bytes, Buffer.from(tail, 'latin1')]);
    const attacks: [string, Buffer, number, string][] = [
      [
        'svg',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        415,
        'upload-type',
      ],
      ['html', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'upload-type'],
      ['text', Buffer.from('GIF, maar niet heus'), 415, 'upload-type'],
      ['jpeg and html', with_(jpeg, '<html><script>alert(1)</script>'), 415, 'upload-type'],
      ['gif and script', with_(gif, '/*<script>*/'), 415, 'upload-type'],
      ['png and php', with_(png, '<?php system($_GET[0]); ?>'), 415, 'upload-type'],
      ['jpeg and zip', with_(jpeg, `PK\x03\x04aaaaPK\x05\x06${'\0'.repeat(18)}`), 415, 'upload-type'],
      ['webp and pdf', with_(webp, '%PDF-1.7'), 415, 'upload-type'],
      ['a header of gif', Buffer.from('GIF89a=1;alert(1)//'), 422, 'upload-broken'],
      ['half a jpeg', jpeg.subarray(0, jpeg.length / 2), 422, 'upload-broken'],
      ['half a png', png.subarray(0, png.length / 2), 422, 'upload-broken'],
      ['half a gif', gif.subarray(0, gif.length / 2), 422, 'upload-broken'],
      ['half a webp', webp.subarray(0, webp.length / 2), 422, 'upload-broken'],
      ['nothing', Buffer.alloc(0), 400, 'upload-missing'],
    ];
    const before = await pictures();
    for (const [what, bytes, status, code] of attacks)
      expect([what, ...(await codeOf(await upload(bytes)))]).toEqual([what, status, code]);
    expect(await pictures()).toEqual(before);
  });

  it('refuses more than five megabytes or forty megapixels, in Dutch', async () => {
    const huge = await upload(Buffer.concat([await picture(10, 10).jpeg().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]));
    expect(await codeOf(huge)).toEqual([413, 'upload-too-large']);
    const bomb = await picture(8001, 5000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const response = await upload(bomb);
    expect([response.status, (await refusalOf(response)).message]).toEqual([
      422,
      'Deze afbeelding heeft te veel pixels. Kies er een van hoogstens 40 megapixel.',
    ]);
  });

  it('needs the field image, a form, and staff', async () => {
    const bytes = await picture(20, 20).png().toBuffer();
    expect(await codeOf(await upload(bytes, { field: 'file' }))).toEqual([400, 'upload-missing']);
    expect(await codeOf(await staff.call(api.adminProductImages.uploadProductImage))).toEqual([400, 'upload-missing']);
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(bytes)]), 'x.png');
    const stranger = await fetch(`${shop.url}${api.adminProductImages.uploadProductImage.path}`, {
      method: 'POST',
      body,
    });
    expect(stranger.status).toBe(401);
  });
});

describe('the pictures of a product', () => {
  const product = (slug: string) => ({ id: products.get(slug)! });
  const imageOf = (slug: string, imageId: number) => ({ ...product(slug), imageId });
  const list = (slug: string) => staff.json(api.adminProductImages.listImages, { params: product(slug) });
  const add = async (slug: string, fields: object = {}) => {
    const { url } = await uploaded(await picture(60, 60).png().toBuffer());
    const response = await staff.call(api.adminProductImages.addImage, {
      params: product(slug),
      body: {
        url,
        altText: null,
        isPrimary: false,
        sortOrder: (await list(slug)).length,
        ...fields,
      },
    });
    expect(response.status).toBe(201);
    return await response.json();
  };

  it('are added, ordered, made primary and removed', async () => {
    const [one, two, three] = [
      await add('citroen'),
      await add('citroen', { altText: 'Van opzij' }),
      await add('citroen', { isPrimary: true }),
    ];
    const other = await add('framboos');
    expect([one.isPrimary, one.altText, two.altText]).toEqual([true, 'citroen', 'Van opzij']);
    const primaries = async () => (await list('citroen')).filter(({ isPrimary }) => isPrimary).map(({ id }) => id);
    expect(await primaries()).toEqual([three.id]);
    expect(
      await staff.status(api.adminProductImages.changeImage, {
        params: imageOf('citroen', two.id),
        body: { isPrimary: true },
      }),
    ).toBe(200);
    expect(await primaries()).toEqual([two.id]);
    const updates = [{ id: one.id, sortOrder: 1 }, { id: two.id, sortOrder: 0 }]; // oxfmt-ignore
    expect(
      await staff.status(api.adminProductImages.reorderImages, { params: product('citroen'), body: { updates } }),
    ).toBe(200);
    expect((await list('citroen')).map(({ id }) => id)).toEqual([two.id, one.id, three.id]);
    expect(await staff.status(api.adminProductImages.deleteImage, { params: imageOf('citroen', two.id) })).toBe(204);
    expect(await primaries()).toEqual([one.id]);
    expect(await list('framboos')).toEqual([other]);
    const shown = (await (await fetch(`${shop.url}${urlOf(api.catalog.findProduct, { slug: 'citroen' })}`)).json()) as {
      imageUrl: string;
      images: object[];
    };
    expect([shown.imageUrl, shown.images.length]).toEqual([one.url, 2]);
  });

  it('have one primary picture after concurrent changes', async () => {
    const [one, two] = [await add('framboos'), await add('framboos')];
    await Promise.all(
      [one, two, one, two].map(({ id }) =>
        staff.call(api.adminProductImages.changeImage, { params: imageOf('framboos', id), body: { isPrimary: true } }),
      ),
    );
    expect((await list('framboos')).filter(({ isPrimary }) => isPrimary)).toHaveLength(1);
  });

  it('must be uploads, and belong to one product', async () => {
    const url = `/files/products/${'a'.repeat(8)}-aaaa-4aaa-8aaa-${'a'.repeat(12)}-1200.webp`;
    for (const bad of ['https://evil.example/x.png', '/files/../../etc/passwd', 'javascript:alert(1)', url])
      expect([
        bad,
        await staff.status(api.adminProductImages.addImage, { params: product('citroen'), body: { url: bad } }),
      ]).toEqual([bad, 400]);
    const image = await add('framboos');
    expect(
      await staff.status(api.adminProductImages.changeImage, {
        params: imageOf('citroen', image.id),
        body: { isPrimary: true },
      }),
    ).toBe(404);
    expect(await staff.status(api.adminProductImages.deleteImage, { params: imageOf('citroen', image.id) })).toBe(404);
    const updates = [{ id: image.id, sortOrder: 0 }];
    expect(
      await staff.status(api.adminProductImages.reorderImages, { params: product('citroen'), body: { updates } }),
    ).toBe(404);
    expect(await staff.status(api.adminProductImages.listImages, { params: { id: 99999 } })).toBe(404);
  });
});

describe('the sweep', () => {
  it('removes only old pictures that no product shows, in all sizes', async () => {
    const sweep = shop.app.get(SweepImagesHandler);
    const store = shop.app.get(ProductImagesStore);
    const idOf = (url: string) => /([0-9a-f-]{36})/.exec(url)![1]!;
    const [old, young, used] = [0, 1, 2].map(() => picture(60, 60).png().toBuffer());
    const ids = [];
    for (const bytes of [old!, young!, used!]) ids.push((await uploaded(await bytes)).url);
    await store.makeVariants(idOf(ids[0]!));
    const add = await staff.call(api.adminProductImages.addImage, {
      params: { id: products.get('citroen')! },
      body: { url: ids[2] },
    });
    expect(add.status).toBe(201);
    const longAgo = new Date(Date.now() - 3 * 24 * 3600_000);
    for (const url of [ids[0]!, ids[2]!])
      await utimes(join(folder, 'uploads', url.replace('/files/', '')), longAgo, longAgo);
    await sweep.removeUnused(new Date(Date.now() - 24 * 3600_000));
    const left = (await files()).join(' ');
    expect(ids.map((url) => left.includes(idOf(url)))).toEqual([false, true, true]);
  });
});
