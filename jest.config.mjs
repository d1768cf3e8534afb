/**
 * Node runs the program as ES modules; Jest runs it as CommonJS, made by SWC. Packages that ship only
 * ES modules, or import one at run time, are therefore transformed too: a missing one is one word here.
 */
const transformed = [
  '@fastify/(cookie|compress|helmet|multipart|static)',
  '@opentelemetry/otlp-exporter-base',
  '@nestjs/(common|core|cqrs|platform-fastify|testing|typeorm)',
  '@borewit/text-codec',
  '@tokenizer/inflate',
  'cookie-es',
  'file-type',
  'get-port',
  'load-esm',
  'strtok3',
  'token-types',
  'uint8array-extras',
  'uuid',
];

const swc = (parser, transform = {}) => [
  '@swc/jest',
  {
    jsc: {
      parser,
      transform,
      target: 'es2022',
      keepClassNames: true,
    },
    module: { type: 'commonjs', ignoreDynamic: false },
    sourceMaps: 'inline',
    swcrc: false,
  },
];

const decorators = { legacyDecorator: true, decoratorMetadata: true };
const react = { react: { runtime: 'automatic' } };

const shared = {
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  resolver: '<rootDir>/scripts/jest/resolver.cjs',
  transform: {
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }, react),
    '\\.ts$': swc({ syntax: 'typescript', decorators: true }, decorators),
    '\\.(mjs|js)$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/frontend/dist/', '<rootDir>/\\.data'],
};

const node = {
  ...shared,
  testEnvironment: '<rootDir>/scripts/jest/node.environment.mjs',
  setupFiles: ['<rootDir>/scripts/jest/node.setup.mjs'],
};

export default {
  testSequencer: '<rootDir>/scripts/jest/longest-first.mjs',
  projects: [
    {
      ...node,
      displayName: 'unit',
      roots: ['backend/src', 'contracts', 'frontend/art', 'frontend/build', 'pricing', 'infra', 'scripts', 'chaos'].map(
        (folder) => `<rootDir>/${folder}`,
      ),
      testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.setup.mjs'],
    },
    {
      ...node,
      displayName: 'integration',
      roots: ['backend/src', 'frontend/build', 'infra', 'scripts', 'chaos'].map((folder) => `<rootDir>/${folder}`),
      testMatch: ['**/*.int.spec.ts', '**/*.int.spec.mjs'],
      globalSetup: '<rootDir>/scripts/jest/postgres.global-setup.mjs',
      globalTeardown: '<rootDir>/scripts/jest/global-teardown.mjs',
      setupFilesAfterEnv: ['patience', 'cheap-hashes'].map((name) => `<rootDir>/scripts/jest/${name}.setup.mjs`),
    },
    {
      ...shared,
      displayName: 'frontend',
      roots: ['<rootDir>/frontend/src'],
      testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
      testEnvironment: '<rootDir>/scripts/jest/browser.environment.mjs',
      setupFiles: ['<rootDir>/scripts/jest/browser.setup.mjs'],
      setupFilesAfterEnv: ['patience', 'screen-patience'].map((name) => `<rootDir>/scripts/jest/${name}.setup.mjs`),
      moduleNameMapper: {
        '\\.(css|svg|png|webp|avif)$': '<rootDir>/scripts/jest/asset.stub.mjs',
        '^@fontsource': '<rootDir>/scripts/jest/asset.stub.mjs',
      },
    },
    {
      ...node,
      displayName: 'e2e',
      testEnvironment: '<rootDir>/scripts/jest/journey.environment.mjs',
      roots: ['<rootDir>/e2e'],
      testMatch: ['**/*.e2e.ts'],
      globalSetup: '<rootDir>/scripts/jest/shop.global-setup.mjs',
      globalTeardown: '<rootDir>/scripts/jest/global-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.setup.mjs'],
    },
  ],
};
