import { ModulesContainer } from '@nestjs/core';
import { describedRoutes, type DescribedRoute } from '../app/openapi/described-routes.js';
import { logIn, placeOrder } from './shop/test-customers.js';
import { sell } from './shop/test-products.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from './shop/test-shop.js';

/** A shop with something in it, its routes, and a visitor for each kind of access. For tests that walk all routes. */
export interface RouteVisitors {
  shop: TestShop;
  routes: DescribedRoute[];
  stranger: TestBrowser;
  /** The visitor that the route lets in. */
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

/** The path of a route with this value for each of its parameters. */
export const withParams = (path: string, value: string): string => path.replace(/:\w+/g, encodeURIComponent(value));
