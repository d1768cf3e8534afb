import type { PreviewedProduct, ProductEdit } from '../../../../contracts/admin/product-edits.js';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { minuteOf, startOfPlanned } from '../../../../contracts/values/planned-moment.js';
import { priceAt } from '../../../../pricing/price-history.js';
import { referencePrice } from '../../../../pricing/reference-price.js';
import type { PriceHistoryRow } from '../prices/prices.sql.js';
import { changesOf, type CurrentProduct } from './current-values.js';
import type { EditedValues } from './edited-product.entity.js';
import { editedPrice } from './edited-price.js';

const euros = (cents: number) => `€ ${centsToDecimal(cents).replace('.', ',')}`;

/** What an edit does to a product at this time, with what staff should know before it does. */
export function previewOf(
  { product, history }: { product: CurrentProduct; history: PriceHistoryRow },
  edit: ProductEdit,
  now: number,
): PreviewedProduct {
  const priceCents = edit.price && editedPrice(edit.price, product.priceCents);
  const wanted: EditedValues = {
    ...(priceCents && { priceCents }),
    ...(edit.categoryId !== undefined && { categoryId: edit.categoryId }),
    ...statusOf(edit),
    ...(edit.purpose !== undefined && { purpose: edit.purpose }),
    ...(edit.flavour !== undefined && { flavour: edit.flavour }),
  };
  const { productId, name } = product;
  const { before, after } = changesOf(product, wanted);
  const warnings = [
    ...(priceCents === null ? ['Deze prijs kan niet: kies een bedrag tussen € 0,01 en € 10.000.'] : []),
    ...(after.priceCents === undefined ? [] : priceWarnings(history, after.priceCents, now)),
  ];
  return { productId, name, before, after, warnings };
}

function statusOf({ status, publishFrom }: ProductEdit): EditedValues {
  if (status === undefined) return {};
  const moment = publishFrom === undefined ? null : minuteOf(startOfPlanned(publishFrom));
  if (status === 'active') return { isActive: true, isArchived: false, publishFrom: moment };
  return { isActive: false, isArchived: status === 'archived' };
}

/** What the price rules make of a new regular price: the lowest of 30 days, and sales that are no sales any more. */
function priceWarnings({ prices, offered }: PriceHistoryRow, cents: number, now: number): string[] {
  const changed = [...prices, { kind: 'regular' as const, cents, from: now, until: null }];
  const reference = referencePrice({ prices: changed, offered }, now + 1);
  const sale = prices.find(
    ({ kind, until, cents: amount }) => kind === 'sale' && (until ?? now + 1) > now && amount >= cents,
  );
  const isSale = priceAt(changed, now)?.isSale ?? false;
  return [
    ...(reference !== null && reference < cents && !isSale
      ? [
          `De laagste prijs van de afgelopen 30 dagen is ${euros(reference)}: een korting telt voorlopig vanaf dat bedrag.`,
        ]
      : []),
    ...(sale ? [`De aanbieding van ${euros(sale.cents)} is dan niet lager dan de gewone prijs.`] : []),
  ];
}
