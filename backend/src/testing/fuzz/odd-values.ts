import fc from 'fast-check';

export const oddTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eתירבע العربية',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'e\u0301\u0323'.repeat(20),
  'İıſKß',
  '\ufeff\u200b\u2028',
  '\r\nSet-Cookie: a=b',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}%s%n',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'NaN',
  '-0',
  '0x10',
  '1e3',
  '1e999',
  '١٢٣',
  '2147483648',
  '9223372036854775808',
  '99999999999999999999999999',
  '0000-00-00',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-03-29T02:30:00+99:99',
  'infinity',
  'epoch',
  '00000000-0000-4000-8000-000000000000',
  '%',
  '\\',
  'x'.repeat(256),
  '😀'.repeat(5_000),
  'a'.repeat(60_000),
];

const oddNumbers: readonly number[] = [
  ...[0, -0, -1, 0.1, -0.5, 1e-7, 0.1 + 0.2, 32_767, 32_768, 2_147_483_647, 2_147_483_648, -2_147_483_649],
  ...[Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, -Number.MAX_SAFE_INTEGER, 1e15, 2 ** 63, 1e21, 1e308],
  ...[Number.MAX_VALUE, Number.MIN_VALUE],
];

const nested = (depth: number): unknown => (depth === 0 ? [] : [nested(depth - 1)]);

/** A JSON value that no schema of the shop asks for. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...oddNumbers) },
  fc.constantFrom(null, true, false, [], {}, [null], [[]], [{}], { length: 3 }, { toString: 'x' }, nested(200)),
  fc.constant(Array.from({ length: 2_000 }, (_, index) => index)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

export const oddKeys: readonly string[] = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\u0000',
  'id',
  'length',
];
