import type { AppControllerRoute } from '@bull-board/api/typings/app';
import { hashOf } from '../../http/security/inline-hashes.js';

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

/** The page sets the base of its relative addresses. Its program inserts `styles`. */
export function boardPolicy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    ...['script', 'font', 'connect'].map((kind) => `${kind}-src 'self'`),
    ["style-src 'self'", ...styles.map(hashOf)].join(' '),
    "img-src 'self' data:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The style elements with a constant text in a program of Bull Board. */
export function stylesIn(program: string): string[] {
  return [...program.matchAll(/"style",\{children:`([^`$]*)`/g)].map(([, style]) => style!);
}

/** Removes links to fonts of third parties, and the inline styles of the loading screen, which the policy blocks. */
export function filledIn(page: string, params: Readonly<Record<string, string>>): string {
  return page
    .replace(/<link href="https?:[^>]*>/g, '')
    .replace(/<style>[^<]*<\/style>| style="[^"]*"/g, '')
    .replace(/<%[-=] (\w+) %>/g, (_, name: string) => params[name] ?? '');
}
