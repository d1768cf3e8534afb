import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { returnDecider } from '../return.decider.js';
import type { ReturnEvent } from '../return.events.js';
import {
  inspectedJar,
  requestedReturn,
  returnChanged,
  returnId,
  returnInspected,
  returnReceived,
  returnRequested,
} from '../return.fixtures.js';
import { ChangeReturnStatus } from './change-return-status.js';
import { InspectReturn, type FoundPieces } from './inspect-return.js';

const inspect = (found: Partial<FoundPieces> = {}) => {
  const jar = { lineId: 'energy-boost', received: 1, restocked: 1, damageReason: null, ...found };
  return new InspectReturn({ returnId, pieces: [jar] }, contextAt());
};

/** Three jars of € 10.00 together come back, with € 6.99 shipping. */
const line = { ...requestedReturn.lines[0]!, quantity: 3, totalCents: 1000 };
const threeJars = returnRequested({ lines: [line], refundCents: 1699, shippingCents: 699 });

const complete = (refundCents: number) =>
  new ChangeReturnStatus(
    {
      returnId,
      status: 'completed',
      completion: { refundCents, leftCents: 8164, ownLeftCents: Infinity, reason: null },
    },
    contextAt(),
  );

describe('inspecting a return', () => {
  it('records the receipt and what returns to stock', () => {
    given(returnDecider, [returnRequested()])
      .when(inspect())
      .then([returnReceived(1), returnInspected()]);
    given(returnDecider, [returnRequested(), returnReceived(1)])
      .when(inspect())
      .then([returnInspected()]);
  });

  it('changes nothing when it is repeated, and is refused with other figures', () => {
    const history = [returnRequested(), returnReceived(1), returnInspected()];
    given(returnDecider, history).when(inspect()).thenNothing();
    for (const other of [{ restocked: 0, damageReason: 'faulty' } as const, { received: 0, restocked: 0 }])
      given(returnDecider, history).when(inspect(other)).thenRefused('return-inspected-otherwise');
  });

  it('proposes the price of all pieces with the shipping, also of damaged ones', () => {
    const jars = { received: 3, restocked: 1, damageReason: 'transit', refundable: 3, refundableCents: 1000 } as const;
    given(returnDecider, [threeJars])
      .when(inspect({ received: 3, restocked: 1, damageReason: 'transit' }))
      .then([returnReceived(3), returnInspected([inspectedJar(jars)], 1699, 699)]);
  });

  it('proposes nothing for opened and missing pieces, and then no shipping', () => {
    const opened = { received: 3, restocked: 2, damageReason: 'opened', refundable: 2, refundableCents: 667 } as const;
    given(returnDecider, [threeJars])
      .when(inspect({ received: 3, restocked: 2, damageReason: 'opened' }))
      .then([returnReceived(3), returnInspected([inspectedJar(opened)], 667, 0)]);
    const missing = { received: 1, restocked: 1, refundable: 1, refundableCents: 333 };
    given(returnDecider, [threeJars])
      .when(inspect())
      .then([returnReceived(1), returnInspected([inspectedJar(missing)], 333, 0)]);
  });

  it('counts pieces that never left as refundable, without expecting them', () => {
    const mixed = returnRequested({ lines: [line], unshipped: [{ lineId: 'energy-boost', quantity: 1 }] });
    const jars = { received: 2, restocked: 2, refundable: 3, refundableCents: 1000 };
    given(returnDecider, [mixed])
      .when(inspect({ received: 2, restocked: 2 }))
      .then([returnReceived(2), returnInspected([inspectedJar(jars)], 1000)]);
    given(returnDecider, [mixed])
      .when(inspect({ received: 3, restocked: 3 }))
      .thenRefused('return-exceeds-request', { name: 'Energy Boost', expected: 2 });
  });

  it('counts a delivery of several jars in jars, also when only some of them arrive', () => {
    const deliveries = [{ ...line, quantity: 2, jars: 3, totalCents: 6000 }];
    const plan = returnRequested({ lines: deliveries, unshipped: [{ lineId: 'energy-boost', quantity: 1 }] });
    const jars = { received: 3, restocked: 2, damageReason: 'opened', refundable: 5, refundableCents: 5000 } as const;
    given(returnDecider, [plan])
      .when(inspect({ received: 3, restocked: 2, damageReason: 'opened' }))
      .then([returnReceived(3), returnInspected([inspectedJar(jars)], 5000, 0)]);
    given(returnDecider, [plan])
      .when(inspect({ received: 4, restocked: 4 }))
      .thenRefused('return-exceeds-request', { name: 'Energy Boost', expected: 3 });
  });

  it('limits the refund without a reason to the refundable pieces', () => {
    const opened = inspectedJar({ restocked: 0, damageReason: 'opened', refundable: 0, refundableCents: 0 });
    const history = [returnRequested(), returnReceived(1), returnInspected([opened], 0)];
    given(returnDecider, history).when(complete(1)).thenRefused('refund-reason-missing', { valueCents: 0 });
  });
});

describe('a return with pieces in stock again', () => {
  const reject = new ChangeReturnStatus({ returnId, status: 'rejected', completion: null }, contextAt());

  it('is not rejected, because another return could bring back its pieces', () => {
    const history = [returnRequested(), returnReceived(1), returnInspected()];
    given(returnDecider, history).when(reject).thenRefused('return-restocked');
  });

  it('is rejected when none are', () => {
    const damaged = inspectedJar({ restocked: 0, damageReason: 'opened', refundable: 0, refundableCents: 0 });
    const history: ReturnEvent[] = [returnRequested(), returnReceived(1), returnInspected([damaged], 0)];
    given(returnDecider, history)
      .when(reject)
      .then([returnChanged('ReturnRejected', 'requested')]);
  });
});
