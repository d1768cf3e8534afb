import { keepSentCode, loadSentCode, resendAfter } from './sent-code';

const sent = { email: 'sanne@example.com', at: 1_000_000 };
afterEach(() => keepSentCode(null));

it('restores the code step for ten minutes', () => {
  keepSentCode(sent);
  expect(loadSentCode(sent.at + 599_999)).toEqual(sent);
  expect(loadSentCode(sent.at + 600_000)).toBeNull();
  expect(loadSentCode(sent.at - 1)).toBeNull();
});

it('removes it', () => {
  keepSentCode(sent);
  keepSentCode(null);
  expect(loadSentCode(sent.at)).toBeNull();
});

it.each(['{', '7', '{"email":1,"at":2}', '{"email":"a@b.nl"}'])('ignores the stored value %s', (text) => {
  sessionStorage.setItem('login-code-sent', text);
  expect(loadSentCode(sent.at)).toBeNull();
});

it('allows a new code after a minute', () => {
  expect(resendAfter(sent)).toBe(1_060_000);
});
