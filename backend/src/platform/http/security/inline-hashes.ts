import { createHash } from 'node:crypto';

/** Hashes for the `script-src` of a content security policy, such as `sha256-…`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(([, code]) => `sha256-${createHash('sha256').update(code!).digest('base64')}`);
}
