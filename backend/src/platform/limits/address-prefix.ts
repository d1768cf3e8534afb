import { isIPv6 } from 'node:net';

/** How often the allowance of a network contains that of an IPv4 address: of a /64, a /56 and a /48. */
export const allowances = [1, 1.5, 2] as const;

/** An IPv4 address, or the /64 network of an IPv6 address. Other text in lower case. */
export function addressPrefix(ip: string): string {
  return networksOf(ip)[0]!;
}

/**
 * An IPv4 address, or the /64, /56 and /48 of an IPv6 address, because a household holds any of them. Narrowest first,
 * each with the allowance at its place in `allowances`. Takes an address or the result of `addressPrefix`; a client that
 * left before its request was read has none, and all of those count as one.
 */
export function networksOf(ip: string | undefined): readonly string[] {
  const address = (ip ?? '').replace(/[%/].*/s, '').toLowerCase();
  if (!isIPv6(address)) return [address];
  const groups = groupsOf(address);
  const ipV4 = mappedIpV4(groups);
  if (ipV4) return [ipV4];
  const [site, subnet] = [groups.slice(0, 3).join(':'), parseInt(groups[3]!, 16)];
  return [`${site}:${groups[3]}::/64`, `${site}:${(subnet & 0xff00).toString(16)}::/56`, `${site}::/48`];
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}

/** The IPv4 address that `::ffff:a.b.c.d` carries. */
function mappedIpV4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const [high, low] = groups.slice(6).map((group) => parseInt(group, 16));
  return [high! >> 8, high! & 255, low! >> 8, low! & 255].join('.');
}
