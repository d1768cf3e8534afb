import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../event-store.js';
import { isPassing } from './client-errors.js';

const error = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

test.each([
  ['EventStoreUnavailableError', new EventStoreUnavailableError('late')],
  ['the raw error of a server that is down', error({ code: 14 })],
  ['a reset connection', error({ code: 13, type: 'unknown' })],
  ['an unavailable server', error({ code: 14, type: 'unavailable' })],
  ['a node that is not the leader', error({ code: 5, type: 'not-leader' })],
  ['a failed cluster discovery', new Error('Failed to discover after 10 attempts.')],
])('%s is temporary', (_, passing) => {
  expect(isPassing(passing)).toBe(true);
});

test.each([
  ['WrongExpectedRevisionError', new WrongExpectedRevisionError('s-1', 3)],
  ["the client's own conflict error", error({ code: 9, type: 'wrong-expected-version' })],
  ['a denied request', error({ code: 14, type: 'access-denied' })],
  ['an internal error of the server', error({ code: 2, type: 'unknown' })],
  ["a bug in the shop's code", new TypeError('x is undefined')],
  ['null', null],
])('%s is permanent', (_, lasting) => {
  expect(isPassing(lasting)).toBe(false);
});
