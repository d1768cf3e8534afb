import { useSuspenseQuery } from '@tanstack/react-query';
import { firstDispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { showShop, showShippingSettings, type ShopInfo } from '../../../../contracts/settings.js';
import { formatHour } from '../format';
import { queryOf } from '../http/endpoints';

/** Brand, gate and keys, which the front end needs before its first render. */
export const shopQuery = queryOf(showShop, {});

export const shippingQuery = queryOf(showShippingSettings, {});

/**
 * Returns the shop's facts. The app renders only after they are loaded. During an update a process of the former
 * version may send no claims and no dispatch rules.
 */
export function useShop(): ShopInfo {
  const { data } = useSuspenseQuery(shopQuery);
  const { claims = [], dispatch = firstDispatchRules } = data as Partial<ShopInfo>;
  return { ...data, claims, dispatch };
}

/** The hour until which an order leaves the same day, as `17.00 uur`. */
export const cutOffIn = (shop: ShopInfo | undefined): string =>
  formatHour((shop?.dispatch ?? firstDispatchRules).cutOffHour);
