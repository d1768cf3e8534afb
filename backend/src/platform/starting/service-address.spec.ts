import { addressOf, userOf } from './service-address.js';

it.each([
  ['postgres://shop:secret@db.example:5432/shop?sslmode=require', 'db.example:5432', 'shop'],
  ['postgres://db.example/shop', 'db.example', undefined],
  ['esdb://shop:se%40cret@one:2113,two:2113?tls=true', 'one:2113,two:2113', 'shop'],
  ['esdb://127.0.0.1:2113?tls=false', '127.0.0.1:2113', undefined],
  ['redis://:secret@cache:6379/1', 'cache:6379', undefined],
  ['redis://us%20er:se@cr/et@cache:6379', 'cache:6379', 'us er'],
  ['postgres:///shop?host=/run/postgres', 'its local socket', undefined],
])('names host, port and user of %s, never the password', (url, address, user) => {
  expect([addressOf(url), userOf(url)]).toEqual([address, user]);
});
