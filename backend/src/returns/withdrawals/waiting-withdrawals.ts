import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** The states in which staff decides about a statement. */
export const waitingStates = ['unconfirmed', 'unmatched'] as const;

export const waitingWithdrawals = waitsForStaff({
  list: 'unmatched-withdrawals',
  table: 'withdrawals',
  where: `state in (${waitingStates.map((state) => `'${state}'`).join(', ')})`,
  severity: 'none',
});
