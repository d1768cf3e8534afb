import { z } from 'zod';
import { NutritionSchema, TasteSchema } from '../catalog.js';
import { DecimalSchema } from '../values/amounts.js';
import { VatRateSchema } from '../tax/vat.js';
import { endpoints } from '../endpoint.js';
import { FoodFactsSchema, ProductKindSchema } from '../food/food-facts.js';
import { PlannedMomentSchema } from '../values/planned-moment.js';
import { AdminListQuerySchema, statusIn } from './lists.js';
import {
  cardText,
  CostPriceSchema,
  count,
  EanSchema,
  isWithoutPromise,
  list,
  loadedStock,
  nutrition,
  optionalLong,
  optionalShort,
  priceWords,
  ProductPriceSchema,
  ProductSlugSchema,
  promised,
  required,
  SkuSchema,
  stockFigure,
  taste,
} from './product-fields.js';

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
  sku: z.string().nullable(),
  ean: z.string().nullable(),
  /** What one piece costs, without VAT. Null when it is unknown, and for a role without figures. */
  costPrice: DecimalSchema.nullable(),
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
  purpose: z.string().nullable(),
  flavour: z.string().nullable(),
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
  sku: SkuSchema.optional(),
  ean: EanSchema.optional(),
  costPrice: CostPriceSchema.nullable().optional(),
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
  /** What or when it is for, in a few words of a card: "Voor je ochtend". */
  purpose: cardText.optional(),
  /** What it tastes of, as within a sentence: "mandarijn". */
  flavour: cardText.optional(),
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

/** `planned`: active from a later moment on. */
export const productStatuses = ['active', 'planned', 'inactive', 'archived'] as const;
export type ProductStatus = (typeof productStatuses)[number];

/** The query of the list of products. */
export const AdminProductListQuerySchema = AdminListQuerySchema.extend({ status: statusIn(productStatuses) });

const catalog = endpoints({ access: 'staff', permission: 'catalog' });
const editCatalog = endpoints({ access: 'staff', permission: ['catalog', 'edit-catalog'] });

export const listProducts = catalog('GET /api/admin/products', {
  summary:
    'Products, newest first. Search: name, slug, article number, EAN. Status: `active`, `planned`, `inactive` or `archived`; without it all but archived ones.',
  query: AdminProductListQuerySchema,
  response: z.array(AdminProductSchema),
});

/** A product as a field offers it for a choice. */
export const ProductChoiceSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  isOnSale: z.boolean(),
  subscriptionEnabled: z.boolean(),
});
export type ProductChoice = z.infer<typeof ProductChoiceSchema>;

export const listProductChoices = catalog('GET /api/admin/products/choices', {
  summary: 'Every product that is not archived, by name, with what a field that chooses one shows.',
  response: z.array(ProductChoiceSchema),
});

export const exportProducts = catalog('GET /api/admin/products/export.csv', {
  summary: 'The same as a file for a spreadsheet.',
  query: AdminProductListQuerySchema,
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
  refuses: ['slug-taken', 'sku-taken', 'ean-taken', 'food-facts-missing', 'claim-undecided'],
});

export const changeProduct = editCatalog('PATCH /api/admin/products/:id', {
  summary: 'Changes the fields that are given.',
  params: { id: 'integer' },
  body: ProductPatchSchema,
  response: AdminProductSchema,
  refuses: [
    'stock-below-zero',
    'slug-taken',
    'sku-taken',
    'ean-taken',
    'product-changed',
    'food-facts-missing',
    'claim-undecided',
  ],
});

export const deleteProduct = editCatalog('DELETE /api/admin/products/:id', {
  summary: 'Hides the product.',
  params: { id: 'integer' },
});
