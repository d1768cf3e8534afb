import type { AppControllerRoute } from '@bull-board/api/typings/app';

export function routeTo(
  routes: readonly AppControllerRoute[],
  path: string,
): { route: AppControllerRoute; params: Record<string, string> } | undefined {
  for (const route of routes.filter(({ method }) => method === 'get'))
    for (const pattern of [route.route].flat()) {
      const match = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
      if (match) return { route, params: decoded(match.groups ?? {}) };
    }
  return undefined;
}

function decoded(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
}

/** Messages of errors may quote input, so only the log shows them. */
export function withoutWords(key: string, value: unknown): unknown {
  if (key === 'stacktrace') return [];
  return (key === 'failedReason' || key === 'deferredFailure') && value ? 'Zie het logboek' : value;
}

/** Removes links to fonts of third parties. */
export function filledIn(page: string, params: Readonly<Record<string, string>>): string {
  return page
    .replace(/<link href="https?:[^>]*>/g, '')
    .replace(/<%[-=] (\w+) %>/g, (_, name: string) => params[name] ?? '');
}
