import { allListSearch, isFiltered, listSearch, textsOf } from './list-search';

test('keeps the named parameters and drops the rest', () => {
  expect(
    listSearch('q', 'status', 'sort', 'open')({ q: 'peer', status: 'pending', product: 3, sort: ['a'], open: null }),
  ).toEqual({
    q: 'peer',
    status: 'pending',
  });
});

test('stores a number unquoted and reads it as a string', () => {
  const search = allListSearch({ product: '25', q: '007', open: 12, view: '1e5' });
  expect(search).toEqual({ product: 25, q: '007', open: 12, view: '1e5' });
  expect(textsOf(search)).toEqual({ product: '25', q: '007', open: '12', view: '1e5' });
});

test.each([
  [{}, false],
  [{ q: 'peer', sort: '-total', open: '12', hide: 'phone' }, false],
  [{ status: 'pending' }, true],
  [{ q: 'peer', from: '2026-01-01' }, true],
])('knows whether a filter narrows %j', (search, is) => expect(isFiltered(search)).toBe(is));
