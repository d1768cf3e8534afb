import { listProducts } from '../../../../contracts/admin/products.js';
import { changeProfile } from '../../../../contracts/customers.js';
import { login, logout, showOwnAccount } from '../../../../contracts/staff/login.js';
import { ApiError } from './api-error';
import { inSession, whenInterrupted } from './session-end';

const refused = (code = 'not-logged-in') => new ApiError(401, JSON.stringify({ code, message: 'Log in.' }));

/** Returns a stub that rejects with each of these errors in turn, and then succeeds. */
function failing(...errors: Error[]) {
  return jest.fn(() => {
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('saved');
  });
}

let forget = () => {};
afterEach(() => forget());

it('repeats a call once after staff logged in again', async () => {
  forget = whenInterrupted('not-logged-in', () => Promise.resolve(true));
  const send = failing(refused());
  expect(await inSession(listProducts, send)).toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
});

it('fails when staff does not log in again', async () => {
  forget = whenInterrupted('not-logged-in', () => Promise.resolve(false));
  const send = failing(refused());
  await expect(inSession(listProducts, send)).rejects.toThrow('401');
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['a closed gate', listProducts, refused('gate-locked')],
  ['another refusal', listProducts, new ApiError(409, '{}')],
  ['a wrong password', login, refused()],
  ['a logout', logout, refused()],
  ['the session check', showOwnAccount, refused()],
  ['a storefront call', changeProfile, refused()],
])('does not ask for a login after %s', async (_name, called, error) => {
  const ask = jest.fn(() => Promise.resolve(true));
  forget = whenInterrupted('not-logged-in', ask);
  await expect(inSession(called, failing(error))).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

it('repeats a call after staff proved to be there', async () => {
  forget = whenInterrupted('factor-needed', () => Promise.resolve(true));
  const send = failing(new ApiError(403, JSON.stringify({ code: 'factor-needed', message: 'Bevestig.' })));
  expect(await inSession(listProducts, send)).toBe('saved');
  await expect(inSession(listProducts, failing(refused()))).rejects.toThrow('401');
});

it('fails when no login dialog is registered', async () => {
  await expect(inSession(listProducts, failing(refused()))).rejects.toThrow('401');
});
