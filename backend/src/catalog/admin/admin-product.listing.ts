import { euros, eurosWithComma, iso, type Listing } from '../../platform/http/listing/listing.js';
import { isOnSale } from '../on-sale.sql.js';
import { isLabelled } from '../food/labels.sql.js';
import { regularPrice } from '../prices/prices.sql.js';
import { stockLevels } from '../stock-levels.view.js';

const status = (names: Record<'archived' | 'active' | 'planned' | 'inactive', string>) => `
  case when p.archived_at is not null then '${names.archived}' when ${isOnSale} then '${names.active}'
  when p.is_active then '${names.planned}' else '${names.inactive}' end`;

const firstImage = `(
  select i.url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1)`;

/** The expression of the index `products_by_words`. */
const productWords = `shop_words(p.name || ' ' || p.slug || ' ' || coalesce(p.sku, '') || ' ' || coalesce(p.ean, ''))`;

/** The list of products for a role with the figures of the shop, and for one without: that one reads no cost price. */
export const adminProductListing = listingWith('p.cost_cents');
export const productListingWithoutCosts = listingWith(null);

/** `costCents`: the expression of the cost price; null for a list without. */
function listingWith(costCents: string | null): Listing {
  return {
    name: 'producten',
    from: `products p join categories c on c.id = p.category_id left join ${stockLevels} s on s.product_id = p.id
    cross join lateral (select ${regularPrice} as cents) price`,
    countFrom: 'products p',
    key: 'p.id::text',
    row: `jsonb_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'slug', p.slug, 'description', p.description, 'details', p.details,
    'categoryId', p.category_id, 'categoryName', c.name, 'price', ${euros('price.cents')},
    'sku', p.sku, 'ean', p.ean, 'costPrice', ${costCents ? euros(costCents) : 'null'}, 'vatRate', p.vat_rate, 'servings', p.servings,
    'quantity', p.quantity, 'stock', case when s.product_id is null then 0 else s.on_hand end,
    'reserved', coalesce(s.reserved, 0), 'badge', p.badge, 'isActive', p.is_active,
    'publishAt', ${iso('p.publish_at')}, 'isArchived', p.archived_at is not null, 'isFeatured', p.is_featured,
    'subscriptionEnabled', p.subscription_enabled, 'subscriptionDiscount', p.subscription_discount,
    'subscriptionFrequencies', case when p.subscription_enabled then '[1, 2, 3]'::jsonb end)
    || jsonb_build_object('benefits', p.benefits, 'usage', p.usage, 'whenToUse', p.when_to_use, 'purpose', p.purpose, 'flavour', p.flavour, 'sourness', p.sourness, 'firmness', p.firmness, 'variants', p.variants,
    'ingredients', p.ingredients, 'nutrition', p.nutrition, 'foodFacts', p.food_facts, 'isLabelled', ${isLabelled},
    'claimDecisions', p.claim_decisions, 'imageUrl', coalesce(${firstImage}, ''),
    'createdAt', ${iso('p.created_at')}, 'version', p.version)`,
    search: [{ names: productWords }],
    status: status({ archived: 'archived', active: 'active', planned: 'planned', inactive: 'inactive' }),
    sorts: {
      createdAt: { by: 'p.created_at', type: 'timestamptz' },
      name: { by: 'p.name collate "nl-x-icu"', type: 'text' },
      price: { by: 'price.cents', type: 'int' },
      stock: { by: `case when s.product_id is null then 0 else coalesce(s.on_hand, 1000000000) end`, type: 'int' },
    },
    defaultSort: '-createdAt',
    csv: [
      { title: 'Naam', sql: 'p.name' },
      { title: 'Slug', sql: 'p.slug' },
      { title: 'Artikelnummer', sql: 'p.sku' },
      { title: 'EAN', sql: 'p.ean' },
      { title: 'Categorie', sql: 'c.name' },
      { title: 'Prijs', sql: eurosWithComma('price.cents'), isNumber: true },
      ...(costCents ? [{ title: 'Inkoopprijs', sql: eurosWithComma(costCents), isNumber: true }] : []),
      {
        title: 'Voorraad',
        sql: `case when s.product_id is null then '0' else coalesce(s.on_hand::text, 'onbeperkt') end`,
      },
      {
        title: 'Status',
        sql: status({ archived: 'Gearchiveerd', active: 'Actief', planned: 'Gepland', inactive: 'Inactief' }),
      },
      { title: 'Badge', sql: 'p.badge' },
      { title: 'Waarvoor', sql: 'p.purpose' },
      { title: 'Smaak', sql: 'p.flavour' },
    ],
  };
}
