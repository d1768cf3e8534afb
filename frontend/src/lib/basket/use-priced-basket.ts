import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '../shop/catalog';
import { centsOf } from '../format';
import { shippingQuery } from '../shop/shop';
import { useBasket } from './basket-store';
import { piecesReservedAt, useOwnReservation } from './own-reservation';
import { priceLines } from './price-lines';
import { reprice } from './reprice';

/** Returns the basket at today's prices, its total, and the changes since it was filled. */
export function usePricedBasket() {
  const { lines: stored } = useBasket();
  const { data: products, dataUpdatedAt: readAt } = useQuery(productsQuery);
  const shipping = useQuery(shippingQuery).data;
  const hold = useOwnReservation();
  return useMemo(() => {
    const { lines, notices, most } = products
      ? reprice(stored, products, piecesReservedAt(readAt, hold))
      : { ...reprice([], []), lines: stored };
    const rates = shipping && {
      freeFromCents: centsOf(shipping.freeShippingThreshold),
      costCents: centsOf(shipping.shippingCost),
    };
    const { price, linePrices } = rates ? priceLines(lines, notices, rates, shipping.promotions) : {};
    return { lines, notices, most, freeFromCents: rates?.freeFromCents, price, linePrices };
  }, [stored, products, readAt, shipping, hold]);
}
