import { resolve } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = import.meta.dirname;
const api = `http://localhost:${process.env.API_PORT ?? 3000}`;

/** The page asks for its two fonts before the style sheet has said so. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/**
 * Lets a page that only needs a type, a list or a helper from contracts leave its zod schemas out: each schema is marked as
 * free of side effects, so that the bundler drops it, and zod with it, where nothing parses.
 */
function dropUnusedSchemas(): Plugin {
  const schema = /^((?:export )?const \w+ = )((?:z|\w+Schema)\s*\.[\s\S]*?);\n(?![ })])/gm;
  return {
    name: 'drop-unused-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contracts\/[\w-]+\.ts$/ },
      handler: (code) => ({ code: `${code}\n`.replace(schema, '$1/* @__PURE__ */ (() => $2)();\n'), map: null }),
    },
  };
}

const behindLogin = /\/(_panel|_section|profiel\.|bestellingen\.)/;
const group = (name: string, packages: string) => ({ name, test: new RegExp(`node_modules/(${packages})/`) });
/** A group of only those modules that the entry needs. The others load with the pages that import them. */
const initialGroup = (name: string, packages: string) => ({ ...group(name, packages), tags: ['$initial' as const] });
const routerAndQuery = '@tanstack/(?:history|query-core|react-query|react-router|react-store|router-core|store)';

export default defineConfig({
  root: here,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: resolve(here, 'src/routes'),
      generatedRouteTree: resolve(here, 'src/routeTree.gen.ts'),
      routeFileIgnorePattern: '\\.spec\\.',
    }),
    react(),
    preloadFonts(),
    dropUnusedSchemas(),
  ],
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: Object.fromEntries(['/api', '/files', '/dev'].map((path) => [path, { target: api, changeOrigin: false }])),
    fs: { allow: [here, resolve(here, '../contracts'), resolve(here, '../pricing'), resolve(here, '../node_modules')] },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 2048,
    reportCompressedSize: false,
    modulePreload: {
      polyfill: false, // a browser without modulepreload only loads a little later
      // What every page names here is part of the shop's first load: screens behind a login fetch theirs when they come.
      resolveDependencies: (file, dependencies) => (behindLogin.test(file) ? [] : dependencies),
    },
    manifest: true,
    rolldownOptions: {
      // Emotion imports it for withTheme, which nothing here uses. As CommonJS it would stay in the bundle.
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            group('react', 'react|react-dom|scheduler'),
            initialGroup('router', routerAndQuery),
            group('style', '@chakra-ui/[^/]+|@emotion/[^/]+|@pandacss/[^/]+|stylis'),
            group('stripe', '@stripe/[^/]+'),
            group('forms', 'react-hook-form|@hookform/[^/]+'),
            group('zod', 'zod'),
            group('phone', 'libphonenumber-js'),
          ],
        },
      },
    },
  },
});
