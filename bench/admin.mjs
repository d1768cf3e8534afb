/** `npm run bench:admin`: the back office on 200,000 orders: lists, search, records, an export, bulk changes, an import. */
import { api, urlOf } from '../scripts/lib/api.mjs';
import { changeMany, changeManyThroughCrash } from './admin/bulk-change.mjs';
import { importProducts } from './admin/import-products.mjs';
import { ask, measure, read } from './admin/measure.mjs';
import { openSeededShop } from './support/demo-shop.mjs';
import { benchesByName, report, residentMegabytes } from './support/lib.mjs';

/** A common name, a full name, a postcode, a phone number, an order, a product, and nothing. */
const searches = ['jansen', 'lotte van beek', '1015 dx', '06 1234 5678', '1234', 'magnesium', 'xqzzy'];
const { orders, adminCustomers, adminSubscriptions, adminReturns, invoices, inventory, adminAnalytics } = api;
const lists = [
  orders.listOrders,
  adminCustomers.listCustomers,
  adminSubscriptions.listSubscriptions,
  adminReturns.listReturns,
  invoices.listInvoices,
  inventory.listMovements,
  api.adminProducts.listProducts,
];

const benches = {
  lists: (shop, { times }) => timesOf(shop, times, listPaths()),
  palette: async (shop, { times }) => {
    const results = {};
    for (const q of searches) {
      const sent = { method: 'POST', body: { q } };
      results[`search ${q}`] = await measure(shop, times, api.adminRecordSearch.searchRecords.path, sent);
    }
    return results;
  },
  records: async (shop, { times }) => timesOf(shop, times, await recordPaths(shop)),
  dashboard: (shop, { times }) => timesOf(shop, times, dashboardPaths()),
  export: exportMemory,
  bulk: changeMany,
  import: importProducts,
  crash: changeManyThroughCrash,
};
const run = benchesByName(benches, { orders: 200_000, customers: 80_000, times: 40 });
const shop = await openSeededShop(run.values);
try {
  report(await run(shop));
} finally {
  await shop.close();
}
process.exit(0);

function listPaths() {
  const page = (list, query) => urlOf(list, {}, { limit: 100, ...query });
  return [
    ...lists.map((list) => page(list)),
    ...lists.flatMap((list) => ['jansen', 'van', 'j', 'xqzzy'].map((q) => page(list, { q }))),
    page(orders.listOrders, { q: '1234' }),
    ...['@example.com', '@gmail.nl'].map((q) => page(orders.listOrders, { q })),
    page(orders.listOrders, { q: 'van', sort: 'customerName' }),
    page(adminCustomers.listCustomers, { q: '06 1234 5678' }),
    ...['totalAmount', '-totalAmount', 'customerName', 'status'].map((sort) => page(orders.listOrders, { sort })),
    page(orders.listOrders, { status: 'delivered', sort: '-totalAmount' }),
    page(orders.listOrders, { refund: 'partly' }),
    page(orders.listOrders, { payment: 'unpaid' }),
    page(orders.listOrders, { from: dayBefore(200), to: dayBefore(170) }),
    ...['lastName', '-orderCount', '-totalSpent'].map((sort) => page(adminCustomers.listCustomers, { sort })),
    page(adminCustomers.listCustomers, { silent: 90 }),
    page(adminCustomers.listCustomers, { silent: 90, sort: '-totalSpent' }),
    ...['createdAt', 'name', 'price', 'stock'].map((sort) => page(api.adminProducts.listProducts, { sort })),
    page(api.adminProducts.listProducts, { status: 'inactive' }),
    api.adminProducts.listProducts.path,
  ];
}

function dashboardPaths() {
  const on = dayBefore(30);
  return [
    adminAnalytics.showDashboardStats.path,
    adminAnalytics.showOverview.path,
    adminAnalytics.topProducts.path,
    adminAnalytics.showRevenueByDay.path,
    urlOf(adminAnalytics.showDashboardStats, {}, { on }),
    urlOf(adminAnalytics.comparePeriods, {}, { from: dayBefore(365), to: dayBefore(1) }),
    adminAnalytics.showCohorts.path,
    urlOf(inventory.listLevels, {}, { on }),
  ];
}

async function recordPaths(shop) {
  const [order] = await read(shop, urlOf(orders.listOrders, {}, { limit: 1, status: 'delivered' }));
  const [customer] = await read(shop, urlOf(adminCustomers.listCustomers, {}, { limit: 1, sort: '-orderCount' }));
  const [subscription] = await read(shop, urlOf(adminSubscriptions.listSubscriptions, {}, { limit: 1 }));
  const [returned] = await read(shop, urlOf(adminReturns.listReturns, {}, { limit: 1 }));
  const [{ productId }] = await read(shop, adminAnalytics.topProducts.path);
  return [
    urlOf(orders.findOrder, { id: order.id }),
    urlOf(api.adminTimeline.showOrderTimeline, { id: order.id }),
    urlOf(adminCustomers.showCustomer, { id: customer.id }),
    urlOf(adminCustomers.listCustomerOrders, { id: customer.id }),
    urlOf(api.adminTimeline.showCustomerTimeline, { id: customer.id }),
    urlOf(adminSubscriptions.showSubscription, { id: subscription.id }),
    ...(returned ? [urlOf(adminReturns.findReturn, { id: returned.id })] : []), // a small shop may have none
    urlOf(api.adminProducts.findProduct, { id: productId }),
    urlOf(api.adminTimeline.showProductTimeline, { id: productId }),
    urlOf(inventory.findLedger, { productId }),
  ];
}

async function timesOf(shop, times, paths) {
  const results = {};
  for (const path of paths) results[path] = await measure(shop, times, path);
  return results;
}

function dayBefore(days) {
  return new Date(Date.now() - days * 24 * 3600_000).toISOString().slice(0, 10);
}

async function exportMemory(shop) {
  const before = residentMegabytes(shop.pid);
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(shop.pid))), 20);
  const began = performance.now();
  let bytes = 0;
  for (let time = 0; time < 3; time++)
    bytes = (await (await ask(shop, orders.exportOrders.path)).arrayBuffer()).byteLength;
  clearInterval(watch);
  return {
    seconds: Math.round((performance.now() - began) / 300) / 10,
    kilobytes: Math.round(bytes / 1000),
    beforeMb: Math.round(before),
    growthMb: Math.round(most - before),
  };
}
