import type { Term } from '../../platform/database/retention.js';

/** Says in Dutch when rows go. */
export function wordsOf(term: Term): string {
  if ('kept' in term) return `Blijft. ${term.kept}`;
  if ('until' in term) return term.until;
  if (term.after === 'kept_until') return '7 jaar na het jaar van de factuur.';
  if ('days' in term) return `${term.days} dagen.`;
  const length = term.months % 12 === 0 && term.months > 12 ? `${term.months / 12} jaar` : `${term.months} maanden`;
  return term.since ? `${length} ${term.since}.` : `${length}.`;
}
