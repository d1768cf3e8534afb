import { areSame, isEmpty, settingsOf, showing } from './view-settings';

it('keeps the filter, the order and the columns of an address, and neither its search nor an open window', () => {
  const search = { q: 'anna@example.com', open: '3', status: 'processing', sort: '-total', hide: 'tags' };
  expect(settingsOf(search)).toEqual({ status: 'processing', sort: '-total', hide: 'tags' });
});

it('ignores settings that the shop no longer has', () => {
  expect(settingsOf({ tag: 'vip', channel: 'fax' })).toEqual({ tag: 'vip' });
});

it('takes away every other setting and the search when it is shown', () => {
  expect(showing({ tag: 'vip' })).toMatchObject({ q: '', tag: 'vip', status: undefined, refund: undefined });
});

it('tells views apart by any setting', () => {
  expect(areSame({ tag: 'vip' }, { tag: 'vip' })).toBe(true);
  expect([areSame({ tag: 'vip' }, { tag: 'spoed' }), areSame({ tag: 'vip' }, {})]).toEqual([false, false]);
  expect([isEmpty({}), isEmpty({ period: 'today' })]).toEqual([true, false]);
});
