import { watchSilence } from './silence.js';

describe('a watch for silence', () => {
  const watch = (milliseconds: number) => {
    const late = jest.fn();
    return { late, ...watchSilence(milliseconds, late) };
  };
  afterEach(() => jest.useRealTimers());

  it('calls once after the whole time without a sign of life, and not before', () => {
    jest.useFakeTimers();
    const { late, heard } = watch(1000);
    jest.advanceTimersByTime(900);
    heard();
    jest.advanceTimersByTime(900);
    expect(late).not.toHaveBeenCalled();
    jest.advanceTimersByTime(10_000);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('calls nothing after its end', () => {
    jest.useFakeTimers();
    const { late, end } = watch(1000);
    end();
    jest.advanceTimersByTime(10_000);
    expect(late).not.toHaveBeenCalled();
  });

  it('does not count the time in which the process stood still', async () => {
    const { late, end } = watch(50);
    for (const until = performance.now() + 150; performance.now() < until;);
    await new Promise((resolve) => setImmediate(resolve));
    expect(late).not.toHaveBeenCalled();
    end();
  });
});
