/** Only the owner of a table names it in SQL. Everyone else calls a query or joins a view that the owner publishes. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

const source = resolve(__dirname, '../backend/src');
const paths = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
const textOf = (path) => readFileSync(join(source, path), 'utf8');
const migrations = paths.filter((path) => path.startsWith('platform/database/migrations/'));
const isExempt = (path) =>
  /\.(spec|fixtures)\.ts$|^(backup|testing)\/|\/testing\/|demo\/clear-history/.test(path) || migrations.includes(path);

/** Each read model is an owner of its own. */
const folderOf = (path) => /^(?:projections\/)?[^/]+/.exec(path)[0];

/** Tables without an entity belong to the folder of `platform` that creates or fills them. */
const withoutEntity = {
  attempt_limits: 'platform',
  refund_tallies: 'platform',
  checkpoints: 'platform',
  log_identity: 'platform',
  policy_reports: 'platform',
  process_refusals: 'platform',
  product_sales: 'projections/product-sales-by-day',
  skipped_events: 'platform',
  timelines: 'platform',
};

/** Projections join these at query time: one statement instead of a read per row. */
const joinedByProjections = ['categories', 'contacts', 'customers', 'products'];

/** `path: [reason, …tables]`. At most five; a new one needs a reason that neither a published query nor a view meets. */
const exceptions = {
  'app/metrics/figures.ts': [
    'one scrape counts what is stored in every folder',
    'checkouts',
    'mails',
    'policy_reports',
    'stock_levels',
    'webhook_events',
  ],
  'catalog/stock-levels.view.ts': [
    'the catalogue lists by stock, and the read model is in a storey above',
    'stock_levels',
  ],
  'privacy/personal-data.ts': [
    'the register of personal data: one statement per table that exports or erases it',
    'admin_order_list',
    'admin_return_list',
    'admin_subscription_list',
    'consents',
    'contacts',
    'customer_sessions',
    'customer_subscriptions',
    'customer_totals',
    'customers',
    'erased_contacts',
    'erased_mailboxes',
    'invoice_buyers',
    'invoice_list',
    'kept_mails',
    'logbook_entries',
    'login_codes',
    'mails',
    'newsletter_requests',
    'order_parcels',
    'partnership_inquiries',
    'phone_orders',
    'payment_methods',
    'quiz_advices',
    'record_notes',
    'record_tags',
    'return_notes',
    'saved_addresses',
    'stock_alerts',
    'withdrawals',
  ],
};

const all = new Set(
  migrations.flatMap((path) =>
    [...textOf(path).matchAll(/create table (?:if not exists )?"?([a-z_]+)/gi)].map(([, name]) => name),
  ),
);
const owners = new Map(Object.entries(withoutEntity));
for (const path of paths)
  for (const [, name] of textOf(path).matchAll(/@Entity\('([a-z_]+)'/g)) owners.set(name, folderOf(path));

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
  const folder = folderOf(path);
  const isOwn = (table) =>
    owners.get(table) === folder || (folder.startsWith('projections/') && joinedByProjections.includes(table));
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
    expect(allowed.length).toBeLessThanOrEqual(5);
  });
});
