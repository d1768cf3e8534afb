import { isIP } from 'node:net';

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** An IP address, a network such as 10.0.0.0/8, or a name of one. */
export function isNetwork(network: string): boolean {
  const [address, bits, ...rest] = network.split('/');
  if (namedNetworks.includes(network)) return true;
  const version = isIP(address!);
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && +bits <= (version === 4 ? 32 : 128)))
  );
}
