import fc from 'fast-check';
import { splitVat, vatPercent } from '../../../pricing/vat.js';
import {
  contactId,
  dispatchOn,
  externalRefundFailed,
  externalRefundRecorded,
  orderId,
  orderPlaced,
  orderRefunded,
  paymentCaptured,
  refundFailed,
  refundRequested,
  jarLine,
  planLine,
} from '../orders/order.fixtures.js';
import { CapturePayment } from '../orders/commands/capture-payment.js';
import { orderDecider } from '../orders/order.decider.js';
import type { OrderEvent } from '../orders/order.events.js';
import { decide, fold } from '../platform/event-sourcing/deciding/decider.js';
import { contextAt, given } from '../platform/event-sourcing/deciding/given-when-then.js';
import type { Recorded } from '../platform/event-sourcing/events.js';
import { recordedStream } from '../testing/recorded-events.js';
import { netLines } from '../invoices/printing/net-lines.js';
import { draftOf, type Draft } from './draft.js';

const stream = `order-${orderId}`;
const historyOf = (...events: OrderEvent[]): Recorded<OrderEvent>[] => recordedStream(stream, events);
const paid = [orderPlaced(), paymentCaptured(8164, 'ideal')];
const whole = `refund:${orderId}`;
const sum = (cents: readonly number[]) => cents.reduce((total, one) => total + one, 0);
const grossOf = ({ lines }: Draft) => sum(lines.map(({ grossCents }) => grossCents));

describe('the invoice of a payment', () => {
  it('has the lines, VAT and total of the order', () => {
    expect(draftOf(historyOf(...paid))).toMatchObject({
      kind: 'invoice',
      sourceId: `${stream}@1`,
      orderId,
      orderNumber: '2026-000123',
      contactId,
      issuedOn: '2026-03-02',
      suppliedOn: '2026-03-02',
      method: 'ideal',
      refersTo: null,
      totalCents: 8164,
      amounts: [{ rate: 'low', percent: 9, grossCents: 8164, vatCents: 674 }],
      lines: [
        { description: 'Energy Boost', quantity: 2, grossCents: 4492, percent: 9 },
        { description: 'Sleep Well', quantity: 1, grossCents: 3672, percent: 9 },
      ],
    });
  });

  it('is of the captured amount, because an order records no other capture', () => {
    const capture = (amountCents: number) =>
      new CapturePayment({ orderId, paymentIntentId: 'pi_1', amountCents, method: 'ideal', dispatchOn }, contextAt());
    const order = orderPlaced({ paymentIntentId: 'pi_1' });
    for (const other of [8163, 8165]) given(orderDecider, [order]).when(capture(other)).thenRefused('total-mismatch');
    const [captured] = decide(orderDecider, capture(8164), fold(orderDecider, orderDecider.initialState, [order]));
    expect(captured).toMatchObject({ type: 'PaymentCaptured', data: { amountCents: 8164 } });
    expect(draftOf(historyOf(order, captured!))!.totalCents).toBe(8164);
  });

  it('spreads the discount over the lines, and names its code and the shipping costs', () => {
    const discounted = { shippingCents: 699, discountCents: 1000, discountCode: 'TIEN', totalCents: 7863 };
    const draft = draftOf(historyOf(orderPlaced(discounted), paymentCaptured(7863)))!;
    expect(draft.lines.map(({ listedCents, grossCents }) => [listedCents, grossCents])).toEqual([
      [4492, 3942],
      [3672, 3222],
      [699, 699],
    ]);
    expect(draft.lines[2]).toMatchObject({ description: 'Verzendkosten', isShipping: true });
    expect(draft).toMatchObject({ discountCode: 'TIEN', totalCents: 7863, amounts: [{ grossCents: 7863 }] });
  });

  it('is the same for a payment that arrived after the order was cancelled', () => {
    const late: OrderEvent = { type: 'LatePaymentCaptured', data: { paymentIntentId: 'pi_one', amountCents: 8164 } };
    expect(draftOf(historyOf(orderPlaced(), late))).toMatchObject({ kind: 'invoice', totalCents: 8164, method: null });
  });

  it('is of the day in Amsterdam', () => {
    const history = recordedStream(stream, paid, '2026-12-31T23:30:00.000Z');
    expect(draftOf(history)).toMatchObject({ issuedOn: '2027-01-01' });
  });
});

describe('the credit note of a refund', () => {
  it('has what went back, and refers to the invoice', () => {
    const history = historyOf(...paid, refundRequested(whole, 2000, null), orderRefunded(whole, 2000));
    const draft = draftOf(history)!;
    expect(draft).toMatchObject({
      kind: 'credit-note',
      sourceId: `${stream}@3`,
      totalCents: 2000,
      refundId: whole,
      refersTo: { kind: 'invoice', sourceId: `${stream}@1`, issuedOn: '2026-03-02' },
    });
    expect(grossOf(draft)).toBe(2000);
    expect(sum(draft.amounts.map(({ grossCents }) => grossCents))).toBe(2000);
  });

  it('is the same for a refund outside the shop', () => {
    expect(draftOf(historyOf(...paid, externalRefundRecorded('re_1', 1000)))).toMatchObject({
      kind: 'credit-note',
      totalCents: 1000,
    });
  });

  it('names a part of a chargeback as taken back, not as refunded', () => {
    const lineOf = (event: OrderEvent) => draftOf(historyOf(...paid, event))!.lines[0]!.description;
    const recorded = externalRefundRecorded('du_1', 1000) as Extract<OrderEvent, { type: 'ExternalRefundRecorded' }>;
    expect(lineOf(recorded)).toBe('Terugbetaling op Energy Boost');
    const lost: OrderEvent = { ...recorded, data: { ...recorded.data, origin: 'dispute' } };
    expect(lineOf(lost)).toBe('Terugboeking op Energy Boost');
  });

  it('has the amount that the provider sent back when that is less than was requested', () => {
    const draft = draftOf(historyOf(...paid, refundRequested(whole, 2000, null), orderRefunded(whole, 1500)))!;
    expect([grossOf(draft), draft.totalCents]).toEqual([1500, 1500]);
    expect(draft.amounts).toEqual([{ rate: 'low', percent: 9, grossCents: 1500, vatCents: 124 }]);
  });

  it('does not exist when no money went back', () => {
    expect(draftOf(historyOf(...paid, refundRequested(whole, 2000, null)))).toBeNull();
    expect(draftOf(historyOf(...paid, externalRefundRecorded('re_1', 0)))).toBeNull();
  });

  it('of all refunds of an order together has the VAT of its invoice', () => {
    const lines = [
      { ...jarLine, vatRate: 'high' as const },
      { ...planLine, vatRate: 'low' as const },
    ];
    const order = orderPlaced({ lines, shippingCents: 699, totalCents: 8863 }) as Extract<
      OrderEvent,
      { type: 'OrderPlaced' }
    >;
    const taxed = lines.map((line) => ({
      ...line,
      rate: line.vatRate,
      percent: vatPercent(line.vatRate, '2026-03-02'),
    }));
    const vat = splitVat(taxed, { shippingCents: 699, discountCents: 0 });
    const placed = { ...order, data: { ...order.data, vat } };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 3000 }), { maxLength: 5 }), (parts) => {
        const refunds = [...parts, Infinity].reduce<OrderEvent[]>((events, part, index) => {
          const left =
            8863 - sum(events.flatMap((one) => (one.type === 'OrderRefunded' ? [one.data.amountCents] : [])));
          const cents = Math.min(part, left);
          const id = `refund:${index}`;
          return cents > 0 ? [...events, refundRequested(id, cents, null), orderRefunded(id, cents)] : events;
        }, []);
        const history = historyOf(placed, paymentCaptured(8863), ...refunds);
        const drafts = history.flatMap((_, index) => draftOf(history.slice(0, index + 1)) ?? []);
        const [invoice, ...creditNotes] = drafts;
        for (const draft of drafts) {
          expect(grossOf(draft)).toBe(draft.totalCents);
          expect(() => netLines(draft)).not.toThrow();
        }
        for (const { grossCents } of creditNotes.flatMap((draft) => draft.lines)) expect(grossCents).toBeGreaterThan(0);
        for (const { rate, grossCents, vatCents } of invoice!.amounts) {
          const back = creditNotes.flatMap(({ amounts }) => amounts).filter((one) => one.rate === rate);
          expect(sum(back.map((one) => one.grossCents))).toBe(grossCents);
          expect(sum(back.map((one) => one.vatCents))).toBe(vatCents);
        }
      }),
    );
  });
});

describe('the correction of a failed refund', () => {
  it('repeats the amounts of its credit note, and refers to it', () => {
    const history = historyOf(
      ...paid,
      refundRequested(whole, 2000, null),
      orderRefunded(whole, 2000),
      refundFailed(whole, 2000),
    );
    const { lines, amounts, totalCents } = draftOf(history.slice(0, 4))!;
    expect(draftOf(history)).toMatchObject({
      ...{ lines, amounts, totalCents },
      kind: 'correction',
      sourceId: `${stream}@4`,
      refersTo: { kind: 'credit-note', sourceId: `${stream}@3` },
    });
  });

  it('is of the latest time that the refund was made', () => {
    const once = [orderRefunded(whole, 2000), refundFailed(whole, 2000)];
    const history = historyOf(...paid, refundRequested(whole, 2000, null), ...once, ...once);
    expect(draftOf(history)).toMatchObject({ refersTo: { sourceId: `${stream}@5` } });
  });

  it('is the same for a refund outside the shop', () => {
    const history = historyOf(...paid, externalRefundRecorded('re_1', 1000), externalRefundFailed());
    expect(draftOf(history)).toMatchObject({ kind: 'correction', totalCents: 1000, refundId: 're_1' });
  });
});
