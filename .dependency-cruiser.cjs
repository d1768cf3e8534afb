/**
 * Who may import whom: the borders of the house, with no baseline of old sins. Each rule says why it is there;
 * docs/decisions/ and CONTRIBUTING.md say where a new file belongs.
 */

/** The storeys of backend/src from the bottom up. A folder that is in none of them fails `9-every-folder-has-a-storey`. */
const storeys = {
  platform: ['platform'],
  modules: [
    'addresses',
    'catalog',
    'consents',
    'customers',
    'discounts',
    'inventory',
    'invoices',
    'legal',
    'mail',
    'notes',
    'orders',
    'partnerships',
    'quiz',
    'returns',
    'saved-views',
    'settings',
    'shop-texts',
    'staff',
    'stock-alerts',
    'subscriptions',
    'tags',
  ],
  reading: ['projections'],
  flows: [
    'checkout',
    'evidence',
    'writing-off',
    'invoicing',
    'mail-texts',
    'ordering',
    'privacy',
    'processes',
    'recalling',
    'refunds',
    'renewals',
    'replacing',
    'shipping',
  ],
  demo: ['demo'],
  app: ['app'],
  tools: ['backup', 'cli', 'testing'],
};
const foldersOf = (...names) => names.flatMap((name) => storeys[name]).join('|');
const inStorey = (...names) => `^backend/src/(?:${foldersOf(...names)})/`;
const moduleFolder = `^backend/src/(${foldersOf('modules')})/`;
const anyModule = inStorey('modules');
const test = '\\.(spec|e2e|fixtures)\\.tsx?$|/testing/';
const pureFile =
  '^backend/src/([^/]+)/(?:commands/[^/]+|[^/]+\\.(?:events|decider)|(?<=/(?:orders|invoices|inventory|subscriptions|returns)/)[a-z-]+)\\.ts$';
const npm = '(^|/)node_modules/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: '1-contracts-know-only-zod',
      comment: 'Both sides depend on contracts; whatever it imports lands in the browser. Phone numbers need metadata.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: `${test}|^contracts/values/phones\\.ts$` },
      to: { pathNot: `^contracts/|${npm}zod/` },
    },
    {
      name: '1-only-phones-knows-the-phone-library',
      severity: 'error',
      from: { path: '^(?:backend|contracts|frontend)/', pathNot: '^contracts/values/phones\\.ts$' },
      to: { path: `${npm}libphonenumber-js/` },
    },
    {
      name: '1-pricing-knows-nothing',
      comment: 'One pure function prices for display and for truth.',
      severity: 'error',
      from: { path: '^pricing/', pathNot: test },
      to: { pathNot: '^pricing/' },
    },
    {
      name: '2-pure-files-import-pure-things',
      comment:
        'Rules, events, state and deciders import their module, contracts, pricing, the kernel and persistent maps.',
      severity: 'error',
      from: { path: pureFile, pathNot: test },
      to: {
        pathNot: `^backend/src/$1/|^backend/src/platform/(event-sourcing|errors)/|^contracts/|^pricing/|${npm}(zod|immutable)/`,
      },
    },
    {
      name: '2-pure-files-reach-no-machinery',
      comment: 'Not even through another file: no Nest, TypeORM, database, queue, clock or file system.',
      severity: 'error',
      from: { path: pureFile, pathNot: test },
      to: {
        path: `${npm}(?!(zod|immutable)/|.*/node_modules/zod/)|^(node:|fs|crypto|path|http|timers)`,
        reachable: true,
      },
    },
    {
      name: '3-modules-never-meet',
      comment:
        'A module may send a command of another one, call its published queries and join its views. Whatever connects more is a flow, a process or a projection.',
      severity: 'error',
      from: { path: moduleFolder, pathNot: test },
      to: { path: anyModule, pathNot: '^backend/src/$1/|/commands/|\\.(query|view|port|module)\\.ts$' },
    },
    {
      name: '4-projections-know-events',
      comment:
        'A read model is a fold over events. The GET beside it may join rows of an entity and call a published query or view.',
      severity: 'error',
      from: { path: '^backend/src/projections/', pathNot: test },
      to: { path: anyModule, pathNot: '\\.(events|entity|port|query|view)\\.ts$' },
    },
    {
      name: '4-folds-know-only-events',
      severity: 'error',
      from: { path: '^backend/src/projections/.*\\.projection\\.ts$' },
      to: { path: anyModule, pathNot: '\\.events\\.ts$' },
    },
    {
      name: '4-projections-only-read',
      severity: 'error',
      from: { path: '^backend/src/projections/', pathNot: test },
      to: { path: '^backend/src/(processes|platform/jobs)/|/commands/' },
    },
    {
      name: '4-projections-never-meet',
      comment: "A fold never reads another one's table. The GET beside it joins the view that its owner publishes.",
      severity: 'error',
      from: { path: '^backend/src/projections/([^/]+)/', pathNot: test },
      to: { path: '^backend/src/projections/[^/]+/', pathNot: '^backend/src/projections/$1/|\\.view\\.ts$' },
    },
    {
      name: '5-processes-turn-events-into-commands',
      severity: 'error',
      from: { path: '^backend/src/processes/', pathNot: test },
      to: { path: anyModule, pathNot: '\\.events\\.ts$|/commands/' },
    },
    {
      name: '5-processes-read-no-projection',
      comment: 'A read model may lag; a decision on it would be wrong now and then.',
      severity: 'error',
      from: { path: '^backend/src/processes/', pathNot: test },
      to: { path: '^backend/src/projections/' },
    },
    {
      name: '6-frontend-knows-no-backend',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^(backend|infra|scripts|bench|e2e)/' },
    },
    {
      name: '6-features-never-meet',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+)/' },
      to: { path: '^frontend/src/features/[^/]+/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: '6-shared-knows-no-feature',
      severity: 'error',
      from: { path: '^frontend/src/(ui|lib|theme)/' },
      to: { path: '^frontend/src/(features|routes)/' },
    },
    {
      name: '6-pages-call-endpoints',
      comment: 'A path says nothing of its response: pages call an endpoint of contracts by lib/http/endpoints.',
      severity: 'error',
      from: { path: '^frontend/src/', pathNot: `^frontend/src/lib/http/|${test}` },
      to: { path: '^frontend/src/lib/http/api\\.ts$' },
    },
    {
      name: '7-one-file-speaks-to-eventstoredb',
      severity: 'error',
      from: {
        path: '^(backend|infra|contracts|pricing)/',
        pathNot: `^backend/src/platform/event-sourcing/.*(eventstore|esdb).*|^infra/eventstoredb-server/|${test}`,
      },
      to: { path: `${npm}@eventstore/db-client/` },
    },
    {
      name: '7-jobs-own-the-queue',
      severity: 'error',
      from: { path: '^(backend|infra|contracts|pricing)/', pathNot: '^backend/src/platform/jobs/' },
      to: { path: `${npm}(bullmq|@bull-board)/` },
    },
    {
      name: '7-payments-own-stripe',
      severity: 'error',
      from: { path: '^(backend|contracts|pricing)/', pathNot: '^backend/src/platform/payments/' },
      to: { path: `${npm}stripe/` },
    },
    {
      name: '7-tracing-owns-opentelemetry',
      comment:
        'Everybody else says what is done in a span, by the few functions of spans.ts, and its closed list of facts.',
      severity: 'error',
      from: { path: '^(backend|infra|contracts|pricing)/', pathNot: '^backend/src/platform/tracing/' },
      to: { path: `${npm}@opentelemetry/` },
    },
    {
      name: '8-no-cycles',
      comment: 'Types may look back; values may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.keys(storeys).map((storey, at, all) => ({
      name: `9-${storey}-imports-only-down`,
      comment: 'Imports go down: tools, app, demo, flows, reading, modules, platform.',
      severity: 'error',
      from: { path: inStorey(storey), pathNot: test },
      to: { path: `^backend/src/(?!(?:${foldersOf(...all.slice(0, at + 1))})/)` },
    })),
    {
      name: '9-every-folder-has-a-storey',
      comment: 'Name a new folder in the list of storeys.',
      severity: 'error',
      from: { path: `^backend/src/(?!(?:${foldersOf(...Object.keys(storeys))})/)` },
      to: {},
    },
    {
      name: '10-product-code-knows-no-stand-in',
      comment:
        'The shop meets the simulator and the protocol server over the network alone, as it meets the real ones.',
      severity: 'error',
      from: { path: '^(backend/src|contracts|pricing|frontend/src)/', pathNot: test },
      to: { path: '^infra/' },
    },
    {
      name: '10-a-stand-in-knows-no-product-code',
      comment: 'Each is a package of its own. The names of payment methods are part of what both sides promise.',
      severity: 'error',
      from: { path: '^infra/(stripe-simulator|sendcloud-simulator|eventstoredb-server)/', pathNot: test },
      to: { path: '^(backend|contracts|pricing|frontend|infra)/', pathNot: '^infra/$1/|^contracts/payments/' },
    },
    {
      name: '10-product-folders-hold-no-test-shop',
      comment:
        'Test support that starts the shop lives in backend/src/testing; a fixture beside its module is plain data.',
      severity: 'error',
      from: { path: '^backend/src/(?!testing/|app/).*\\.fixtures\\.ts$' },
      to: { path: '^backend/src/testing/shop/|^backend/src/app/|^infra/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file nobody imports and that imports nothing is a leftover.',
      severity: 'error',
      from: { orphan: true, pathNot: `\\.d\\.ts$|${test}|(^|/)(main|vite\\.config)\\.tsx?$|^(bench|e2e)/` },
      to: {},
    },
    {
      name: 'resolvable',
      comment: 'An import that resolves to nothing fails only in production.',
      severity: 'error',
      from: { pathNot: '^infra/local-images/' }, // they run in the image, under /shop
      to: { couldNotResolve: true, pathNot: '\\.(css|svg|webp)$|[?]|^virtual:|[.]gen$|/dist/' },
    },
    {
      name: 'product-code-imports-dependencies',
      comment: 'What runs in production is a dependency, not a devDependency. Scripts of infra/ run in a checkout.',
      severity: 'error',
      from: { path: '^(backend/src|contracts|pricing|infra/(stripe|sendcloud)-simulator)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(frontend/)?dist/|^[.]data|[.]gen[.]ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
