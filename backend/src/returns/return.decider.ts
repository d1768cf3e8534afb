import { decider, rule } from '../platform/event-sourcing/deciding/decider.js';
import { ChangeReturnStatus, changeReturnStatus } from './commands/change-return-status.js';
import { InspectReturn, inspectReturn } from './commands/inspect-return.js';
import { ReceiveReturn, receiveReturn } from './commands/receive-return.js';
import { RequestReturn, requestReturn } from './commands/request-return.js';
import { evolve, initialReturn } from './return.js';
import { returnEventTypes } from './return.events.js';

export const returnDecider = decider({
  category: 'return',
  eventTypes: returnEventTypes,
  streamKey: 'returnId',
  initialState: initialReturn,
  evolve,
  rules: [
    rule(RequestReturn, requestReturn),
    rule(ChangeReturnStatus, changeReturnStatus),
    rule(ReceiveReturn, receiveReturn),
    rule(InspectReturn, inspectReturn),
  ],
});
