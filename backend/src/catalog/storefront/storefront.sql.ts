import { contentIds, labels } from '../food/labels.sql.js';
import { isOnSale } from '../on-sale.sql.js';
import { priceHistory } from '../prices/prices.sql.js';
import { stockLevels } from '../stock-levels.view.js';

/** The columns of `ProductSchema`, without its prices. */
const listed = `
  'id', p.id, 'slug', p.slug, 'name', p.name, 'imageUrl', coalesce(first_image.url, ''),
  'purpose', p.purpose, 'flavour', p.flavour, 'servings', p.servings, 'quantity', p.quantity,
  'badge', p.badge, 'isFeatured', p.is_featured,
  'stock', case when s.product_id is null then 0 else s.available end,
  'categoryId', p.category_id, 'createdAt', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'subscriptionEnabled', p.subscription_enabled, 'subscriptionDiscount', p.subscription_discount`;

/** Joins the primary image of each product `p`. */
export const firstImage = `
  left join lateral (
    select url from product_images i where i.product_id = p.id order by i.is_primary desc, i.sort_order limit 1
  ) first_image on true`;

const source = `
  products p
  left join ${stockLevels} s on s.product_id = p.id
  ${firstImage}
  where ${isOnSale}`;

/** $1: category id or null. A product without a stock level counts as sold out. */
export const productListSql = `
  select json_build_object(${listed}) as product, ${priceHistory} as history from ${source}
  and ($1::int is null or p.category_id = $1) order by p.id`;

/** What a search finds a product by, apart from its name: its descriptions, benefits and ingredients. */
export const productTextsSql = `
  select p.slug, concat_ws(' ', p.description, p.details,
    (select string_agg(line, ' ') from jsonb_array_elements_text(p.benefits || p.ingredients) line)) as text
  from ${source} order by p.id`;

/** $1: slug. */
export const productDetailSql = `
  select json_build_object(${listed},
    'description', p.description, 'ean', p.ean, 'details', p.details, 'benefits', p.benefits, 'usage', p.usage,
    'whenToUse', p.when_to_use, 'sourness', p.sourness, 'firmness', p.firmness, 'ingredients', p.ingredients, 'variants', p.variants, 'nutrition', p.nutrition,
    'labels', ${labels}, 'contentIds', ${contentIds}, 'images', coalesce((
      select json_agg(json_build_object('id', i.id, 'url', i.url, 'altText', i.alt_text, 'isPrimary', i.is_primary,
        'sortOrder', i.sort_order) order by i.sort_order, i.id)
      from product_images i where i.product_id = p.id), '[]'::json)
  ) as product, ${priceHistory} as history from ${source} and p.slug = $1`;

/** $1: slug. Finds the current owner of the slug, else the last one. */
export const slugOwnerSql = `
  select slug, category_id as "categoryId", ${isOnSale} as "isOnSale", hidden_at is not null as "isRemoved"
  from products p where id = coalesce(
    (select id from products where slug = $1 and hidden_at is null),
    (select product_id from former_slugs where slug = $1))`;

/** The next moment at which a product goes on sale by itself, in milliseconds; null when none is planned. */
export const nextPublicationSql = `
  select (extract(epoch from min(publish_at)) * 1000)::float8 as at from products
  where is_active and hidden_at is null and publish_at > now() + demo_clock_offset()`;

export const categoriesSql = `
  select json_build_object('id', id, 'slug', slug, 'name', name, 'description', description,
    'formerSlugs', coalesce((
      select json_agg(f.slug order by f.slug) from former_category_slugs f where f.category_id = c.id), '[]'::json)
  ) as category
  from categories c where hidden_at is null order by id`;
