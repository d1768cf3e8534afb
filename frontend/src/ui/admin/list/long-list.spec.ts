import { renewed } from './long-list';

describe('a long list after a refetch of its newest rows', () => {
  it('shows the current rows, with new ones at the top and without duplicates', () => {
    const before = [
      { id: 3, status: 'processing' },
      { id: 2, status: 'processing' },
      { id: 1, status: 'delivered' },
    ];
    const newer = [
      { id: 4, status: 'pending' },
      { id: 3, status: 'shipped' },
    ];
    expect(renewed(before, newer)).toEqual([
      { id: 4, status: 'pending' },
      { id: 3, status: 'shipped' },
      { id: 2, status: 'processing' },
      { id: 1, status: 'delivered' },
    ]);
  });
});
