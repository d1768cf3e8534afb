import { deterministicId } from './deterministic-id.js';

describe('deterministicId', () => {
  it('is the same for the same parts, for ever', () => {
    expect(deterministicId('pi_1')).toBe(deterministicId('pi_1'));
    expect(deterministicId('order', 1)).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });

  it('differs when any part differs', () => {
    const ids = [deterministicId('a', 1), deterministicId('a', 2), deterministicId('b', 1), deterministicId('a')];
    expect(new Set(ids).size).toBe(4);
  });
});
