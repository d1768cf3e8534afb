import { ApiError, hasStatus, sentenceOf } from './api-error';

const dutch = JSON.stringify({
  message: 'Van Sleep Well zijn er nog 3 beschikbaar.',
  code: 'out-of-stock',
  requestId: 'r1',
});

describe('ApiError', () => {
  it('says "status: body" to programs', () => {
    expect(new ApiError(409, dutch).message).toBe(`409: ${dutch}`);
  });

  it('says the status text when the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('knows the code, the sentence and the fields', () => {
    const error = new ApiError(
      400,
      JSON.stringify({ message: 'Klopt niet', code: 'invalid-input', requestId: 'r', fields: { email: 'Ongeldig' } }),
    );
    expect([error.code, error.sentence, error.fields]).toEqual(['invalid-input', 'Klopt niet', { email: 'Ongeldig' }]);
  });
});

describe('sentenceOf', () => {
  it("shows the server's Dutch sentence", () => {
    expect(sentenceOf(new ApiError(409, dutch), 'Er ging iets mis')).toBe('Van Sleep Well zijn er nog 3 beschikbaar.');
  });

  it.each(['<html>Bad Gateway</html>', '', '"text"', '{"message":7}'])('never shows a raw body: %s', (body) => {
    expect(sentenceOf(new ApiError(502, body), 'Er ging iets mis')).toBe('Er ging iets mis');
  });

  it('says so when there is no connection', () => {
    expect(sentenceOf(new TypeError('Failed to fetch'), 'Er ging iets mis')).toMatch(/verbinding/);
  });
});

test('hasStatus looks at answers only', () => {
  expect(hasStatus(new ApiError(404, ''), 404)).toBe(true);
  expect(hasStatus(new Error('404'), 404)).toBe(false);
});
