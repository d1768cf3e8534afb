import { ModulesContainer } from '@nestjs/core';
import { describedRoutes, type DescribedRoute } from '../app/openapi/described-routes.js';
import { logIn, placeOrder } from './shop/test-customers.js';
import { sell } from './shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from './shop/test-shop.js';

export interface RouteVisitors {
  shop: TestShop;
  routes: DescribedRoute[];
  stranger: TestBrowser;
  visitorOf(route: DescribedRoute): TestBrowser;
}

export async function startShopWithVisitors(): Promise<RouteVisitors> {
  const shop = await startTestShop();
  await sell(shop, { 'energy-boost': { priceCents: 2495, stock: 5 }, 'sleep-well': { priceCents: 2295, stock: null } });
  await placeOrder(shop, { email: 'klant@example.com' });
  const visitors = { public: new TestBrowser(shop), customer: new TestBrowser(shop), staff: await staffOf(shop) };
  await logIn(shop, visitors.customer, 'klant@example.com');
  return {
    shop,
    routes: describedRoutes(shop.app.get(ModulesContainer)),
    stranger: visitors.public,
    visitorOf: ({ access }) => (access === 'staff' || access === 'customer' ? visitors[access] : visitors.public),
  };
}

/** Fills every parameter of the path with `value`. */
export const withParams = (path: string, value: string): string => path.replace(/:\w+/g, encodeURIComponent(value));
