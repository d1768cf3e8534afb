import { listSearch, textsOf } from './list-search';

test('keeps what a list knows and leaves the rest', () => {
  expect(listSearch({ q: 'peer', status: 'pending', page: 3, sort: ['a'], open: null })).toEqual({
    q: 'peer',
    status: 'pending',
  });
});

test('a figure stands in the URL without quotes, and is read as a text', () => {
  const search = listSearch({ product: '25', q: '007', open: 12, view: '1e5' });
  expect(search).toEqual({ product: 25, q: '007', open: 12, view: '1e5' });
  expect(textsOf(search)).toEqual({ product: '25', q: '007', open: '12', view: '1e5' });
});
