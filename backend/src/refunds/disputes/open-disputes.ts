import { waitsForStaff } from '../../platform/work/waiting-work.js';

/** The bank has not decided, or took the money back at once and staff has not handled it. */
export const openDisputes = waitsForStaff({
  list: 'disputes',
  table: 'disputes',
  where: '(closed_at is null or (is_chargeback and handled_at is null))',
  severity: 'ticket',
});
