import { useSuspenseQuery } from '@tanstack/react-query';
import { showShop, showShippingSettings, type ShopInfo } from '../../../../contracts/settings.js';
import { queryOf } from '../http/endpoints';

/** Brand, gate and keys, which the front end needs before its first render. */
export const shopQuery = queryOf(showShop, {});

export const shippingQuery = queryOf(showShippingSettings, {});

/**
 * Returns the shop's facts. The app renders only after they are loaded. During an update a process of the former
 * version may send no claims.
 */
export function useShop(): ShopInfo {
  const { data } = useSuspenseQuery(shopQuery);
  return { ...data, claims: (data as Partial<ShopInfo>).claims ?? [] };
}
