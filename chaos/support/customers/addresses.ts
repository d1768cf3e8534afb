import { createHash } from 'node:crypto';

/** Derives a network address from a name, so that rate limits apply to each visitor separately. */
export function addressOf(name: string): string {
  const [a, b, c] = createHash('sha256').update(name).digest();
  return `10.${a}.${b}.${c}`;
}
