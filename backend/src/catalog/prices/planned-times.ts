import { endOfPlanned, refusalOfPast, startOfPlanned } from '../../../../contracts/values/planned-moment.js';
import { InvalidInputError } from '../../platform/http/invalid-input.js';

/** The times of a plan. Without a start, or with one that has begun (today), it starts now. Throws for a past one. */
export function plannedTimes(
  plan: { from?: string | null; until?: string | null },
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  for (const name of ['from', 'until'] as const) {
    const refusal = plan[name] && refusalOfPast(plan[name], now);
    if (refusal) throw new InvalidInputError({ [name]: refusal });
  }
  const { from, until } = plan;
  const startsAt = from ? new Date(Math.max(Date.parse(startOfPlanned(from)), now.getTime())) : now;
  const endsAt = until ? new Date(endOfPlanned(until)) : null;
  if (endsAt && endsAt <= startsAt) throw new InvalidInputError({ until: 'Kies een moment na het begin' });
  return { startsAt, endsAt };
}
