import type { ChangedTerms, DeliveryTerms } from '../subscriptions/subscription.events.js';

/** What a row shows of the next delivery, and what holds after it. */
interface TermedRow {
  comingTerms: DeliveryTerms | null;
}

/** The columns after a change of the terms: at once, or after the delivery `nextCycle`, whose payment has begun. */
export function afterChange<Columns extends object>(
  { fromCycle, fromDate: _, formerAmountCents: __, amountCents: ___, ...terms }: ChangedTerms,
  nextCycle: number,
  columnsOf: (terms: DeliveryTerms) => Columns,
): Partial<Columns> & Partial<TermedRow> {
  return fromCycle <= nextCycle
    ? { ...columnsOf(terms), comingTerms: null }
    : ({ comingTerms: terms } as Partial<Columns> & TermedRow);
}

/** The columns when the next delivery is over. */
export function afterDelivery<Columns extends object>(
  { comingTerms }: TermedRow,
  columnsOf: (terms: DeliveryTerms) => Columns,
): Partial<Columns> & Partial<TermedRow> {
  return comingTerms ? ({ ...columnsOf(comingTerms), comingTerms: null } as Partial<Columns> & TermedRow) : {};
}
