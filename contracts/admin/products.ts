import { z } from 'zod';
import { SlugSchema } from './slug.js';
import { NutritionSchema, TasteSchema } from '../catalog.js';
import { AmountInCentsSchema, DecimalSchema } from '../amounts.js';
import { VatRateSchema } from '../vat.js';
import { promisesPrice } from '../shop-texts/price-promise.js';
import { endpoints } from '../endpoint.js';
import { FoodFactsSchema, ProductKindSchema } from '../food/food-facts.js';
import { PlannedMomentSchema } from '../planned-moment.js';

import { AdminListQuerySchema } from './lists.js';

/** Why staff lets a sentence stand that is no literal claim. */
export const ClaimDecisionSchema = z.strictObject({
  sentence: z.string().min(1).max(8000),
  reason: z.string().trim().min(10, 'Leg in minstens 10 tekens uit waarom').max(300, 'Gebruik hoogstens 300 tekens'),
});

/** A row of `GET /api/admin/products`, and the response of POST and PATCH. `stock`: on hand; null: unlimited. */
export const AdminProductSchema = z.object({
  id: z.number().int(),
  kind: ProductKindSchema,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  details: z.string().nullable(),
  categoryId: z.number().int(),
  categoryName: z.string(),
  price: DecimalSchema,
  vatRate: VatRateSchema,
  servings: z.number().int().nullable(),
  quantity: z.string(),
  stock: z.number().int().nullable(),
  /** Pieces of `stock` that open checkouts hold. */
  reserved: z.number().int(),
  badge: z.string().nullable(),
  isActive: z.boolean(),
  /** The moment from which an active product is on sale; null for at once. */
  publishAt: z.string().nullable(),
  /** Put away: it left the shop and the list, and can come back. Never active. */
  isArchived: z.boolean(),
  isFeatured: z.boolean(),
  subscriptionEnabled: z.boolean(),
  subscriptionDiscount: z.number().int(),
  subscriptionFrequencies: z.array(z.number().int()).nullable(),
  benefits: z.array(z.string()),
  usage: z.string().nullable(),
  whenToUse: z.string().nullable(),
  sourness: TasteSchema.nullable(),
  firmness: TasteSchema.nullable(),
  variants: z.array(z.string()),
  ingredients: z.array(z.string()),
  nutrition: NutritionSchema.nullable(),
  foodFacts: FoodFactsSchema.nullable(),
  /** Whether the product, or each food in a bundle, has a label; also true for what needs none. */
  isLabelled: z.boolean(),
  claimDecisions: z.array(ClaimDecisionSchema),
  imageUrl: z.string(),
  createdAt: z.string(),
  /** Increases with every change of the form. Send it with a PATCH to detect concurrent changes. */
  version: z.number().int(),
});
export type AdminProduct = z.infer<typeof AdminProductSchema>;

const taste = z.literal([1, 2, 3, 4, 5], { error: 'Kies een stap van 1 tot 5' });
const longText = z.string().trim().max(8000, 'Gebruik hoogstens 8000 tekens');
const shortText = z.string().trim().max(200, 'Gebruik hoogstens 200 tekens');
const required = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, `Gebruik hoogstens ${max} tekens`);
const price = z
  .union([z.string().trim().min(1, 'Prijs is verplicht'), z.number()], { error: 'Prijs is verplicht' })
  .meta({ examples: ['24.95'] })
  .pipe(AmountInCentsSchema);
/** The price of a product in euros, read as cents. */
export const ProductPriceSchema = price.refine(
  (cents) => cents > 0 && cents <= 1_000_000,
  'Vul een prijs in tot € 10.000',
);
const isWithoutPromise = (text: string | null) => !promisesPrice(text ?? '');
const promised = 'Noem hier geen prijs of korting: die staan al bij het product';
const optionalLong = longText
  .nullable()
  .transform((text) => text || null)
  .refine(isWithoutPromise, promised);
const optionalShort = shortText.nullable().transform((text) => text || null);

/** What a badge may not say, because only a promotion or a sale makes it true. */
const priceWords = /\d\s*\+\s*\d|gratis|korting|voordeel|bespaar|goedkoper|aanbieding|halve prijs|[%€]/i;

/** A list, or a comma-separated text; items are trimmed and empty ones removed. */
const list = z
  .union([z.string().max(8000), z.array(z.string().max(500)).max(100)], { error: 'Zet komma’s tussen de onderdelen' })
  .nullable()
  .transform((value) =>
    (typeof value === 'string' ? value.split(',') : (value ?? [])).map((item) => item.trim()).filter(Boolean),
  )
  .refine((items) => items.length <= 50, 'Gebruik hoogstens 50 onderdelen');

const stockFigure = z
  .number({ error: 'Voorraad moet 0 of hoger zijn' })
  .int('Vul bij Voorraad een heel getal in')
  .min(0, 'Voorraad moet 0 of hoger zijn')
  .max(1_000_000, 'Voorraad is te hoog')
  .nullable();

/** A loaded stock is below zero when a count booked away pieces that a checkout held and then sold. */
const loadedStock = z
  .number({ error: 'Laad het product opnieuw' })
  .int('Laad het product opnieuw')
  .min(-(2 ** 31), 'Laad het product opnieuw')
  .max(2 ** 31 - 1, 'Laad het product opnieuw')
  .nullable();

const nutritionPart = z.string().trim().max(60, 'Gebruik hoogstens 60 tekens').nullish();
const nutrition = z
  .strictObject({
    portie: nutritionPart,
    calories: nutritionPart,
    protein: nutritionPart,
    carbs: nutritionPart,
    fat: nutritionPart,
  })
  .nullable()
  .transform((parts) => {
    const { portie, calories, protein, carbs, fat } = parts ?? {};
    if (![portie, calories, protein, carbs, fat].some(Boolean)) return null;
    return {
      portie: portie ?? '',
      calories: calories ?? '',
      protein: protein ?? '',
      carbs: carbs ?? '',
      fat: fat ?? '',
    };
  });

/** Refuses a slug with the form of a subscription line id, which would be ambiguous in a basket. */
export const ProductSlugSchema = SlugSchema.refine(
  (slug) => !/-\d{1,2}-[123]$/.test(slug),
  'Laat een slug niet eindigen op twee getallen, zoals -2-1',
);

const count = (max: number, message: string) =>
  z.number({ error: message }).int(message).min(0, message).max(max, message);

/**
 * `POST /api/admin/products`. An empty optional text becomes null; nutrition without values becomes null. `price` is in
 * euros. Defaults: quantity '60 stuks', stock 0, a supplement, not featured, no subscriptions, discount 20, and a low VAT rate,
 * but a high one for what is no supplement. An active supplement needs food facts and ingredients; without `isActive`, a
 * product that has what it needs is active.
 */
export const ProductFormSchema = z.strictObject({
  kind: ProductKindSchema.optional(),
  name: required(200, 'Naam is verplicht'),
  slug: ProductSlugSchema,
  description: required(8000, 'Beschrijving is verplicht').refine(isWithoutPromise, promised),
  details: optionalLong.optional(),
  categoryId: z
    .number({ error: 'Categorie is verplicht' })
    .int('Categorie is verplicht')
    .positive('Categorie is verplicht'),
  price: ProductPriceSchema,
  vatRate: VatRateSchema.optional(),
  servings: count(10_000, 'Vul bij Porties een heel getal in').nullable().optional(),
  quantity: required(200, 'Hoeveelheid is verplicht').optional(),
  stock: stockFigure.optional(),
  /** Text without a price: what a promotion gives is added to it. */
  badge: optionalShort
    .refine(
      (text) => !priceWords.test(text ?? ''),
      'Een badge mag geen prijs of korting beloven. Maak daarvoor een actie',
    )
    .optional(),
  isActive: z.boolean().optional(),
  /** The first day or minute on which an active product is on sale; null for at once. */
  publishFrom: PlannedMomentSchema.nullable().optional(),
  isFeatured: z.boolean().optional(),
  subscriptionEnabled: z.boolean().optional(),
  subscriptionDiscount: count(100, 'Korting moet tussen 0 en 100 liggen').optional(),
  /** Derived from `subscriptionEnabled`; accepted so that a client can send back what it read. */
  subscriptionFrequencies: z
    .array(z.literal([1, 2, 3]))
    .nullable()
    .optional(),
  benefits: list.refine((items) => items.every(isWithoutPromise), promised).optional(),
  usage: optionalLong.optional(),
  whenToUse: optionalLong.optional(),
  /** From 1, sweet, to 5, sour. */
  sourness: taste.nullable().optional(),
  /** From 1, soft, to 5, firm. */
  firmness: taste.nullable().optional(),
  variants: list.optional(),
  ingredients: list.optional(),
  nutrition: nutrition.optional(),
  foodFacts: FoodFactsSchema.nullable().optional(),
  claimDecisions: z.array(ClaimDecisionSchema).max(100, 'Neem hoogstens 100 besluiten').optional(),
});
export type ProductForm = z.infer<typeof ProductFormSchema>;
export type ProductFormInput = z.input<typeof ProductFormSchema>;

/**
 * `PATCH /api/admin/products/{id}`. An omitted field does not change. `stockBase` is the stock that the client loaded:
 * only the difference to `stock` is booked. `version` is the loaded version: 409 `product-changed` when somebody else
 * saved since; `details.fields` then lists the changed fields, separated by commas.
 */
export const ProductPatchSchema = ProductFormSchema.partial().extend({
  stockBase: loadedStock.optional(),
  version: z.number().int().optional(),
  /** True archives the product and takes it off sale; false brings it back, inactive unless `isActive` says otherwise. */
  isArchived: z.boolean().optional(),
});
export type ProductPatch = z.infer<typeof ProductPatchSchema>;
export type ProductPatchInput = z.input<typeof ProductPatchSchema>;

const catalog = endpoints({ access: 'staff', permission: 'catalog' });
const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listProducts = catalog('GET /api/admin/products', {
  summary:
    'Products, newest first. Search: name, slug. Status: `active`, `planned`, `inactive` or `archived`; without it all but archived ones.',
  query: AdminListQuerySchema,
  response: z.array(AdminProductSchema),
});

export const exportProducts = catalog('GET /api/admin/products/export.csv', {
  summary: 'The same as a file for a spreadsheet.',
  query: AdminListQuerySchema,
  response: { file: 'text/csv' },
});

export const findProduct = catalog('GET /api/admin/products/:id', {
  summary: 'A product as the form edits it.',
  params: { id: 'integer' },
  response: AdminProductSchema,
});

export const createProduct = editCatalog('POST /api/admin/products', {
  summary: 'Creates a product.',
  body: ProductFormSchema,
  response: AdminProductSchema,
  status: 201,
  refuses: ['slug-taken', 'food-facts-missing', 'claim-undecided'],
});

export const changeProduct = editCatalog('PATCH /api/admin/products/:id', {
  summary: 'Changes the fields that are given.',
  params: { id: 'integer' },
  body: ProductPatchSchema,
  response: AdminProductSchema,
  refuses: ['stock-below-zero', 'slug-taken', 'product-changed', 'food-facts-missing', 'claim-undecided'],
});

export const deleteProduct = editCatalog('DELETE /api/admin/products/:id', {
  summary: 'Hides the product.',
  params: { id: 'integer' },
});
