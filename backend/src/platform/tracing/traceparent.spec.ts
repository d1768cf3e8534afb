import { toSpanContext, toTraceparent } from './traceparent.js';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const span = '00f067aa0ba902b7';

describe('traceparent', () => {
  it.each([
    [0, `00-${trace}-${span}-00`],
    [1, `00-${trace}-${span}-01`],
  ])('is formatted and parsed back with flags %d', (traceFlags, text) => {
    expect(toTraceparent({ traceId: trace, spanId: span, traceFlags })).toBe(text);
    expect(toSpanContext(text)).toEqual({ traceId: trace, spanId: span, traceFlags, isRemote: true });
  });

  it.each([
    ['no value', undefined],
    ['another version', `01-${trace}-${span}-01`],
    ['an empty trace id', `00-${'0'.repeat(32)}-${span}-01`],
    ['an empty span id', `00-${trace}-${'0'.repeat(16)}-01`],
    ['trailing text', `00-${trace}-${span}-01-sanne@example.com`],
    ['arbitrary text', 'sanne@example.com'],
  ])('is invalid with %s', (_what, text) => {
    expect(toSpanContext(text)).toBeUndefined();
  });

  it('is missing outside any span', () => {
    expect(toTraceparent(undefined)).toBeUndefined();
    expect(toTraceparent({ traceId: '0'.repeat(32), spanId: span, traceFlags: 1 })).toBeUndefined();
  });
});
