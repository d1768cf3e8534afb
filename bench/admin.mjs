/** `npm run bench:admin`: response times of the back office on 50,000 orders, and memory growth during an export. */
import { benchOptions, report } from './support/lib.mjs';
import { openSeededShop, percentile, residentMegabytes } from './support/seeded-shop.mjs';

const { orders, customers, times } = benchOptions({ orders: 50_000, customers: 20_000, times: 40 });
const shop = await openSeededShop({ orders, customers });
const { origin, cookie } = shop;
try {
  const results = {};
  for (const path of paths(await someIds())) results[path] = await measure(path);
  results.export = await exportMemory();
  report(results);
} finally {
  await shop.close();
}
process.exit(0);

function paths({ orderId, productId, customerId, day }) {
  const lists = ['orders', 'customers', 'subscriptions', 'returns', 'inventory'];
  return [
    'analytics/dashboard-stats',
    'analytics/overview',
    'analytics/top-products',
    'analytics/revenue-by-day',
    `analytics/dashboard-stats?on=${day}`,
    `inventory/levels?on=${day}`,
    ...lists.map((name) => `${name}?limit=100`),
    ...lists.map((name) => `${name}?limit=100&q=jansen`),
    'orders?limit=100&status=delivered&sort=-totalAmount',
    'orders?limit=100&sort=customerName',
    'customers?limit=100&sort=-totalSpent',
    ...lists,
    `orders/${orderId}`,
    `orders/${orderId}/timeline`,
    `products/${productId}/timeline`,
    `customers/${customerId}/timeline`,
    `inventory/ledger/${productId}`,
    'products',
  ];
}

async function measure(path) {
  await ask(path);
  const took = [];
  let bytes = 0;
  for (let time = 0; time < times; time++) {
    const began = performance.now();
    bytes = await ask(path);
    took.push(performance.now() - began);
  }
  return { p50ms: percentile(took, 0.5), p95ms: percentile(took, 0.95), kilobytes: Math.round(bytes / 1000) };
}

async function ask(path) {
  const response = await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.arrayBuffer()).byteLength;
}

async function exportMemory() {
  const before = residentMegabytes(shop.serverPid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(shop.serverPid))), 20);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < 3; time++) bytes = await ask('orders/export.csv');
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
  const get = async (path) => (await fetch(`${origin}/api/admin/${path}`, { headers: { cookie } })).json();
  const [order] = await get('orders?limit=1&status=delivered');
  const [product] = await get('analytics/top-products');
  const [customer] = await get('customers?limit=1&sort=-orderCount');
  const day = new Date(Date.now() - 30 * 24 * 3600_000).toISOString().slice(0, 10);
  return { orderId: order.id, productId: product.productId, customerId: customer.id, day };
}
