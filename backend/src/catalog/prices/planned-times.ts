import { addDays, amsterdamDay, endOfDay } from '../../../../contracts/calendar.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';

/** The moments of a plan by days in Amsterdam. Without a first day, or with today, it starts now. Throws for a past day. */
export function plannedTimes(
  { from, until }: { from?: string | null; until?: string | null },
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const today = amsterdamDay(now.toISOString());
  if (from && from < today) throw new InvalidInputError({ from: 'Kies vandaag of een latere dag' });
  if (until && until < today) throw new InvalidInputError({ until: 'Kies vandaag of een latere dag' });
  return {
    startsAt: from && from > today ? new Date(endOfDay(addDays(from, -1))) : now,
    endsAt: until ? new Date(endOfDay(until)) : null,
  };
}
