import { createHash } from 'node:crypto';

/** Hashes of the inline scripts or styles of a page for a content security policy, such as `'sha256-…'`. */
export function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const blocks = html.matchAll(new RegExp(`<${tag}>([^]*?)</${tag}>`, 'g'));
  return [...new Set([...blocks].map(([, text]) => hashOf(text!)))];
}

export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
