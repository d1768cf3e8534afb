import { ApiError } from './api-error';
import { inSession, whenInterrupted } from './session-end';

const refused = (code = 'not-logged-in') => new ApiError(401, JSON.stringify({ code, message: 'Log in.' }));
const path = '/api/admin/products';

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
  expect(await inSession(path, send)).toBe('saved');
  expect(send).toHaveBeenCalledTimes(2);
});

it('fails when staff does not log in again', async () => {
  forget = whenInterrupted('not-logged-in', () => Promise.resolve(false));
  const send = failing(refused());
  await expect(inSession(path, send)).rejects.toThrow('401');
  expect(send).toHaveBeenCalledTimes(1);
});

it.each([
  ['a closed gate', path, refused('gate-locked')],
  ['another refusal', path, new ApiError(409, '{}')],
  ['a wrong password', '/api/admin/login', refused()],
  ['a logout', '/api/admin/logout', refused()],
  ['the session check', '/api/admin/me', refused()],
  ['a storefront call', '/api/auth/profile', refused()],
])('does not ask for a login after %s', async (_name, called, error) => {
  const ask = jest.fn(() => Promise.resolve(true));
  forget = whenInterrupted('not-logged-in', ask);
  await expect(inSession(called, failing(error))).rejects.toBe(error);
  expect(ask).not.toHaveBeenCalled();
});

it('repeats a call after staff proved to be there', async () => {
  forget = whenInterrupted('factor-needed', () => Promise.resolve(true));
  const send = failing(new ApiError(403, JSON.stringify({ code: 'factor-needed', message: 'Bevestig.' })));
  expect(await inSession(path, send)).toBe('saved');
  await expect(inSession(path, failing(refused()))).rejects.toThrow('401');
});

it('fails when no login dialog is registered', async () => {
  await expect(inSession(path, failing(refused()))).rejects.toThrow('401');
});
