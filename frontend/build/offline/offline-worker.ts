import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { pagePaths } from '../../../contracts/pages/page-paths.ts';
import { offlinePage } from './page.ts';

/** Pages that show whose they are, or what was bought. */
const personal = /^\/(?:admin|bestellingen|order-bevestiging|profiel)(?=\/|$)/;
const publicPaths = pagePaths.filter((path) => !personal.test(path)).map((path) => path.replace(/\$\w+/g, '[^/]+'));
const publicPage = `^(?:${publicPaths.join('|')})/?$`;

/** Emits `sw.js`, the service worker, with the page that it shows without a connection. */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const font = (name: string) =>
        `/${Object.keys(bundle).find((file) => file.startsWith(`assets/${name}-`) && !file.includes('latin'))}`;
      const fonts = { bricolage: font('bricolage'), figtree: font('figtree') };
      const offline = JSON.stringify({ publicPage, ...offlinePage(fonts) });
      const code = readFileSync(resolve(import.meta.dirname, 'worker.js'), 'utf8');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: `const offline = ${offline};\n${code}` });
    },
  };
}
