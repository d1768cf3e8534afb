import { renewed } from './long-list';

describe('a long list of which the newest rows were read again', () => {
  it('shows them as they are now, and new ones at the top, each once', () => {
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
