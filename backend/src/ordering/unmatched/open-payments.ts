import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** Payments without an order about which nobody has decided. */
export const openPayments = waitsForStaff({
  list: 'unmatched-payments',
  table: 'unmatched_payments',
  where: 'resolved_at is null',
  severity: 'page',
  doctor: {
    name: 'unmatched payments',
    mend: `See npm run shop -- payments unmatched, then the back office, ${attentionLists['unmatched-payments']}.`,
  },
});

/** SQL: staff decided, and the refund is not queued or the order is not made. */
export const openDecision = `(resolution in ('refunded', 'ordered') and carried_out_at is distinct from resolved_at)`;

/** SQL: leaves a new decision to the request that made it, before the sweep takes it over. */
export const decisionDueAt = `now() + interval '1 minute'`;

/** Decisions that could not be carried out for about an hour. The shop goes on trying. */
export const stuckDecisions = waitsForStaff({
  list: 'unmatched-payments',
  table: 'unmatched_payments',
  where: `(${openDecision} and last_error is not null and attempts > 6)`,
  severity: 'page',
  doctor: {
    name: 'decisions on payments that fail',
    mend: 'See npm run shop -- jobs failed, then run jobs retry with the id of the payment.',
  },
  failures: {
    ...{ kind: 'payment', id: 'payment_intent_id', what: 'resolution', attempts: 'attempts', error: 'last_error' },
    since: 'resolved_at',
  },
});
