import { joined, partNames, periodOf, yearsUntil } from './period';

describe('the period of the VAT return', () => {
  it('is that of the address, and the quarter of today without a valid one', () => {
    expect(periodOf('2026-03', '2026-11-26')).toBe('2026-03');
    expect(periodOf(undefined, '2026-11-26')).toBe('2026-Q4');
    expect(periodOf('2026-Q9', '2026-03-31')).toBe('2026-Q1');
  });

  it('is a year and one of its parts', () => {
    expect(yearsUntil('2026-11-26').slice(0, 2)).toEqual(['2026', '2025']);
    expect(partNames).toHaveLength(17);
    expect(partNames.slice(4, 7)).toEqual([
      ['Q4', '4e kwartaal'],
      ['01', 'januari'],
      ['02', 'februari'],
    ]);
    expect([joined('2026', ''), joined('2026', 'Q1')]).toEqual(['2026', '2026-Q1']);
  });
});
