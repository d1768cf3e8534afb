import { ProductFormSchema, ProductPatchSchema, type AdminProduct } from '../../../../contracts/admin/products.js';
import { changedBy, createdBy, missingFacts, newProduct, valuesOf } from './product-values';

const loaded: AdminProduct = {
  id: 7,
  kind: 'supplement',
  name: 'Sleep Well',
  slug: 'sleep-well',
  description: 'Rustig.',
  details: null,
  categoryId: 4,
  categoryName: 'Slaap',
  price: '22.95',
  sku: 'GOM-007',
  ean: '8712345678906',
  costPrice: '7.10',
  vatRate: 'low',
  servings: null,
  quantity: '60 stuks',
  stock: 47,
  reserved: 2,
  badge: null,
  isActive: true,
  publishAt: null,
  isArchived: false,
  isFeatured: false,
  subscriptionEnabled: true,
  subscriptionDiscount: 20,
  subscriptionFrequencies: [1, 2, 3],
  benefits: ['Zacht, rond en zoet', 'Vegan'],
  usage: null,
  whenToUse: null,
  purpose: null,
  flavour: null,
  sourness: null,
  firmness: null,
  variants: [],
  ingredients: [],
  nutrition: null,
  foodFacts: null,
  isLabelled: false,
  claimDecisions: [],
  imageUrl: '',
  createdAt: '2026-03-02T09:00:00.000Z',
  version: 3,
};
const filled = { ...newProduct, name: 'Kers', slug: 'kers', description: 'Rood.', categoryId: '4', price: '12,5' };

describe('the request body of a product', () => {
  it('has a decimal point, lists without empty items, and null for an empty field', () => {
    expect(createdBy({ ...filled, benefits: ' lekker , ,vegan,', details: '  ' })).toMatchObject({
      price: '12.5',
      benefits: ['lekker', 'vegan'],
      details: null,
      badge: null,
      nutrition: null,
      subscriptionFrequencies: null,
      stock: 0,
    });
  });

  it('has frequencies for a subscription, and nutrition when one value is present', () => {
    const nutrition = { ...newProduct.nutrition, fat: '0 g' };
    expect(createdBy({ ...filled, subscriptionEnabled: true, nutrition })).toMatchObject({
      subscriptionFrequencies: [1, 2, 3],
      nutrition,
    });
  });

  it('equals the loaded product without edits: no stock, no price, and lists with their own commas', () => {
    const body = changedBy(valuesOf(loaded), loaded);
    expect(body).not.toHaveProperty('stock');
    expect(body).not.toHaveProperty('price');
    expect(body).toMatchObject({ version: 3, benefits: ['Zacht, rond en zoet', 'Vegan'] });
  });

  it('has a price that was edited', () => {
    expect(changedBy({ ...valuesOf(loaded), price: '24,5' }, loaded).price).toBe('24.5');
  });

  it.each([
    ['60', { stock: 60, stockBase: 47 }],
    ['', { stock: Number.NaN, stockBase: 47 }],
  ])('contains the stock before the change: %j', (stock, expected) => {
    expect(changedBy({ ...valuesOf(loaded), stock }, loaded)).toMatchObject(expected);
  });

  it('has null for unlimited stock', () => {
    expect(changedBy({ ...valuesOf(loaded), isUnlimited: true }, loaded)).toMatchObject({ stock: null, stockBase: 47 });
  });

  it.each([
    ['a figure', { stock: '6' }, 6],
    ['unlimited', { isUnlimited: true }, null],
  ])('may correct a stock below zero to %s', (_, typed, stock) => {
    const below = { ...loaded, stock: -2 };
    const body = changedBy({ ...valuesOf(below), ...typed }, below);
    expect(ProductPatchSchema.safeParse(body).data).toMatchObject({ stock, stockBase: -2 });
  });

  it('keeps the discount of a subscription that is switched off, whatever its hidden field has', () => {
    const typed = { subscriptionEnabled: false, subscriptionDiscount: 'veel' };
    expect(changedBy({ ...valuesOf(loaded), ...typed }, loaded).subscriptionDiscount).toBe(20);
    expect(createdBy({ ...filled, ...typed }).subscriptionDiscount).toBe(20);
  });

  it.each([
    ['name', { name: ' ' }, 'Naam is verplicht'],
    ['slug', { slug: '' }, 'Slug is verplicht'],
    ['description', { description: '' }, 'Beschrijving is verplicht'],
    ['categoryId', { categoryId: '' }, 'Categorie is verplicht'],
    ['price', { price: '' }, 'Prijs is verplicht'],
    ['quantity', { quantity: '' }, 'Hoeveelheid is verplicht'],
    ['stock', { stock: '' }, 'Voorraad moet 0 of hoger zijn'],
    ['stock', { stock: '-3' }, 'Voorraad moet 0 of hoger zijn'],
    [
      'subscriptionDiscount',
      { subscriptionEnabled: true, subscriptionDiscount: '101' },
      'Korting moet tussen 0 en 100 liggen',
    ],
  ])('is rejected at %s with %j, new and loaded', (field, typed, message) => {
    const created = ProductFormSchema.safeParse(createdBy({ ...filled, ...typed }));
    const changed = ProductPatchSchema.safeParse(changedBy({ ...valuesOf(loaded), ...typed }, loaded));
    for (const { error } of [created, changed]) {
      expect(error?.issues[0]).toMatchObject({ path: [field], message });
      expect(new Set(error?.issues.map(({ path }) => path[0]))).toEqual(new Set([field]));
    }
  });
});

it('names each fact that a new supplement lacks, and none of a bundle', () => {
  const missing = missingFacts({ ...filled, foodFacts: { ...newProduct.foodFacts, netQuantity: '150 g' } });
  expect(missing).toMatchObject({
    'foodFacts.dailyDose': 'Vul de aanbevolen dagelijkse hoeveelheid in',
    'foodFacts.fat': 'Vul een getal in',
    'foodFacts.avoid': 'Vul in wie dit beter niet gebruikt',
    ingredients: 'Vul de ingrediënten in, van veel naar weinig',
  });
  expect(missing).not.toHaveProperty(['foodFacts.netQuantity']);
  expect(missing).not.toHaveProperty(['foodFacts.legalName']);
  expect(missingFacts({ ...filled, foodFacts: { ...newProduct.foodFacts, isBundle: true } })).toEqual({});
});
