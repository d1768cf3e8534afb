import type { Plugin } from 'vite';
import { endpointsIn, endpointsOnly, withImportsOfEndpoints, withoutEndpoints } from './split-contracts.ts';

/**
 * Reduces the contracts to what a page uses. The endpoints of a contract become a module of their own, without schemas,
 * summaries and refusals, from which the front end imports them. Every other value is marked as free of side effects. A
 * page that only calls an endpoint, or imports a type or a list, then loads no zod.
 */
export function contractsInBrowser(): Plugin[] {
  const plugin = { name: 'contracts-in-browser', apply: 'build', enforce: 'pre' } as const;
  return [
    {
      ...plugin,
      transform: {
        filter: { id: /\/contracts\/[\w/-]+\.ts(\?endpoints)?$/ },
        handler: (code, id) => ({
          code: id.endsWith(endpointsOnly) ? endpointsIn(code, id) : withoutEndpoints(code, id),
          map: null,
        }),
      },
    },
    {
      ...plugin,
      name: 'imports-of-endpoints',
      transform: {
        filter: { id: /\/frontend\/src\/[^?]+\.tsx?$/, code: '/contracts/' },
        handler: (code, id) => ({ code: withImportsOfEndpoints(code, id), map: null }),
      },
    },
  ];
}
