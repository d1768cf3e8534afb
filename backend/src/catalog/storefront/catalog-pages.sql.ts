import { z } from 'zod';
import { iso } from '../../platform/http/listing/listing.js';
import { isOnSale } from '../on-sale.sql.js';
import { PriceHistoryRow, priceHistory } from '../prices/prices.sql.js';
import { firstImage } from './storefront.sql.js';
import { changesOf } from '../../platform/database/change-log.view.js';

/** Metadata of a product or category page, for crawlers. */
const CatalogPageRow = z.object({
  slug: z.string(),
  name: z.string(),
  /** The first 500 characters of the description; null when there is none. */
  text: z.string().nullable(),
  /** Last change of the page, ignoring stock; null when unknown. */
  changedAt: z.string().nullable(),
});
export type CatalogPage = z.output<typeof CatalogPageRow>;

export const CatalogPagesRow = z.object({
  products: z.array(CatalogPageRow.extend({ history: PriceHistoryRow, imageUrl: z.string() })),
  categories: z.array(CatalogPageRow),
});
export interface CatalogPages {
  products: (CatalogPage & { priceCents: number; imageUrl: string })[];
  categories: CatalogPage[];
}

/**
 * Pages show no article number and no cost price, and stock changes only raise the version, so these do not count. Of a
 * hidden product only its removal counts.
 */
export const catalogPagesSql = `
  with known as (
    select p.*, ${isOnSale} as is_shown from products p
  ), dated as (
    select p.*, greatest(case when p.is_shown then greatest(p.created_at, p.publish_at) end, (
      select l.at from ${changesOf('product', 'p.id::text')} l
      where coalesce(l.after, l.before) - array['version', 'sku', 'cost_cents'] <> '{}'
        and (p.is_shown or l.before ?| array['is_active', 'hidden_at'])
      order by l.at desc limit 1)) as changed_at
    from known p
  )
  select json_build_object(
    'products', (
      select coalesce(json_agg(json_build_object('slug', p.slug, 'name', p.name, 'text', left(p.description, 500),
        'history', ${priceHistory}, 'imageUrl', coalesce(first_image.url, ''), 'changedAt', ${iso('p.changed_at')}
        ) order by p.id), '[]')
      from dated p ${firstImage} where p.is_shown),
    'categories', (
      select coalesce(json_agg(json_build_object('slug', c.slug, 'name', c.name, 'text', left(c.description, 500),
        'changedAt', ${iso('changed.at')}) order by c.id), '[]')
      from categories c cross join lateral (
        select greatest(
          (select max(l.at) from ${changesOf('category', 'c.id::text')} l),
          (select max(p.changed_at) from dated p where p.category_id = c.id)) as at
      ) changed
      where c.hidden_at is null)
  ) as pages`;
