import fc from 'fast-check';
import { addressPrefix, allowances, networksOf } from './address-prefix.js';

const group = fc.integer({ min: 0, max: 0xffff });
const network = fc.tuple(fc.integer({ min: 0x2000, max: 0x3fff }), group, group, group);
const host = fc.tuple(group, group, group, group);
const ipV4 = fc.tuple(...[1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 255 }))).map((bytes) => bytes.join('.'));

const written = (groups: readonly number[]) => groups.map((value) => value.toString(16)).join(':');
const padded = (groups: readonly number[]) => groups.map((value) => value.toString(16).padStart(4, '0')).join(':');
const compressed = (groups: readonly number[]) => new URL(`http://[${written(groups)}]`).hostname.slice(1, -1);

it('returns one prefix for every host of a /64', () => {
  fc.assert(
    fc.property(network, host, host, (own, one, other) => {
      expect(addressPrefix(written([...own, ...one]))).toBe(addressPrefix(written([...own, ...other])));
    }),
  );
});

it('returns different prefixes for different /64 networks', () => {
  fc.assert(
    fc.property(network, network, host, (one, other, same) => {
      fc.pre(written(one) !== written(other));
      expect(addressPrefix(written([...one, ...same]))).not.toBe(addressPrefix(written([...other, ...same])));
    }),
  );
});

it('returns the same prefix for every spelling of an IPv6 address', () => {
  fc.assert(
    fc.property(network, host, (own, machine) => {
      const groups = [...own, ...machine];
      const spellings = [written(groups), padded(groups), compressed(groups), padded(groups).toUpperCase()];
      const prefixes = [...spellings, `${written(groups)}%eth0`].map(addressPrefix);
      expect(new Set(prefixes)).toEqual(new Set([`${written(own)}::/64`]));
    }),
  );
});

it('returns the /64, the /56 and the /48 of an IPv6 address, each with a larger allowance', () => {
  expect(networksOf('2001:db8:7:12ab::1')).toEqual(['2001:db8:7:12ab::/64', '2001:db8:7:1200::/56', '2001:db8:7::/48']);
  expect(networksOf('2001:db8:7:ff::1')).toEqual(['2001:db8:7:ff::/64', '2001:db8:7:0::/56', '2001:db8:7::/48']);
  expect([...allowances]).toEqual([...allowances].sort((one, other) => one - other));
  expect(allowances).toHaveLength(3);
});

it('returns the same networks for an address and its prefix', () => {
  fc.assert(
    fc.property(network, host, (own, machine) => {
      const networks = networksOf(written([...own, ...machine]));
      expect(networksOf(networks[0]!)).toEqual(networks);
    }),
  );
});

it('returns one network for an IPv4 address', () => {
  expect(networksOf('::ffff:203.0.113.5')).toEqual(['203.0.113.5']);
});

it('returns an IPv4 address whole, mapped into IPv6 or not', () => {
  fc.assert(
    fc.property(ipV4, (address) => {
      const bytes = address.split('.').map(Number) as [number, number, number, number];
      const hex = written([bytes[0] * 256 + bytes[1], bytes[2] * 256 + bytes[3]]);
      const spellings = [address, `::ffff:${address}`, `::FFFF:${address}`, `::ffff:${hex}`, `::ffff:${address}%1`];
      expect(new Set([...spellings, `0:0:0:0:0:ffff:${hex}`].map(addressPrefix))).toEqual(new Set([address]));
    }),
  );
});

it('keeps two IPv4 addresses apart, also when they are mapped', () => {
  expect(addressPrefix('::ffff:203.0.113.5')).not.toBe(addressPrefix('::ffff:203.0.113.6'));
});

it.each([
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['192.0.2.7', '192.0.2.7'],
])('returns for %s the prefix %s', (address, prefix) => expect(addressPrefix(address)).toBe(prefix));

it('returns text that is no address as it is, in lower case', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof addressPrefix(text) === 'string'));
  expect(addressPrefix('Unknown')).toBe('unknown');
});

it('counts clients that left before their request was read as one', () => {
  expect(networksOf(undefined)).toHaveLength(1);
});
