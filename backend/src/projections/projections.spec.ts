import { allProjections } from './index.js';

describe('the read models', () => {
  it('each have their own name and row', () => {
    expect(new Set(allProjections.map(({ name }) => name)).size).toBe(allProjections.length);
    expect(new Set(allProjections.map(({ row }) => row)).size).toBe(allProjections.length);
  });

  it('handle only declared events', () => {
    for (const { on, eventTypes } of allProjections) {
      expect(Object.keys(on).filter((type) => !(type in eventTypes))).toEqual([]);
    }
  });
});
