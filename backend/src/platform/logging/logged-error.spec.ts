import { ValidationError } from 'class-validator';
import { QueryFailedError } from 'typeorm';
import { DomainError } from '../errors/domain-error.js';
import { errorText, loggedError } from './logged-error.js';
import { loggedFields } from './logged-fields.js';

const personal = ['sanne@example.com', 'Sanne de Vries', 'Prinsengracht 12'];
const secret = personal.join(' ');

/** Error of Postgres for a refused row. */
function refusal(): Error {
  return Object.assign(new Error(`duplicate key (${secret})`), {
    code: '23505',
    severity: 'ERROR',
    table: 'customers',
    constraint: 'customers_email_key',
    detail: `Key (email)=(${secret}) already exists.`,
    hint: secret,
    where: `PL/pgSQL function ${secret}`,
    internalQuery: `select '${secret}'`,
  });
}

function validationError(): ValidationError {
  const error = new ValidationError();
  return Object.assign(error, {
    property: 'email',
    value: secret,
    target: { secret },
    constraints: { isEmail: secret },
  });
}

it.each<[string, () => unknown]>([
  ['a refused statement', () => new QueryFailedError(`insert '${secret}'`, personal, refusal())],
  ['an error of the database driver', refusal],
  ['a nested cause', () => new Error(secret, { cause: new Error(secret, { cause: refusal() }) })],
  ['an aggregate error', () => new AggregateError([refusal(), new Error(secret)], secret)],
  ['a refused row', () => [validationError()]],
  [
    'an error of a mail server',
    () =>
      Object.assign(new Error(secret), { code: 'EENVELOPE', responseCode: 550, response: secret, rejected: personal }),
  ],
  ['broken JSON', () => parsing(`{"email": ${secret}`)],
  ['text with a forged stack frame', () => new Error(`broken\n    at ${secret} (shop.ts:1:1)`)],
  ['thrown text', () => secret],
  ['a thrown object', () => ({ name: secret, message: secret, stack: secret })],
  [
    'an error whose name and code contain personal data',
    () => Object.assign(new Error('x'), { name: secret, code: secret }),
  ],
])('shows nothing personal of %s', (_what, make) => {
  const error = make();
  const shown =
    JSON.stringify([loggedError(error), loggedFields({ err: error, nested: { error } })]) + errorText(error);
  for (const value of ['Sanne', 'example.com', 'Prinsengracht']) expect(shown).not.toContain(value);
});

function parsing(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return error;
  }
}

it('keeps class, code, constraint, table and frames', () => {
  const logged = loggedError(new QueryFailedError('insert', personal, refusal()));
  expect(logged).toMatchObject({
    type: 'QueryFailedError',
    code: '23505',
    constraint: 'customers_email_key',
    table: 'customers',
  });
  expect(logged.stack).toMatch(/^QueryFailedError 23505 customers_email_key\n {4}at .*logged-error\.spec\.ts:\d+:\d+/);
});

it('keeps the code and the message of a system error', () => {
  const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read', errno: -104 });
  expect(loggedError(reset)).toMatchObject({ code: 'ECONNRESET', syscall: 'read', message: 'read ECONNRESET' });
  expect(loggedFields({ err: reset, socket: { err: reset } })).toMatchObject({
    err: { code: 'ECONNRESET' },
    socket: { err: { code: 'ECONNRESET' } },
  });
});

it.each([
  ['a DomainError', new DomainError('out-of-stock'), 'out-of-stock'],
  [
    'a TypeError',
    new TypeError("Cannot read properties of undefined (reading 'total')"),
    "Cannot read properties of undefined (reading 'total')",
  ],
])('keeps the message of %s', (_what, error, message) => expect(loggedError(error).message).toBe(message));

it('names the properties and rules of a refused row', () => {
  expect(loggedError([validationError()])).toMatchObject({ errors: [{ property: 'email', rules: ['isEmail'] }] });
});

it('ends at a cause that is its own cause', () => {
  const error = new Error('x');
  error.cause = error;
  expect(errorText(error).split('caused by')).toHaveLength(6);
});

it.each([
  ['a system error', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['a name that is not found', { code: 'ENOTFOUND' }],
  ['a closed pipe', { code: 'EPIPE' }],
  ['TLS', { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }],
  ['Node', { code: 'ERR_SOCKET_CLOSED' }],
  ['Redis', { code: 'NOAUTH' }],
  ['Postgres', { code: '57P01', severity: 'FATAL' }],
  ['Postgres', { code: '28000', severity: 'FATAL' }],
])('shows the code of %s, thrown or nested in a line', (_what, fields) => {
  expect(loggedError(Object.assign(new Error(secret), fields)).code).toBe(fields.code);
  expect(loggedFields({ redis: { ...fields } })).toMatchObject({ redis: { code: fields.code } });
});

it.each([
  '123456',
  '12345',
  '28000',
  '57P01',
  'ZOMER',
  'ZOMER10',
  'ERIK10',
  'K7QPM',
  'K7QP-M2XR',
  'ABCD-EFGH',
  'A_B-1',
])('hides %s, which may be the code of a login, a discount or a recovery', (code) => {
  expect(JSON.stringify(loggedFields({ form: { code }, list: [{ code }] }))).not.toContain(code);
  expect(errorText(Object.assign(new Error('x'), { code })).split('\n')[0]).not.toContain(code);
  expect(loggedError({ code })).not.toHaveProperty('code');
});

it('hides secrets and the content of objects in the fields of a line', () => {
  class Contact {
    name = secret;
  }
  const shown = loggedFields({
    contact: new Contact(),
    form: { email: secret, code: '123456', token: 'x', lines: 2 },
    code: 'conflict',
  });
  expect(shown).toEqual({
    contact: '[Contact]',
    form: { email: '[verborgen]', code: '[verborgen]', token: '[verborgen]', lines: 2 },
    code: 'conflict',
  });
});
