import { createHash } from 'node:crypto';

/** The width of the network that one household holds. */
export type Width = '/32' | '/64' | '/56' | '/48';

/** Addresses of one network, derived from a name: `/32` is a single IPv4 address. */
export function addressesOf(name: string, width: Width, count: number): string[] {
  if (width === '/32') return Array.from({ length: count }, () => addressOf(name));
  const [a, b, c, d] = createHash('sha256').update(name).digest();
  const hex = (byte: number) => byte.toString(16).padStart(2, '0');
  const [site, subnet] = [`2001:db8:${hex(a!)}${hex(b!)}`, (c! << 8) | d!];
  const subnets = { '/64': 1, '/56': 256, '/48': 65_536 }[width];
  return Array.from({ length: count }, (_, n) => {
    const within = Math.floor((n * subnets) / count);
    return `${site}:${(subnet - (subnet % subnets) + within).toString(16)}::${(n + 1).toString(16)}`;
  });
}

/** Derives a network address from a name, so that rate limits apply to each visitor separately. */
export function addressOf(name: string): string {
  const [a, b, c] = createHash('sha256').update(name).digest();
  return `10.${a}.${b}.${c}`;
}
