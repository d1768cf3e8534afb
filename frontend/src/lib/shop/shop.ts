import type { ShippingSettings, ShopInfo } from '../../../../contracts/settings.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { read } from '../http/read';

/** Brand, gate and keys, which the front end needs before its first render. */
export const shopQuery = read<ShopInfo>('/api', 'shop');

export const shippingQuery = read<ShippingSettings>('/api', 'settings', 'shipping');

/**
 * Returns the shop's facts. The app renders only after they are loaded. During an update a process of the former
 * version may send no claims.
 */
export function useShop(): ShopInfo {
  const { data } = useSuspenseQuery(shopQuery);
  return { ...data, claims: (data as Partial<ShopInfo>).claims ?? [] };
}
