import { totalsOfCustomers } from '../customer-totals/customer-totals.view.js';

/** SQL: whether a customer bought before `moment`, an ISO time, and nothing since. Cancelled orders do not count. */
export const isSilentSince = (moment: string) =>
  `k.email in (select t.mailbox from ${totalsOfCustomers} t where t.last_order_at < ${moment}::timestamptz)`;
