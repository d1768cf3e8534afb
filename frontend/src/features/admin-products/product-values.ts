import type { AdminProduct, ProductFormInput, ProductPatchInput } from '../../../../contracts/admin/products.js';
import { LabelFactsSchema } from '../../../../contracts/food/food-facts.js';
import { ingredientsMissing } from '../../../../contracts/food/publication.js';
import { minuteOf } from '../../../../contracts/values/planned-moment.js';
import { sentDecisions, typedDecisions } from './claim-values';
import { foodFactsOf, labelOf, labelValuesOf, newLabel, type LabelValues } from './label-values';
import { sentAmount, sentNumber, typedAmount } from '../../ui/admin/form/form';

export interface ProductValues {
  kind: AdminProduct['kind'];
  name: string;
  slug: string;
  description: string;
  details: string;
  categoryId: string;
  price: string;
  sku: string;
  ean: string;
  costPrice: string;
  vatRate: AdminProduct['vatRate'];
  servings: string;
  quantity: string;
  stock: string;
  isUnlimited: boolean;
  badge: string;
  isActive: boolean;
  /** A minute in Amsterdam; empty for at once. */
  publishFrom: string;
  isFeatured: boolean;
  subscriptionEnabled: boolean;
  subscriptionDiscount: string;
  benefits: string;
  usage: string;
  whenToUse: string;
  purpose: string;
  flavour: string;
  /** A step from 1 to 5; empty when it was not tasted. */
  sourness: string;
  firmness: string;
  variants: string;
  ingredients: string;
  nutrition: { portie: string; calories: string; protein: string; carbs: string; fat: string };
  foodFacts: LabelValues;
  /** A line for each sentence and its reason, with a tab between. */
  claimDecisions: string;
}

export const newProduct: ProductValues = {
  kind: 'supplement',
  name: '',
  slug: '',
  description: '',
  details: '',
  categoryId: '',
  price: '',
  sku: '',
  ean: '',
  costPrice: '',
  vatRate: 'low',
  servings: '',
  quantity: '60 stuks',
  stock: '0',
  isUnlimited: false,
  badge: '',
  isActive: true,
  publishFrom: '',
  isFeatured: false,
  subscriptionEnabled: false,
  subscriptionDiscount: '20',
  benefits: '',
  usage: '',
  whenToUse: '',
  purpose: '',
  flavour: '',
  sourness: '',
  firmness: '',
  variants: '',
  ingredients: '',
  nutrition: { portie: '', calories: '', protein: '', carbs: '', fat: '' },
  foodFacts: newLabel,
  claimDecisions: '',
};

export function valuesOf(product: AdminProduct): ProductValues {
  return {
    kind: product.kind,
    name: product.name,
    slug: product.slug,
    description: product.description,
    details: product.details ?? '',
    categoryId: String(product.categoryId),
    price: typedAmount(product.price),
    sku: product.sku ?? '',
    ean: product.ean ?? '',
    costPrice: typedAmount(product.costPrice),
    vatRate: product.vatRate,
    servings: product.servings === null ? '' : String(product.servings),
    quantity: product.quantity,
    stock: product.stock === null ? '' : String(product.stock),
    isUnlimited: product.stock === null,
    badge: product.badge ?? '',
    isActive: product.isActive,
    publishFrom: product.publishAt ? minuteOf(product.publishAt) : '',
    isFeatured: product.isFeatured,
    subscriptionEnabled: product.subscriptionEnabled,
    subscriptionDiscount: String(product.subscriptionDiscount),
    benefits: typedList(product.benefits),
    usage: product.usage ?? '',
    whenToUse: product.whenToUse ?? '',
    purpose: product.purpose ?? '',
    flavour: product.flavour ?? '',
    sourness: String(product.sourness ?? ''),
    firmness: String(product.firmness ?? ''),
    variants: typedList(product.variants),
    ingredients: typedList(product.ingredients),
    nutrition: product.nutrition ?? newProduct.nutrition,
    foodFacts: labelValuesOf(product.foodFacts),
    claimDecisions: typedDecisions(product.claimDecisions),
  };
}

export function createdBy(values: ProductValues): ProductFormInput {
  return { ...columnsOf(values, null), stock: stockOf(values) };
}

/**
 * Builds the request body of a change. Its version prevents overwriting a concurrent change.
 * A changed stock is sent with the figure before the change, because the server books the difference. An unedited price
 * is not sent: a planned one may have started since. Unedited numbers are not either: a server of an earlier version knows none.
 */
export function changedBy(values: ProductValues, loaded: AdminProduct): ProductPatchInput {
  const stock = stockOf(values);
  const { price, sku, ean, costPrice, ...columns } = columnsOf(values, loaded);
  const supply = { sku, ean, costPrice };
  const before = valuesOf(loaded);
  const isEdited = (['sku', 'ean', 'costPrice'] as const).some((name) => values[name] !== before[name]);
  return {
    ...columns,
    ...(isEdited && supply),
    ...(values.price === before.price ? {} : { price }),
    ...(stock === loaded.stock ? {} : { stock, stockBase: loaded.stock }),
    version: loaded.version,
  };
}

function columnsOf(values: ProductValues, loaded: AdminProduct | null): Omit<ProductFormInput, 'stock'> {
  const { isUnlimited: _, stock: __, categoryId, servings, subscriptionDiscount, nutrition, ...same } = values;
  const parts = Object.values(nutrition).some((part) => part.trim());
  const shownDiscount = values.subscriptionEnabled ? subscriptionDiscount : storedDiscount(loaded);
  return {
    ...same,
    slug: values.slug.trim(),
    categoryId: categoryId ? Number(categoryId) : Number.NaN,
    price: sentAmount(values.price),
    sku: orNull(values.sku),
    ean: orNull(values.ean),
    costPrice: values.costPrice.trim() ? sentAmount(values.costPrice) : null,
    servings: sentNumber(servings) ?? null,
    subscriptionDiscount: sentNumber(shownDiscount) ?? Number.NaN,
    subscriptionFrequencies: values.subscriptionEnabled ? [1, 2, 3] : null,
    publishFrom: values.publishFrom || null,
    details: orNull(values.details),
    badge: orNull(values.badge),
    usage: orNull(values.usage),
    whenToUse: orNull(values.whenToUse),
    purpose: orNull(values.purpose),
    flavour: orNull(values.flavour),
    sourness: stepOf(values.sourness),
    firmness: stepOf(values.firmness),
    benefits: sentList(values.benefits, loaded?.benefits),
    variants: sentList(values.variants, loaded?.variants),
    ingredients: sentList(values.ingredients, loaded?.ingredients),
    nutrition: parts ? nutrition : null,
    foodFacts: foodFactsOf(values.foodFacts),
    claimDecisions: sentDecisions(values.claimDecisions),
  };
}

/** The select offers nothing else. */
const stepOf = (chosen: string) => (chosen ? (Number(chosen) as 1 | 2 | 3 | 4 | 5) : null);

/** The field of the discount is only on the screen while a subscription is possible. */
const storedDiscount = (loaded: AdminProduct | null) =>
  loaded ? String(loaded.subscriptionDiscount) : newProduct.subscriptionDiscount;

function stockOf({ isUnlimited, stock }: ProductValues): number | null {
  return isUnlimited ? null : (sentNumber(stock) ?? Number.NaN);
}

/** Returns what a supplement lacks before it may be on sale, as a sentence per field. A bundle has no label of its own. */
export function missingFacts({ foodFacts, ingredients }: ProductValues): Record<string, string> {
  if (foodFacts.isBundle) return {};
  const issues = LabelFactsSchema.safeParse(labelOf(foodFacts)).error?.issues ?? [];
  const facts = issues.toReversed().map(({ path, message }) => [`foodFacts.${String(path[0])}`, message] as const);
  return {
    ...Object.fromEntries(facts),
    ...(sentList(ingredients).length === 0 && { ingredients: ingredientsMissing }),
  };
}

const orNull = (text: string) => text.trim() || null;
const typedList = (items: readonly string[]) => items.join(', ');

/** Splits a typed list. An unedited list stays as it is, because an item may contain a comma. */
export function sentList(typed: string, loaded: string[] = []): string[] {
  if (typed === typedList(loaded)) return loaded;
  return typed
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
}
