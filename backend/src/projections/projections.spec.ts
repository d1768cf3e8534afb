import { allProjections } from './index.js';

describe('the read models', () => {
  it('each have a name and a row of their own', () => {
    expect(new Set(allProjections.map(({ name }) => name)).size).toBe(allProjections.length);
    expect(new Set(allProjections.map(({ row }) => row)).size).toBe(allProjections.length);
  });

  it('listen to declared events only', () => {
    for (const { on, eventTypes } of allProjections) {
      expect(Object.keys(on).filter((type) => !(type in eventTypes))).toEqual([]);
    }
  });
});
