import { resolve } from 'node:path';
import { type defaultCodeSplitGroupings } from '@tanstack/router-plugin';
import { tanstackRouter, tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { contractsInBrowser } from './build/contracts-in-browser.ts';
import { offlineWorker } from './build/offline/offline-worker.ts';
import { backOfficeChunk, storefrontChunks } from './build/chunks.ts';
import { staticStyles } from './build/static-styles.ts';
import { system } from './src/theme/system.ts';

const here = import.meta.dirname;
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** Preloads the two fonts ahead of the style sheet, and the shop's code ahead of its import by `boot`. */
function preload(): Plugin {
  return {
    name: 'preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const fonts = Object.keys(bundle).filter((file) => /(?<!latin-.*)\.woff2$/.test(file));
        const tag = (attrs: Record<string, string | boolean>, injectTo: 'head' | 'head-prepend') => ({
          tag: 'link',
          attrs,
          injectTo,
        });
        return [
          ...fonts.map((file) =>
            tag(
              { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
              'head-prepend',
            ),
          ),
          ...codeOf(bundle, 'src/main.tsx').map((file) =>
            tag({ rel: 'modulepreload', crossorigin: true, href: `/${file}` }, 'head'),
          ),
        ];
      },
    },
  };
}

/** Returns the chunk of a module and its static imports. */
function codeOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const files = new Set<string>();
  const walk = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    files.add(file);
    chunk.imports.forEach(walk);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(module))) walk(file);
  }
  return [...files];
}

/** Chunks that are loaded before any page is imported. Each entry of a preload list adds a hash to the first load. */
const alwaysLoaded = /\/(rolldown-runtime|react|router)-/;
const behindLogin = /\/(staff-|profiel\.|bestellingen\.)/;
/** Keeps the loader of a route behind a login with its component, so that the first load contains neither. */
const splitBehavior = ({ routeId }: { routeId: string }): typeof defaultCodeSplitGroupings | undefined =>
  /^\/(admin\/_panel|_shop\/_account)\//.test(routeId) ? [['loader', 'component'], ['notFoundComponent']] : undefined;
const group = (name: string, packages: string) => ({ name, test: new RegExp(`node_modules/(${packages})/`) });
const routerAndQuery = '@tanstack/(?:history|query-core|react-query|react-router|react-store|router-core|store)';

export default defineConfig({
  root: here,
  plugins: [
    staticStyles(here, system),
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: { splitBehavior },
      routesDirectory: resolve(here, 'src/routes'),
      generatedRouteTree: resolve(here, 'src/routeTree.gen.ts'),
      routeFileIgnorePattern: '\\.spec\\.',
    }),
    // The storefront's part of the same tree, which spares shoppers the routes of the back office.
    tanstackRouterGenerator({
      target: 'react',
      routesDirectory: resolve(here, 'src/routes'),
      generatedRouteTree: resolve(here, 'src/storefrontRouteTree.gen.js'),
      disableTypes: true,
      routeFileIgnorePattern: '\\.spec\\.|^admin$',
    }),
    react(),
    preload(),
    offlineWorker(),
    contractsInBrowser(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/files', '/dev'].map((path) => [path, { target: api, changeOrigin: false }])),
    fs: { allow: [here, resolve(here, '../contracts'), resolve(here, '../pricing'), resolve(here, '../node_modules')] },
  },
  builder: { sharedPlugins: true },
  environments: {
    client: {
      build: {
        outDir: 'dist',
        emptyOutDir: true,
        target: 'es2022',
        cssTarget: ['chrome105', 'firefox110', 'safari15.4'], // determines the vendor prefixes
        assetsInlineLimit: 2048,
        reportCompressedSize: false,
        modulePreload: {
          polyfill: false, // a browser without modulepreload only loads slightly later
          // Screens behind a login load their own chunks on navigation.
          resolveDependencies: (file, dependencies) =>
            behindLogin.test(file) ? [] : dependencies.filter((chunk) => chunk !== file && !alwaysLoaded.test(chunk)),
        },
        manifest: true,
        rolldownOptions: {
          // Emotion imports it for the unused withTheme. A CommonJS module would otherwise stay in the bundle.
          treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
          output: {
            // Every page names the chunks of all routes, and a hash does not compress: seven characters spare 0.2 kB.
            chunkFileNames: ({ facadeModuleId }) =>
              facadeModuleId?.includes('/routes/admin/')
                ? 'assets/staff-[name]-[hash:7].js'
                : 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'boot', tags: ['$initial'] },
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
                group('router', routerAndQuery),
                group('style', '@chakra-ui/[^/]+|@emotion/[^/]+|@pandacss/[^/]+|stylis'),
                group('stripe', '@stripe/[^/]+'),
                group('forms', 'react-hook-form|@hookform/[^/]+'),
                group('zod', 'zod'),
                group('phone', 'libphonenumber-js'),
                // last, because a group also takes the imports of its modules
                ...storefrontChunks(resolve(here, 'src')),
                backOfficeChunk(resolve(here, 'src')),
              ],
            },
          },
        },
      },
    },
    // Builds the server renderer as one file.
    ssr: {
      resolve: { noExternal: true },
      // Vite leaves it undefined on the server, which may not set it
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        ssr: 'src/entry-server.tsx',
        outDir: '../dist/frontend',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: false } },
      },
    },
  },
});
