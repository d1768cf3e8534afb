import { euros, eurosWithComma, iso, type Listing } from '../../platform/http/listing/listing.js';
import { isLabelled } from '../food/labels.sql.js';
import { regularPrice } from '../prices/prices.sql.js';
import { stockLevels } from '../stock-levels.view.js';

export const adminProductListing: Listing = {
  name: 'producten',
  from: `products p join categories c on c.id = p.category_id left join ${stockLevels} s on s.product_id = p.id
    left join lateral (
      select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1
    ) first_image on true
    cross join lateral (select ${regularPrice} as cents) price`,
  countFrom: 'products p',
  key: 'p.id::text',
  row: `jsonb_build_object('id', p.id, 'kind', p.kind, 'name', p.name, 'slug', p.slug, 'description', p.description, 'details', p.details,
    'categoryId', p.category_id, 'categoryName', c.name, 'price', ${euros('price.cents')}, 'vatRate', p.vat_rate, 'servings', p.servings,
    'quantity', p.quantity, 'stock', case when s.product_id is null then 0 else s.on_hand end,
    'reserved', coalesce(s.reserved, 0), 'badge', p.badge, 'isActive', p.is_active, 'isFeatured', p.is_featured,
    'subscriptionEnabled', p.subscription_enabled, 'subscriptionDiscount', p.subscription_discount,
    'subscriptionFrequencies', case when p.subscription_enabled then '[1, 2, 3]'::jsonb end)
    || jsonb_build_object('benefits', p.benefits, 'usage', p.usage, 'whenToUse', p.when_to_use, 'variants', p.variants,
    'ingredients', p.ingredients, 'nutrition', p.nutrition, 'foodFacts', p.food_facts, 'isLabelled', ${isLabelled},
    'claimDecisions', p.claim_decisions, 'imageUrl', coalesce(first_image.url, ''),
    'createdAt', ${iso('p.created_at')}, 'version', p.version)`,
  search: ['p.name', 'p.slug'],
  status: `case when p.is_active then 'active' else 'inactive' end`,
  sorts: {
    createdAt: { by: 'p.created_at', type: 'timestamptz' },
    name: { by: 'lower(p.name)', type: 'text' },
    price: { by: 'price.cents', type: 'int' },
    stock: { by: `case when s.product_id is null then 0 else coalesce(s.on_hand, 1000000000) end`, type: 'int' },
  },
  defaultSort: '-createdAt',
  csv: [
    { title: 'Naam', sql: 'p.name' },
    { title: 'Slug', sql: 'p.slug' },
    { title: 'Categorie', sql: 'c.name' },
    { title: 'Prijs', sql: eurosWithComma('price.cents'), isNumber: true },
    {
      title: 'Voorraad',
      sql: `case when s.product_id is null then '0' else coalesce(s.on_hand::text, 'onbeperkt') end`,
    },
    { title: 'Status', sql: `case when p.is_active then 'Actief' else 'Inactief' end` },
    { title: 'Badge', sql: 'p.badge' },
  ],
};
