import { SweepRenewalsHandler } from '../../renewals/sweep/sweep-renewals.handler.js';
import type { TestShop } from '../shop/test-shop.js';

/** Lets the worker charge nothing by itself, as its sweep would every 15 seconds. A test can still call the sweep. */
export function withoutRenewalSweep({ app }: Pick<TestShop, 'app'>): void {
  jest.spyOn(app.get(SweepRenewalsHandler), 'handle').mockResolvedValue();
}
