import { contextAt, given } from '../../platform/event-sourcing/deciding/given-when-then.js';
import { returnDecider } from '../return.decider.js';
import {
  inspectedJar,
  returnChanged,
  returnId,
  returnInspected,
  returnReceived,
  returnRequested,
} from '../return.fixtures.js';
import { ReceiveReturn } from './receive-return.js';

const receive = (quantity: number, lineId = 'energy-boost') =>
  new ReceiveReturn({ returnId, pieces: [{ lineId, quantity }] }, contextAt());

describe('receiving a return', () => {
  it('records what arrived, once for a repeated count', () => {
    given(returnDecider, [returnRequested()])
      .when(receive(1))
      .then([returnReceived(1)]);
    given(returnDecider, [returnRequested(), returnReceived(1)])
      .when(receive(1))
      .thenNothing();
    given(returnDecider, [returnRequested(), returnReceived(1)])
      .when(receive(0))
      .then([returnReceived(0)]);
  });

  it('is refused for more than was requested and left the shop, and for another line', () => {
    const refused = { name: 'Energy Boost', expected: 1 };
    given(returnDecider, [returnRequested()]).when(receive(2)).thenRefused('return-exceeds-request', refused);
    given(returnDecider, [returnRequested()])
      .when(receive(1, 'sleep-well'))
      .thenRefused('return-exceeds-request', { name: 'dit product', expected: 0 });
  });

  it('is refused for pieces that never left, and for a rejected return', () => {
    const unshipped = [{ lineId: 'energy-boost', quantity: 1 }];
    given(returnDecider, [returnRequested({ isUnshipped: true, unshipped })])
      .when(receive(1))
      .thenRefused('return-kept-here');
    given(returnDecider, [returnRequested(), returnChanged('ReturnRejected', 'requested')])
      .when(receive(1))
      .thenRefused('return-rejected');
    given(returnDecider).when(receive(1)).thenRefused('return-not-found');
  });

  it('is refused with other figures after the inspection', () => {
    const inspected = [returnRequested(), returnReceived(1), returnInspected([inspectedJar()])];
    given(returnDecider, inspected).when(receive(1)).thenNothing();
    given(returnDecider, inspected).when(receive(0)).thenRefused('return-inspected-otherwise');
  });
});
