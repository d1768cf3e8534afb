import { createHash } from 'node:crypto';

/** The hashes by which a content security policy allows the inline scripts of a page, such as `sha256-…`. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script>([^]*?)<\/script>/g);
  return [...scripts].map(([, code]) => `sha256-${createHash('sha256').update(code!).digest('base64')}`);
}
