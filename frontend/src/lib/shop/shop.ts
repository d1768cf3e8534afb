import type { ShippingSettings, ShopInfo } from '../../../../contracts/settings.js';
import { useSuspenseQuery } from '@tanstack/react-query';
import { read } from '../http/read';

/** Brand, gate and keys: what the front end must know before it can draw itself. */
export const shopQuery = read<ShopInfo>('/api', 'shop');

export const shippingQuery = read<ShippingSettings>('/api', 'settings', 'shipping');

/** The shop's own facts. The app is only drawn once they are there. */
export function useShop(): ShopInfo {
  return useSuspenseQuery(shopQuery).data;
}
