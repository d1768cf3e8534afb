import { createHash } from 'node:crypto';

/** The network address of a visitor, derived from a name: limits per address then count visitors apart, as in the world. */
export function addressOf(name: string): string {
  const [a, b, c] = createHash('sha256').update(name).digest();
  return `10.${a}.${b}.${c}`;
}
