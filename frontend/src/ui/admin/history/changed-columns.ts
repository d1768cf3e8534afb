import type { CategoryForm } from '../../../../../contracts/admin/categories.js';
import type { DiscountCodeForm } from '../../../../../contracts/admin/discount-codes.js';
import type { AddProductImage } from '../../../../../contracts/admin/product-images.js';
import type { ProductForm } from '../../../../../contracts/admin/products.js';
import { formatCents, formatNumber } from '../../../lib/format';

/** What staff enters, by the column that stores it. A field without a Dutch name does not compile. */
type Field =
  | Exclude<keyof ProductForm, 'price' | 'costPrice' | 'publishFrom'>
  | keyof CategoryForm
  | keyof AddProductImage
  | keyof DiscountCodeForm
  | 'priceCents'
  | 'costCents'
  | 'publishAt'
  | 'archivedAt';

const fieldNames: Record<Field, string> = {
  kind: 'Soort',
  name: 'Naam',
  slug: 'Slug',
  description: 'Beschrijving',
  details: 'Details',
  categoryId: 'Categorie',
  priceCents: 'Prijs',
  sku: 'Artikelnummer',
  ean: 'EAN',
  costCents: 'Inkoopprijs',
  publishAt: 'Te koop vanaf',
  archivedAt: 'Gearchiveerd',
  vatRate: 'Btw-tarief',
  servings: 'Porties',
  quantity: 'Hoeveelheid',
  stock: 'Voorraad',
  badge: 'Badge',
  isActive: 'Actief',
  isFeatured: 'Uitgelicht',
  subscriptionEnabled: 'Abonnement',
  subscriptionDiscount: 'Abonnementskorting',
  subscriptionFrequencies: 'Frequenties',
  benefits: 'Voordelen',
  usage: 'Gebruik',
  whenToUse: 'Wanneer',
  purpose: 'Waarvoor',
  flavour: 'Smaak',
  sourness: 'Zoet of zuur',
  firmness: 'Zacht of stevig',
  variants: 'Varianten',
  ingredients: 'Ingrediënten',
  nutrition: 'Voedingswaarde',
  foodFacts: 'Etiket',
  claimDecisions: 'Gezondheidsclaims',
  url: 'Afbeelding',
  altText: 'Omschrijving',
  isPrimary: 'Hoofdafbeelding',
  sortOrder: 'Volgorde',
  code: 'Code',
  type: 'Soort',
  value: 'Waarde',
  expiresAt: 'Geldig tot',
  maxUses: 'Maximaal gebruik',
  minPurchaseAmount: 'Minimumbedrag',
  firstOrderOnly: 'Alleen eerste bestelling',
};

/** Returns the Dutch name of a column: `category_id` → Categorie. */
export function fieldName(column: string): string {
  const field = camelCase(column);
  return Object.hasOwn(fieldNames, field) ? fieldNames[field as Field] : column;
}

const camelCase = (column: string) => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Formats a value of a row; a column in cents becomes an amount. */
export function readable(value: unknown, column = ''): string {
  if (value === null || value === undefined || value === '') return 'leeg';
  if (typeof value === 'boolean') return value ? 'ja' : 'nee';
  if (typeof value === 'number') return /_?cents$/i.test(column) ? formatCents(value) : formatNumber(value);
  if (Array.isArray(value)) return value.map((item) => readable(item)).join(', ') || 'leeg';
  if (typeof value === 'string') return value;
  return (
    Object.values(value)
      .filter(Boolean)
      .map((item) => readable(item))
      .join(' · ') || 'leeg'
  );
}
