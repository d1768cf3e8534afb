import { breadcrumbData } from './breadcrumbs';
import { faqData } from './faq';
import { productData } from './product';
import { shopData } from './shop';
import { StructuredDataSchema } from './testing/schema-org';
import { productWith, shipping, shop } from './testing/shop-data';

const dataOf = (changes: Parameters<typeof productWith>[0] = {}) =>
  productData({ product: productWith(changes), shop, shipping });
const rateAt = (price: string) =>
  expect.objectContaining({ shippingRate: { '@type': 'MonetaryAmount', value: price, currency: 'EUR' } });

describe('a product', () => {
  it('has every required property and absolute addresses', () => {
    const product = StructuredDataSchema.parse(dataOf());
    expect(product).toMatchObject({
      name: 'Sleep Well',
      url: 'https://proef.example/product/sleep-well',
      image: [
        'https://proef.example/art/products/sleep-well-1-1200.webp',
        'https://proef.example/files/sleep-well-2-1200.webp',
      ],
    });
  });

  it.each([
    [12, 'InStock'],
    [null, 'InStock'],
    [0, 'OutOfStock'],
  ])('maps a stock of %s to %s', (stock, availability) => {
    expect(dataOf({ stock }).offers).toMatchObject({ availability: `https://schema.org/${availability}` });
  });

  it('has the price of the page with two decimals', () => {
    expect(dataOf({ price: '10.00' }).offers).toMatchObject({ price: '10.00', priceCurrency: 'EUR' });
  });

  it.each([
    ['64.99', '6.99'],
    ['65.00', '0.00'],
  ])('ships an order of € %s for € %s', (price, rate) => {
    expect(dataOf({ price }).offers).toMatchObject({ shippingDetails: rateAt(rate) });
  });

  it('has the legal return period and the return cost of the terms', () => {
    expect(dataOf().offers).toMatchObject({
      hasMerchantReturnPolicy: { merchantReturnDays: 14, returnShippingFeesAmount: { value: '6.95' } },
    });
  });

  it('omits shipping when the settings are unknown', () => {
    const { offers, ...rest } = productData({ product: productWith(), shop, shipping: undefined });
    expect(offers).not.toHaveProperty('shippingDetails');
    StructuredDataSchema.parse({ ...rest, offers });
  });

  it.each(['open', 'locked', 'off'] as const)(
    'has no rating while the gate is %s, because its reviews are samples',
    (gate) => {
      const names = Object.keys(productData({ product: productWith(), shop: { ...shop, gate }, shipping }));
      expect(names.filter((name) => /review|rating/i.test(name))).toEqual([]);
    },
  );

  it('uses its main picture when it has no gallery', () => {
    expect(dataOf({ images: [] }).image).toEqual(['https://proef.example/art/products/sleep-well-1-1200.webp']);
    expect(dataOf({ images: [], imageUrl: '' }).image).toEqual([]);
  });
});

it('numbers breadcrumbs from home', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Slaap', path: '/products/sleep' },
  ];
  expect(StructuredDataSchema.parse(breadcrumbData(shop.url, crumbs))).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://proef.example/' },
      { position: 2, name: 'Slaap', item: 'https://proef.example/products/sleep' },
    ],
  });
});

it('pairs each question with its answer', () => {
  expect(StructuredDataSchema.parse(faqData([{ question: 'Wat kost het?', answer: 'Niets.' }]))).toMatchObject({
    mainEntity: [{ name: 'Wat kost het?', acceptedAnswer: { text: 'Niets.' } }],
  });
});

it('describes the shop and its search', () => {
  expect(shopData(shop).map((data) => StructuredDataSchema.parse(data)['@type'])).toEqual(['Organization', 'WebSite']);
});

describe('the schemas reject', () => {
  it.each([
    ['a relative address', { url: '/product/sleep-well' }],
    ['a missing name', { name: undefined }],
    ['a rating', { aggregateRating: { '@type': 'AggregateRating', ratingValue: '5.0', reviewCount: 15 } }],
    ['an unknown type', { '@type': 'Produkt' }],
  ])('%s', (_name, changes) => {
    expect(StructuredDataSchema.safeParse({ ...dataOf(), ...changes }).success).toBe(false);
  });
});
