import { EventStoreUnavailableError } from '../../platform/event-sourcing/event-store.js';
import { refusalOf } from './event-store-refusal.js';

const url = 'esdb://shop:geheim@events.example:2113?tls=true';
const grpc = (code: number) => Object.assign(new Error(`${code} for shop:geheim`), { code });
const textOf = (error: unknown, on = url) => refusalOf(error, on)?.message;

it('names store and user of a wrong password, and never the password', () => {
  const text = textOf(grpc(16));
  expect(text).toContain('EventStoreDB at events.example:2113 did not accept the user "shop"');
  expect(text).not.toContain('geheim');
});

it('names the missing right and how to grant it', () => {
  expect(textOf(grpc(7))).toContain('does not allow the user "shop" to read $all');
  expect(textOf(grpc(7))).toContain('acl.readRoles = ["$admins", "shop"]');
});

it.each([7, 16])('reports a missing user (%i)', (code) => {
  expect(textOf(grpc(code), 'esdb://events.example:2113')).toContain('requires a user, and EVENTSTORE_URL names none');
});

it('finds the refusal behind the error of the adapter', () => {
  expect(textOf(new Error('the append failed', { cause: grpc(7) }))).toContain('"shop"');
});

it('returns undefined for other errors', () => {
  expect(textOf(grpc(14))).toBeUndefined();
  expect(textOf(new EventStoreUnavailableError('away'))).toBeUndefined();
});
