import { keepSentCode, loadSentCode, resendAfter } from './sent-code';

const sent = { email: 'sanne@example.com', at: 1_000_000 };
afterEach(() => keepSentCode(null));

it('comes back to the code for ten minutes', () => {
  keepSentCode(sent);
  expect(loadSentCode(sent.at + 599_999)).toEqual(sent);
  expect(loadSentCode(sent.at + 600_000)).toBeNull();
  expect(loadSentCode(sent.at - 1)).toBeNull();
});

it('forgets it', () => {
  keepSentCode(sent);
  keepSentCode(null);
  expect(loadSentCode(sent.at)).toBeNull();
});

it.each(['{', '7', '{"email":1,"at":2}', '{"email":"a@b.nl"}'])('starts anew from %s', (text) => {
  sessionStorage.setItem('login-code-sent', text);
  expect(loadSentCode(sent.at)).toBeNull();
});

it('waits a minute before a new one', () => {
  expect(resendAfter(sent)).toBe(1_060_000);
});
