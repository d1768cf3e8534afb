import { contextAfter, type Process } from '../platform/event-sourcing/readers/process.js';
import type { Event, RecordedEvent } from '../platform/event-sourcing/events.js';
import { orderId, orderRefunded, refundOmitted, returnRegistered } from '../orders/order.fixtures.js';
import { KeepPieces } from '../orders/commands/keep-pieces.js';
import { ReclaimReturn } from '../orders/commands/reclaim-return.js';
import { ReleaseReturn } from '../orders/commands/release-return.js';
import type { RegisteredReturn } from '../orders/order-returns.js';
import type { ReturnStatus } from '../../../contracts/returns.js';
import {
  inspectedJar,
  requestedReturn,
  returnChanged,
  returnCompleted,
  returnId,
  returnInspected,
} from '../returns/return.fixtures.js';
import { recorded } from '../testing/recorded-events.js';
import { whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces } from './when-return-rejected-or-return-approved-then-release-or-reclaim-pieces.process.js';
import { whenReturnApprovedOrReturnRejectedThenMailDecision } from './when-return-approved-or-return-rejected-then-mail-decision.process.js';
import { whenOrderRefundedThenMailReturnRefund } from './when-order-refunded-then-mail-return-refund.process.js';
import { whenReturnInspectedThenRestockPieces } from './when-return-inspected-then-restock-pieces.process.js';
import { whenReturnRegisteredThenMailReceipt } from './when-return-registered-then-mail-receipt.process.js';
import { whenReturnRegisteredThenRequestReturn } from './when-return-registered-then-request-return.process.js';

const hear = (streamId: string, event: Event) => recorded(streamId, event) as RecordedEvent;
const react = (process: Process, heard: RecordedEvent) => process.on[heard.type]?.(heard, contextAfter(heard)) ?? [];
const ofOrder = (process: Process, event: Event) => react(process, hear(`order-${orderId}`, event));
const ofReturn = (process: Process, event: Event) => react(process, hear(`return-${returnId}`, event));
const payloads = (commands: { payload: object }[]) => commands.map(({ payload }) => payload);

describe('a return that an order registered', () => {
  const registered = returnRegistered();

  it('is requested on behalf of the same actor', () => {
    const heard = hear(`order-${orderId}`, registered);
    const [command, ...others] = react(whenReturnRegisteredThenRequestReturn, heard);
    const { lines, refundCents, shippingCents, paidCents, reason, contactId, orderNumber, isUnshipped, unshipped } =
      registered.data as RegisteredReturn;
    const about = { orderId, orderNumber, contactId, reason, lines, isUnshipped, unshipped };
    const facts = { ...about, refundCents, shippingCents, paidCents };
    expect(command!.payload).toEqual({ returnId: 'return-1', ...facts });
    expect(command!.context.actor).toEqual(heard.metadata.actor);
    expect(others).toEqual([]);
  });

  it('is confirmed by mail, unless its statement was', () => {
    const mail = { key: 'return-received:return-1', template: 'return-received', reference: { returnId: 'return-1' } };
    expect(payloads(ofOrder(whenReturnRegisteredThenMailReceipt, registered))).toEqual([mail]);
    const stated = returnRegistered({ origin: 'withdrawal' });
    expect(ofOrder(whenReturnRegisteredThenMailReceipt, stated)).toEqual([]);
  });
});

describe('a decision of staff about a return', () => {
  const about = { orderId: requestedReturn.orderId, returnId };

  it('releases the pieces of a rejected return, and reclaims them when it is reopened', () => {
    const [release] = ofReturn(
      whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces,
      returnChanged('ReturnRejected', 'requested'),
    );
    expect([release, release!.payload]).toEqual([expect.any(ReleaseReturn), about]);
    const undoing = (from: ReturnStatus) => [
      returnChanged('ReturnApproved', from),
      returnCompleted(from),
      returnChanged('ReturnReopened', from),
    ];
    for (const event of undoing('rejected')) {
      const [reclaim] = ofReturn(whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces, event);
      expect([reclaim, reclaim!.payload]).toEqual([expect.any(ReclaimReturn), about]);
    }
    for (const event of undoing('requested'))
      expect(ofReturn(whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces, event)).toEqual([]);
  });

  it('keeps the pieces of a return that is completed without a refund, or after a rejection', () => {
    for (const [event, commands] of [
      [returnCompleted('approved', 0), [KeepPieces]],
      [returnCompleted('rejected', 0), [ReclaimReturn, KeepPieces]],
      [returnCompleted('rejected', 2246), [ReclaimReturn, KeepPieces]],
      [returnCompleted('approved', 2246), []],
      [returnCompleted('approved', null), []],
    ] as const) {
      const sent = ofReturn(whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces, event);
      expect(sent).toEqual(commands.map((command) => expect.any(command)));
      expect(payloads(sent)).toEqual(commands.map(() => about));
    }
  });

  it('does not change the order when an old event does not name it', () => {
    for (const type of ['ReturnRejected', 'ReturnApproved', 'ReturnCompleted'])
      expect(
        ofReturn(whenReturnRejectedOrReturnApprovedThenReleaseOrReclaimPieces, {
          type,
          data: { from: 'rejected', orderId: null, refundCents: 0 },
        }),
      ).toEqual([]);
  });

  it('is mailed once per decision, with ids only', () => {
    for (const [type, template] of [
      ['ReturnApproved', 'return-approved'],
      ['ReturnRejected', 'return-rejected'],
    ] as const) {
      const heard = hear(`return-${returnId}`, returnChanged(type, 'requested'));
      const mail = { key: `${template}:${heard.id}`, template, reference: { returnId } };
      expect(payloads(react(whenReturnApprovedOrReturnRejectedThenMailDecision, heard))).toEqual([mail]);
    }
    expect(
      ofReturn(whenReturnApprovedOrReturnRejectedThenMailDecision, returnChanged('ReturnApproved', 'completed')),
    ).toEqual([]);
    for (const refundCents of [2246, null])
      expect(
        ofReturn(whenReturnApprovedOrReturnRejectedThenMailDecision, returnCompleted('approved', refundCents)),
      ).toEqual([]);
  });

  it('is mailed with its label', () => {
    const label = { carrier: 'postnl', trackingCode: '3SRETOUR0001' } as const;
    const [mail] = ofReturn(
      whenReturnApprovedOrReturnRejectedThenMailDecision,
      returnChanged('ReturnApproved', 'requested', label),
    );
    expect(mail!.payload).toMatchObject({ reference: { returnId, label } });
  });

  it('is mailed when it completes the return without a refund, or nothing was left for it', () => {
    const heard = hear(`return-${returnId}`, returnCompleted('approved', 0));
    const mail = { template: 'return-completed', reference: { returnId } };
    expect(payloads(react(whenReturnApprovedOrReturnRejectedThenMailDecision, heard))).toEqual([
      { ...mail, key: `return-completed:${heard.id}` },
    ]);
    const refundId = `return:${returnId}`;
    expect(payloads(ofOrder(whenOrderRefundedThenMailReturnRefund, refundOmitted(refundId)))).toEqual([
      { ...mail, key: `return-completed:${refundId}` },
    ]);
    expect(ofOrder(whenOrderRefundedThenMailReturnRefund, refundOmitted(`refund:${orderId}`))).toEqual([]);
  });
});

it('returns inspected pieces to stock by product, and tells how many of them are damaged', () => {
  const pieces = [
    inspectedJar({ received: 3, restocked: 2, damageReason: 'faulty' }),
    inspectedJar({ lineId: 'plan', restocked: 1 }),
    inspectedJar({ lineId: 'sleep-well', productId: 8, restocked: 0, damageReason: 'opened' }),
    inspectedJar({ lineId: 'never-came', productId: 9, received: 0, restocked: 0 }),
  ];
  const change = { changeId: `inspected:${returnId}`, type: 'return', note: 'Retour van bestelling 2026-000123' };
  expect(payloads(ofReturn(whenReturnInspectedThenRestockPieces, returnInspected(pieces)))).toEqual([
    { ...change, orderId: requestedReturn.orderId, productId: 7, quantity: 4, damaged: 1 },
    { ...change, orderId: requestedReturn.orderId, productId: 8, quantity: 1, damaged: 1 },
  ]);
});

it('mails the refund of a return, and not that of a cancelled order', () => {
  const refundId = `return:${returnId}`;
  const mail = { key: `return-refunded:${refundId}`, template: 'return-refunded', reference: { returnId, refundId } };
  expect(payloads(ofOrder(whenOrderRefundedThenMailReturnRefund, orderRefunded(refundId, 2246)))).toEqual([mail]);
  expect(ofOrder(whenOrderRefundedThenMailReturnRefund, orderRefunded())).toEqual([]);
});
