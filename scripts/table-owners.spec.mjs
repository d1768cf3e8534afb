/** Only the owner of a table names it in SQL. Everyone else calls a query that the owner publishes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const source = resolve(__dirname, '../backend/src');
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const textOf = (path) => readFileSync(join(source, path), 'utf8');
const migrations = paths.filter((path) => path.startsWith('platform/database/migrations/'));
const isExempt = (path) =>
  /\.(spec|fixtures)\.ts$|^(backup|testing)\/|\/testing\/|demo\/clear-history/.test(path) || migrations.includes(path);

/** Tables without an entity belong to the folder of `platform` that creates or fills them. */
const withoutEntity = {
  attempt_limits: 'platform',
  refund_tallies: 'platform',
  checkpoints: 'platform',
  log_identity: 'platform',
  policy_reports: 'platform',
  process_refusals: 'platform',
  product_sales: 'projections',
  skipped_events: 'platform',
  timelines: 'platform',
};

/** Projections join these at query time: one statement instead of a read per row. */
const joinedByProjections = ['categories', 'contacts', 'customers', 'products'];

/** `path: [reason, …tables]`. Shorten this list; a new entry needs a reason that a published query cannot meet. */
const exceptions = {
  'app/metrics/figures.ts': [
    'one scrape counts the work that waits in every folder',
    'checkouts',
    'disputes',
    'external_refunds',
    'mails',
    'policy_reports',
    'process_refusals',
    'refunds',
    'stock_levels',
    'unmatched_payments',
    'webhook_events',
  ],
  'app/starting/known-log.ts': ['compares the log with the checkpoints before the modules exist', 'checkpoints'],
  'catalog/admin/admin-product.listing.ts': ['sorts and filters products by stock in one statement', 'stock_levels'],
  'catalog/admin/product-conflict.ts': ['names the author of a conflicting change', 'change_log'],
  'catalog/product-stock.ts': ['reads the stock figure inside the transaction of the product form', 'stock_levels'],
  'catalog/storefront/catalog-pages.sql.ts': ['takes the last change of a page from the log', 'change_log'],
  'catalog/storefront/storefront.sql.ts': ['lists products with their stock in one statement', 'stock_levels'],
  'checkout/holds/first-order-claims.ts': [
    'locks and reserves in one statement',
    'discount_codes',
    'discount_reservations',
  ],
  'checkout/holds/hold-claims.ts': ['claims a hold against the stock in one statement', 'stock_levels'],
  'checkout/quote/issued-quotes.ts': ['keeps the quotes of listed payments, in one statement', 'unmatched_payments'],
  'checkout/settlement/order-contacts.ts': [
    'writes the contact and checks erasure in one transaction',
    'contacts',
    'erased_contacts',
    'erased_mailboxes',
  ],
  'cli/doctor/failed-work.ts': [
    'the doctor diagnoses a shop that does not start',
    'admin_order_list',
    'admin_subscription_list',
    'external_refunds',
    'mails',
    'process_refusals',
    'refunds',
    'unmatched_payments',
  ],
  'cli/tasks/jobs.tasks.ts': [
    'retries failed work of a shop that does not run',
    'mails',
    'process_refusals',
    'refunds',
  ],
  'cli/tasks/seed-target.ts': ['looks whether the shop is empty before it seeds', 'settings'],
  'cli/tasks/seed.task.ts': ['counts what the seed wrote', 'customers'],
  'demo/demo-people-seed.ts': ['seeds in bulk', 'customers'],
  'platform/clock/clock.ts': ['platform imports no module, and the clock of the demo is a setting', 'settings'],
  'platform/files/sweep-images.handler.ts': [
    'platform imports no module, and the sweep locks the table',
    'product_images',
  ],
  'privacy/personal-data.ts': [
    'the register of personal data: one statement per table that exports or erases it',
    'admin_order_list',
    'admin_return_list',
    'admin_subscription_list',
    'contacts',
    'customer_sessions',
    'customer_subscriptions',
    'customers',
    'kept_mails',
    'login_codes',
    'mails',
    'partnership_inquiries',
    'payment_methods',
    'quiz_advices',
    'return_notes',
    'saved_addresses',
    'withdrawals',
  ],
  'privacy/privacy.ts': ['erases in the transaction of the register', 'contacts', 'mails'],
  'projections/admin-return-list/admin-return-list.controller.ts': ['joins the words that events omit', 'return_notes'],
  'projections/admin-return-list/return-overview.query.ts': ['joins the words that events omit', 'return_notes'],
  'projections/attention/attention.controller.ts': [
    'one statement counts everything that waits for staff',
    'external_refunds',
    'partnership_inquiries',
    'process_refusals',
    'refunds',
  ],
  'projections/due-renewals/due-renewals.query.ts': ['leaves out renewals whose notice was queued', 'mails'],
  'projections/stock-ledger/stock-ledger.query.ts': ['joins the names of actors', 'staff_members'],
  'projections/timeline/timeline.query.ts': ['joins the names of actors', 'staff_members'],
  'projections/timeline/timeline.sql.ts': ['unites changes and events in one page', 'change_log', 'staff_members'],
  'renewals/payment-methods/payment-methods.ts': [
    'inserts unless the contact is erased, in one statement',
    'erased_contacts',
  ],
  'returns/return-notes.service.ts': ['inserts unless the contact is erased, in one statement', 'erased_contacts'],
};

const all = new Set(
  migrations.flatMap((path) =>
    [...textOf(path).matchAll(/create table (?:if not exists )?"?([a-z_]+)/gi)].map(([, name]) => name),
  ),
);
const owners = new Map(Object.entries(withoutEntity));
for (const path of paths)
  for (const [, name] of textOf(path).matchAll(/@Entity\('([a-z_]+)'/g)) owners.set(name, path.split('/')[0]);

/** The literal parts of a string or template; an interpolated expression becomes a space. */
function literalsIn(path) {
  const found = [];
  const visit = (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    else if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' '));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest));
  return found;
}

function foreignTables(path) {
  const named = literalsIn(path).flatMap((text) =>
    [...text.matchAll(/\b(?:from|join|into|update|truncate|table)\s+"?([a-z_]+)\b/gi)].map(([, name]) => name),
  );
  const folder = path.split('/')[0];
  const isOwn = (table) =>
    owners.get(table) === folder || (folder === 'projections' && joinedByProjections.includes(table));
  return [...new Set(named)].filter((name) => all.has(name) && !isOwn(name)).sort();
}

const foreign = Object.fromEntries(
  paths
    .filter((path) => !isExempt(path))
    .map((path) => [path, foreignTables(path)])
    .filter(([, tables]) => tables.length > 0)
    .sort(),
);

describe('a table', () => {
  it('has an owner', () => {
    expect([...all].filter((table) => !owners.has(table))).toEqual([]);
  });

  it('is named in SQL by its owner alone, apart from the listed exceptions', () => {
    const allowed = Object.entries(exceptions).map(([path, [, ...tables]]) => [path, tables.sort()]);
    expect(foreign).toEqual(Object.fromEntries(allowed.sort()));
  });
});
