/** `npm run bench:admin`: response times of the back office on 50,000 orders, and memory growth during an export. */
import { api, urlOf } from '../scripts/lib/api.mjs';
import { openSeededShop } from './support/demo-shop.mjs';
import { benchOptions, percentile, report, residentMegabytes } from './support/lib.mjs';

const { orders, customers, times } = benchOptions({ orders: 50_000, customers: 20_000, times: 40 });
const shop = await openSeededShop({ orders, customers });
const { url: origin, cookie } = shop;
/** A common name, a full name, a postcode, a phone number, an order, a product, and nothing. */
const searches = ['jansen', 'lotte van beek', '1015 dx', '06 1234 5678', '1234', 'magnesium', 'xqzzy'];
try {
  const results = {};
  for (const path of paths(await someIds())) results[path] = await measure(path);
  for (const q of searches) results[`search ${q}`] = await measure(api.adminRecordSearch.searchRecords.path, { q });
  results.export = await exportMemory();
  report(results);
} finally {
  await shop.close();
}
process.exit(0);

function paths({ orderId, productId, customerId, day }) {
  const { orders, adminCustomers, adminSubscriptions, adminReturns, inventory, adminAnalytics, adminTimeline } = api;
  const lists = [
    orders.listOrders,
    adminCustomers.listCustomers,
    adminSubscriptions.listSubscriptions,
    adminReturns.listReturns,
    inventory.listMovements,
  ];
  return [
    adminAnalytics.showDashboardStats.path,
    adminAnalytics.showOverview.path,
    adminAnalytics.topProducts.path,
    adminAnalytics.showRevenueByDay.path,
    urlOf(adminAnalytics.showDashboardStats, {}, { on: day }),
    urlOf(inventory.listLevels, {}, { on: day }),
    ...lists.map((list) => urlOf(list, {}, { limit: 100 })),
    ...lists.map((list) => urlOf(list, {}, { limit: 100, q: 'jansen' })),
    urlOf(orders.listOrders, {}, { limit: 100, status: 'delivered', sort: '-totalAmount' }),
    urlOf(orders.listOrders, {}, { limit: 100, sort: 'customerName' }),
    urlOf(adminCustomers.listCustomers, {}, { limit: 100, sort: '-totalSpent' }),
    ...lists.map(({ path }) => path),
    urlOf(orders.findOrder, { id: orderId }),
    urlOf(adminTimeline.showOrderTimeline, { id: orderId }),
    urlOf(adminTimeline.showProductTimeline, { id: productId }),
    urlOf(adminTimeline.showCustomerTimeline, { id: customerId }),
    urlOf(inventory.findLedger, { productId }),
    api.adminProducts.listProducts.path,
  ];
}

async function measure(path, body) {
  await ask(path, body);
  const took = [];
  let bytes = 0;
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    bytes = await ask(path, body);
    took.push(performance.now() - began);
  }
  return { p50ms: percentile(took, 0.5), p95ms: percentile(took, 0.95), kilobytes: Math.round(bytes / 1000) };
}

async function ask(path, body) {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(`${origin}${path}`, { ...sent, headers });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

async function exportMemory() {
  const before = residentMegabytes(shop.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(shop.pid))), 20);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < 3; time++) bytes = await ask(api.orders.exportOrders.path);
  clearInterval(watch);
  const growth = Math.round(most - before);
  return {
    seconds: Math.round((performance.now() - began) / 300) / 10,
    kilobytes: Math.round(bytes / 1000),
    beforeMb: Math.round(before),
    growthMb: growth,
  };
}

async function someIds() {
  const get = async (path) => (await fetch(`${origin}${path}`, { headers: { cookie } })).json();
  const [order] = await get(urlOf(api.orders.listOrders, {}, { limit: 1, status: 'delivered' }));
  const [product] = await get(api.adminAnalytics.topProducts.path);
  const [customer] = await get(urlOf(api.adminCustomers.listCustomers, {}, { limit: 1, sort: '-orderCount' }));
  const day = new Date(Date.now() - 30 * 24 * 3600_000).toISOString().slice(0, 10);
  return { orderId: order.id, productId: product.productId, customerId: customer.id, day };
}
