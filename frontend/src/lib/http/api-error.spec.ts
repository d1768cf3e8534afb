import { ApiError, hasStatus, isMissingChunk, isOffline, sentenceOf } from './api-error';

const dutch = JSON.stringify({
  message: 'Van Sleep Well zijn er nog 3 beschikbaar.',
  code: 'out-of-stock',
  requestId: 'r1',
});

describe('ApiError', () => {
  it('has the message "status: body"', () => {
    expect(new ApiError(409, dutch).message).toBe(`409: ${dutch}`);
  });

  it('uses the status text when the body is empty', () => {
    expect(new ApiError(502, '', 'Bad Gateway').message).toBe('502: Bad Gateway');
  });

  it('reads the code, the sentence and the fields', () => {
    const error = new ApiError(
      400,
      JSON.stringify({ message: 'Klopt niet', code: 'invalid-input', requestId: 'r', fields: { email: 'Ongeldig' } }),
    );
    expect([error.code, error.sentence, error.fields]).toEqual(['invalid-input', 'Klopt niet', { email: 'Ongeldig' }]);
  });
});

describe('sentenceOf', () => {
  it("returns the server's Dutch sentence", () => {
    expect(sentenceOf(new ApiError(409, dutch), 'Er ging iets mis')).toBe('Van Sleep Well zijn er nog 3 beschikbaar.');
  });

  it.each(['<html>Bad Gateway</html>', '', '"text"', '{"message":7}'])('never returns a raw body: %s', (body) => {
    expect(sentenceOf(new ApiError(502, body), 'Er ging iets mis')).toBe('Er ging iets mis');
  });

  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    'names the missing connection: %s',
    (message) => {
      expect(sentenceOf(new TypeError(message), 'Er ging iets mis')).toMatch(/verbinding/);
    },
  );

  it('does not blame the connection for a bug of the shop', () => {
    expect(sentenceOf(new TypeError('x is not a function'), 'Er ging iets mis')).toBe('Er ging iets mis');
  });

  it('names the missing connection when code of the shop cannot be fetched', () => {
    const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
    expect([isOffline(error), isMissingChunk(error)]).toEqual([true, true]);
  });
});

test('hasStatus accepts only responses', () => {
  expect(hasStatus(new ApiError(404, ''), 404)).toBe(true);
  expect(hasStatus(new Error('404'), 404)).toBe(false);
});
