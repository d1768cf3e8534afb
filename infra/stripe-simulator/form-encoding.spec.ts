import { canonicalForm, parseForm } from './http/form-encoding.js';

it('reads groups, arrays and escapes', () => {
  expect(parseForm('a=1&b[c]=x%20y&b[d][e]=+z&l[0]=p&l[1]=q&m[]=r&m[]=s&empty=')).toEqual({
    a: '1',
    b: { c: 'x y', d: { e: ' z' } },
    l: { 0: 'p', 1: 'q' },
    m: { 0: 'r', 1: 's' },
    empty: '',
  });
});

it('ignores prototype keys', () => {
  parseForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect({}).not.toHaveProperty('polluted');
});

it('recognises the same parameters in another order', () => {
  expect(canonicalForm('b=2&a=1')).toBe(canonicalForm('a=1&b=2'));
});
