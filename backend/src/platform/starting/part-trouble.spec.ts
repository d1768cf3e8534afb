import { troubleOf } from './part-trouble.js';

const failed = (code: unknown, message = 'geheim @db.example', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

it.each<[string, unknown]>([
  ['refused: ECONNREFUSED', failed('ECONNREFUSED')],
  ['refused: ECONNRESET', failed('ECONNRESET')],
  ['refused: EPIPE', failed(undefined, 'write EPIPE')],
  ['refused: ECONNREFUSED', new AggregateError([failed('ECONNREFUSED')], '')],
  ['refused: 57P03', failed('57P03')],
  ['unreachable: ENOTFOUND', failed('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example')],
  ['timeout: ETIMEDOUT', failed('ETIMEDOUT')],
  ['refused', new Error('Connection terminated unexpectedly')],
  ['timeout', new Error('no response within 2000 ms')],
  ['timeout', new Error('timeout exceeded when trying to connect')],
  ['denied: 28P01', failed('28P01')],
  ['denied: 42501', failed('42501')],
  ['denied: NOAUTH', new Error('NOAUTH Authentication required.')],
  ['denied: WRONGPASS', new Error('WRONGPASS invalid username-password pair or user is disabled.')],
  ['denied: DENIED', new Error('DENIED Redis is running in protected mode because …')],
  ['denied: 16', new Error('outer', { cause: failed(16) })],
  ['refused: 14', failed(14)],
  ['timeout: 4', failed(4)],
  ['full: 53100', failed('53100')],
  ['full: 53300', failed('53300')],
  ['full: OOM', new Error('OOM command not allowed when used memory > maxmemory')],
  ['not-writable: READONLY', new Error("READONLY You can't write against a read only replica.")],
  ['not-writable: 25006', failed('25006')],
  ['not-writable: MISCONF', new Error('MISCONF Redis is configured to save RDB snapshots')],
  ['missing: 3D000', failed('3D000')],
  ['missing: 42P01', failed('42P01')],
  ['failed', new Error('geheim @db.example')],
  ['failed', failed('123456')],
  ['failed', failed('ZOMER10')],
  ['failed', 'geheim'],
])('names %s and nothing else', (expected, error) => expect(troubleOf(error)).toBe(expected));
