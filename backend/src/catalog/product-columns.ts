import type { ProductForm, ProductPatch } from '../../../contracts/admin/products.js';
import { startOfPlanned } from '../../../contracts/values/planned-moment.js';
import { missingForSale } from '../../../contracts/food/publication.js';
import type { Product } from './product.entity.js';

type Columns = Omit<Partial<Product>, 'id' | 'version' | 'createdAt' | 'hiddenAt' | 'category'>;

/** Dutch labels for the message about a conflicting edit. */
export const productLabels = {
  kind: 'soort',
  name: 'naam',
  slug: 'slug',
  description: 'beschrijving',
  details: 'details',
  categoryId: 'categorie',
  priceCents: 'prijs',
  sku: 'artikelnummer',
  ean: 'EAN',
  costCents: 'inkoopprijs',
  vatRate: 'btw-tarief',
  servings: 'porties',
  quantity: 'hoeveelheid',
  badge: 'badge',
  isActive: 'status',
  publishAt: 'te koop vanaf',
  archivedAt: 'archief',
  isFeatured: 'uitgelicht',
  subscriptionEnabled: 'abonnement',
  subscriptionDiscount: 'abonnementskorting',
  benefits: 'voordelen',
  usage: 'gebruik',
  whenToUse: 'wanneer te gebruiken',
  purpose: 'waarvoor',
  flavour: 'smaak',
  sourness: 'zoet of zuur',
  firmness: 'zacht of stevig',
  variants: 'varianten',
  ingredients: 'ingrediënten',
  nutrition: 'voedingswaarden',
  foodFacts: 'etiket',
  claimDecisions: 'gezondheidsclaims',
} as const satisfies Record<keyof Columns, string>;

/** An active product is not archived, and an archived one is not active. */
export function columnsOf({ price, costPrice, publishFrom, isArchived, ...form }: ProductPatch): Columns {
  const { stock: _, stockBase: __, version: ___, subscriptionFrequencies: ____, ...columns } = form;
  const given = Object.entries({
    ...columns,
    priceCents: price,
    costCents: costPrice,
    publishAt: publishFrom ? new Date(startOfPlanned(publishFrom)) : publishFrom,
    ...(isArchived && { archivedAt: new Date(), isActive: false }),
    ...((isArchived === false || form.isActive) && { archivedAt: null }),
  }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given);
}

/** A product that does not say whether it is on sale is a draft until it has what a product on sale needs. */
export function newColumnsOf(form: ProductForm): Columns {
  const { kind = 'supplement', foodFacts = null, ingredients = [] } = form;
  return {
    kind,
    details: null,
    sku: null,
    ean: null,
    costCents: null,
    vatRate: kind === 'other' ? 'high' : 'low',
    servings: null,
    quantity: '60 stuks',
    badge: null,
    isActive: Object.keys(missingForSale({ kind, foodFacts, ingredients })).length === 0,
    publishAt: null,
    archivedAt: null,
    isFeatured: false,
    subscriptionEnabled: false,
    subscriptionDiscount: 20,
    benefits: [],
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
    claimDecisions: [],
    ...columnsOf(form),
  };
}
