import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { priceBasket } from '../../../../pricing/price-basket.js';
import { productsQuery } from '../catalog';
import { centsOf } from '../format';
import { shippingQuery } from '../shop';
import { toPricing } from './line-forms';
import { useBasket } from './basket-store';
import { reprice } from './reprice';

/** The basket at today's prices, what it costs in all, and what changed since it was filled. */
export function usePricedBasket() {
  const { lines: stored } = useBasket();
  const products = useQuery(productsQuery).data;
  const shipping = useQuery(shippingQuery).data;
  return useMemo(() => {
    const { lines, notices, most } = products ? reprice(stored, products) : { ...reprice([], []), lines: stored };
    const rates = shipping && {
      freeFromCents: centsOf(shipping.freeShippingThreshold),
      costCents: centsOf(shipping.shippingCost),
    };
    return {
      lines,
      notices,
      most,
      freeFromCents: rates?.freeFromCents,
      price: rates && priceBasket(lines.map(toPricing), rates),
    };
  }, [stored, products, shipping]);
}
