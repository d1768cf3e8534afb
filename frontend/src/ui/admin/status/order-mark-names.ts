import type { AdminOrder, Parcel } from '../../../../../contracts/orders.js';
import { centsOf } from '../../../lib/format';
import type { Tone } from './status';

interface Mark {
  name: string;
  tone: Tone;
}

type MarkedOrder = Pick<Parcel, 'dispute' | 'withdrawn' | 'isWithdrawn'> &
  Partial<Pick<AdminOrder, 'capturedAmount' | 'refundedAmount'>>;

/** Returns the states of an order that its status does not say. */
export function orderMarksOf(order: MarkedOrder): Mark[] {
  return [disputeMark(order), withdrawnMark(order), refundedMark(order)].filter((mark) => mark !== null);
}

function disputeMark({ dispute }: MarkedOrder): Mark | null {
  if (dispute === 'open') return { name: 'Betwist', tone: 'bad' };
  return dispute === 'lost' ? { name: 'Teruggeboekt', tone: 'bad' } : null;
}

function withdrawnMark({ withdrawn, isWithdrawn }: MarkedOrder): Mark | null {
  if (withdrawn.length === 0) return null;
  return { name: isWithdrawn ? 'Herroepen' : 'Deels herroepen', tone: 'bad' };
}

function refundedMark({ capturedAmount = '0.00', refundedAmount = '0.00' }: MarkedOrder): Mark | null {
  const refunded = centsOf(refundedAmount);
  if (refunded === 0) return null;
  return refunded < centsOf(capturedAmount)
    ? { name: 'Deels terugbetaald', tone: 'waiting' }
    : { name: 'Terugbetaald', tone: 'over' };
}
