import fc from 'fast-check';
import { nextDelivery } from './next-delivery.js';

const dates = (anchor: string, frequency: number, count: number) =>
  Array.from({ length: count }, (_, index) => nextDelivery(anchor, index + 1, frequency));

describe('nextDelivery', () => {
  it('shortens only the delivery of a short month', () => {
    expect(dates('2026-01-31', 1, 4)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('handles leap years', () => {
    expect(nextDelivery('2028-01-31', 1, 1)).toBe('2028-02-29');
    expect(nextDelivery('2028-02-29', 12, 1)).toBe('2029-02-28');
    expect(nextDelivery('2028-02-29', 48, 1)).toBe('2032-02-29');
  });

  it('counts months by the frequency, across years', () => {
    expect(dates('2025-11-30', 3, 3)).toEqual(['2026-02-28', '2026-05-30', '2026-08-30']);
    expect(dates('2025-12-15', 2, 2)).toEqual(['2026-02-15', '2026-04-15']);
  });

  it('keeps the day when summer time begins or ends', () => {
    expect(nextDelivery('2026-02-28', 1, 1)).toBe('2026-03-28');
    expect(nextDelivery('2026-02-28', 2, 1)).toBe('2026-04-28');
    expect(nextDelivery('2026-09-25', 1, 1)).toBe('2026-10-25');
  });

  it('plans 36 monthly deliveries from 31 January on the last day of each month', () => {
    for (const day of dates('2026-01-31', 1, 36)) {
      const tomorrow = new Date(Date.parse(day) + 86_400_000);
      expect(tomorrow.getUTCDate() === 1 || day.endsWith('-31')).toBe(true);
    }
  });

  it('always moves forward, one interval at a time', () => {
    const anchor = fc
      .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(anchor, fc.integer({ min: 0, max: 60 }), fc.constantFrom(1, 2, 3), (from, count, frequency) => {
        const [earlier, later] = [nextDelivery(from, count, frequency), nextDelivery(from, count + 1, frequency)];
        const days = (Date.parse(later) - Date.parse(earlier)) / 86_400_000;
        expect(days).toBeGreaterThanOrEqual(28 * frequency);
        expect(days).toBeLessThanOrEqual(31 * frequency);
      }),
    );
  });
});
