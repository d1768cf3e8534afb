/** Plants one violation of each import rule in a temporary tree and expects exactly those reports. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readBorders } from './lib/testing/borders.mjs';

const root = resolve(__dirname, '..');
const leaf = 'export const a = 1;\n';
const imports = (...paths) =>
  `${paths.map((path, i) => `import * as x${i} from '${path}';`).join('\n')}\nexport const a = [${paths.map((_, i) => `x${i}`)}];\n`;

const innocent = {
  'contracts/orders.ts': imports('zod'),
  'contracts/orders.spec.ts': imports('fast-check', './orders.js'),
  'pricing/price.ts': imports('./cents.js'),
  'pricing/cents.ts': leaf,
  'backend/src/app/main.ts': imports(
    '../orders/orders.module.js',
    '../projections/order-list/order-list.projection.js',
  ),
  'backend/src/platform/event-sourcing/decider.ts': imports('../../../../contracts/orders.js'),
  'backend/src/platform/event-sourcing/postgres-store.ts': imports('pg'),
  'backend/src/orders/order.events.ts': imports('../../../contracts/orders.js'),
  'backend/src/orders/order.ts': imports('./order.events.js', '../../../pricing/price.js'),
  'backend/src/orders/order.decider.ts': imports(
    './order.js',
    './commands/place-order.js',
    '../platform/event-sourcing/decider.js',
  ),
  'backend/src/orders/commands/place-order.ts': imports('../order.js'),
  'backend/src/orders/orders.module.ts': imports(
    '@nestjs/common',
    './order.decider.js',
    '../platform/http/errors.js',
    '../platform/jobs/queue.js',
  ),
  'backend/src/platform/http/errors.ts': imports('@nestjs/common'),
  'backend/src/catalog/product.entity.ts': imports('typeorm'),
  'backend/src/checkout/settle.ts': imports('../orders/commands/place-order.js', '../platform/payments/stripe.js'),
  'backend/src/platform/payments/stripe.ts': imports('stripe'),
  'backend/src/platform/jobs/queue.ts': imports('bullmq'),
  'backend/src/projections/order-list/order-list.projection.ts': imports('../../orders/order.events.js'),
  'backend/src/projections/order-list/order-list.controller.ts': imports('../../catalog/product.entity.js'),
  'backend/src/projections/stock/stock.projection.ts': imports('../../orders/order.events.js'),
  'backend/src/processes/when-paid.process.ts': imports(
    '../orders/order.events.js',
    '../orders/commands/place-order.js',
  ),
  'backend/src/cli/main.ts': imports('../app/main.js'),
  'frontend/src/features/basket/api.ts': imports('../../lib/format.js', '../../../../pricing/price.js'),
  'frontend/src/features/home/page.ts': imports('../../lib/format.js'),
  'frontend/src/lib/format.ts': imports('./locale.js'),
  'frontend/src/lib/locale.ts': leaf,
};

/** [rule, the file that breaks it, what it imports] */
const violations = [
  ['1-contracts-know-only-zod', 'contracts/breaks-rule.ts', 'zod', '../pricing/cents.js'],
  ['1-pricing-knows-nothing', 'pricing/breaks-rule.ts', 'zod'],
  ['2-pure-files-import-pure-things', 'backend/src/orders/commands/breaks-rule.ts', '../../platform/config/clock.js'],
  [
    '2-pure-files-reach-no-machinery',
    'backend/src/orders/breaks-rule.decider.ts',
    '../platform/event-sourcing/postgres-store.js',
  ],
  ['2-pure-files-reach-no-machinery', 'backend/src/orders/breaks-rule.ts', './orders.module.js'],
  ['3-modules-never-meet', 'backend/src/catalog/breaks-rule.service.ts', '../orders/order.events.js'],
  ['4-projections-know-events', 'backend/src/projections/a/breaks-rule.ts', '../../orders/order.js'],
  ['4-projections-only-read', 'backend/src/projections/b/breaks-rule.ts', '../../platform/jobs/queue.js'],
  ['4-projections-never-meet', 'backend/src/projections/c/breaks-rule.ts', '../stock/stock.projection.js'],
  ['5-processes-turn-events-into-commands', 'backend/src/processes/breaks-rule.process.ts', '../orders/order.js'],
  [
    '5-processes-read-no-projection',
    'backend/src/processes/peek.process.ts',
    '../projections/stock/stock.projection.js',
  ],
  [
    '6-frontend-knows-no-backend',
    'frontend/src/features/home/breaks-rule.ts',
    '../../../../backend/src/platform/http/errors.js',
  ],
  ['6-features-never-meet', 'frontend/src/features/quiz/breaks-rule.ts', '../basket/api.js'],
  ['6-shared-knows-no-feature', 'frontend/src/ui/breaks-rule.ts', '../features/basket/api.js'],
  ['7-one-file-speaks-to-eventstoredb', 'backend/src/platform/http/breaks-rule.ts', '@eventstore/db-client'],
  ['7-jobs-own-the-queue', 'backend/src/mail/breaks-rule.ts', 'bullmq'],
  ['7-payments-own-stripe', 'backend/src/checkout/charge.ts', 'stripe'],
  ['8-no-cycles', 'backend/src/platform/http/cycle.ts', './cycle.js'],
  ['9-platform-imports-only-down', 'backend/src/platform/http/up.ts', '../../orders/order.events.js'],
  ['9-modules-imports-only-down', 'backend/src/orders/up.service.ts', '../checkout/settle.js'],
  ['9-reading-imports-only-down', 'backend/src/projections/up.query.ts', '../checkout/settle.js'],
  ['9-flows-imports-only-down', 'backend/src/checkout/up.ts', '../app/main.js'],
  ['9-demo-imports-only-down', 'backend/src/demo/up.ts', '../app/main.js'],
  ['9-app-imports-only-down', 'backend/src/app/up.ts', '../cli/main.js'],
  ['9-every-folder-has-a-storey', 'backend/src/attic/breaks-rule.ts', '../platform/http/errors.js'],
  ['no-orphans', 'backend/src/platform/http/leftover.ts'],
  ['resolvable', 'backend/src/platform/files/breaks-rule.ts', './nowhere.js'],
  ['product-code-imports-dependencies', 'backend/src/platform/auth/breaks-rule.ts', 'fast-check'],
];

const tree = mkdtempSync(join(tmpdir(), 'shop-borders-'));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

function treeOf(files) {
  const folder = mkdtempSync(join(tree, 'shop-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.json', '.dependency-cruiser.cjs'])
    cpSync(join(root, file), join(folder, file));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const brokenRules = (files) => readBorders(treeOf(files)).broken.map(({ rule, from }) => `${rule.name}: ${from}`);

it('accepts a tree without violations', () => {
  expect(brokenRules(innocent)).toEqual([]);
});

it('reports every planted violation and nothing else', () => {
  const planted = violations.map(([, path, ...paths]) => [path, imports(...paths)]);
  const clock = { 'backend/src/platform/config/clock.ts': leaf };
  const found = brokenRules({ ...innocent, ...clock, ...Object.fromEntries(planted) });
  expect(new Set(found)).toEqual(new Set(violations.map(([rule, path]) => `${rule}: ${path}`)));
});

it('finds folders that import each other, though no file closes a circle', () => {
  const folder = treeOf({
    'backend/src/orders/one.ts': imports('../catalog/one.js'),
    'backend/src/catalog/one.ts': leaf,
    'backend/src/catalog/two.ts': imports('../platform/http/one.js'),
    'backend/src/platform/http/one.ts': imports('../../orders/two.js'),
    'backend/src/orders/two.ts': leaf,
    'backend/src/orders/two.spec.ts': imports('../staff/one.js'),
    'backend/src/staff/one.ts': imports('../orders/two.js'),
  });
  const circle = ['catalog', 'orders', 'platform/http'].map((name) => `backend/src/${name}/`);
  expect([...readBorders(folder).circles.keys()].sort()).toEqual(circle);
});
