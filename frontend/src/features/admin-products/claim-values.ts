import type { ClaimDecision } from '../../../../contracts/food/claims/check-product.js';

/** Decisions as one text for the form, because a form compares its values as texts: a line each, with a tab. */
export const typedDecisions = (decisions: readonly ClaimDecision[]): string =>
  decisions.map(({ sentence, reason }) => `${sentence}\t${reason}`).join('\n');

export const decisionsOf = (typed: string): ClaimDecision[] =>
  typed
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [sentence = '', reason = ''] = line.split('\t');
      return { sentence, reason };
    });

/** Returns the decisions to send: those with a reason. */
export const sentDecisions = (typed: string): ClaimDecision[] =>
  decisionsOf(typed)
    .map(({ sentence, reason }) => ({ sentence, reason: reason.trim() }))
    .filter(({ reason }) => reason !== '');
