import { isIPv6 } from 'node:net';

/** An IPv4 address, or the /64 network of an IPv6 address, as one household holds it. Other text in lower case. */
export function addressPrefix(ip: string): string {
  const address = ip.split('%', 1)[0]!.toLowerCase();
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return mappedIpV4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
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
