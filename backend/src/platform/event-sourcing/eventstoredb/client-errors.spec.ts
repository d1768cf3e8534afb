import { EventStoreUnavailableError, WrongExpectedRevisionError } from '../event-store.js';
import { isPassing } from './client-errors.js';

const error = (fields: object, message = 'failed') => Object.assign(new Error(message), fields);

test.each([
  ['our own', new EventStoreUnavailableError('late')],
  ['a raw error of a server that is down', error({ code: 14 })],
  ['a reset connection', error({ code: 13, type: 'unknown' })],
  ['a server in trouble', error({ code: 14, type: 'unavailable' })],
  ['a follower', error({ code: 5, type: 'not-leader' })],
  ['a cluster that nobody finds', new Error('Failed to discover after 10 attempts.')],
])('%s passes', (_, passing) => {
  expect(isPassing(passing)).toBe(true);
});

test.each([
  ['a conflict', new WrongExpectedRevisionError('s-1', 3)],
  ['a conflict in the words of the client', error({ code: 9, type: 'wrong-expected-version' })],
  ['what is not allowed', error({ code: 14, type: 'access-denied' })],
  ['a fault of the server', error({ code: 2, type: 'unknown' })],
  ['a bug of ours', new TypeError('x is undefined')],
  ['nothing', null],
])('%s does not pass', (_, lasting) => {
  expect(isPassing(lasting)).toBe(false);
});
