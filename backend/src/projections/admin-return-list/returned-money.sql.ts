import { euros, eurosWithComma } from '../../platform/http/listing/listing.js';

/** See `returnedMoney` in the contracts. */
export const refundCents = `case when r.refunded_cents > 0 then r.refunded_cents when r.failed_cents > 0 then 0
    when r.requested_cents is not null then r.requested_cents
    when r.status in ('requested', 'approved') then r.refund_cents else 0 end`;

const unlessNull = (column: string) => `case when ${column} is not null then ${euros(column)} end`;
const unlessZero = (cents: string) => `case when (${cents}) > 0 then ${euros(`(${cents})`)} end`;

export const returnedMoneySql = `'refundAmount', ${unlessZero(refundCents)}, 'proposedAmount', ${euros('r.refund_cents')},
    'requestedAmount', ${unlessNull('r.requested_cents')}, 'refundedAmount', ${unlessZero('r.refunded_cents')},
    'failedAmount', ${unlessZero('r.failed_cents')}`;

export const returnedMoneyCsv = [
  { title: 'Voorgesteld', sql: eurosWithComma('r.refund_cents'), isNumber: true },
  { title: 'Gestart', sql: eurosWithComma('coalesce(r.requested_cents, 0)'), isNumber: true },
  { title: 'Terugbetaald', sql: eurosWithComma('r.refunded_cents'), isNumber: true },
  { title: 'Mislukt', sql: eurosWithComma('r.failed_cents'), isNumber: true },
];
