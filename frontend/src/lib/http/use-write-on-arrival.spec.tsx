import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { createQueryClient } from './query-client';
import { useWriteOnArrival } from './use-write-on-arrival';

interface Call {
  respond: (text: string) => void;
  fail: (error: Error) => void;
}

function renderWrite(firstKey: string | null) {
  const calls: Call[] = [];
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </StrictMode>
  );
  const mutationFn = () => new Promise<string>((respond, fail) => calls.push({ respond, fail }));
  const hook = renderHook(({ key }) => useWriteOnArrival(key, { mutationFn }), {
    wrapper,
    initialProps: { key: firstKey },
  });
  const settle = (call: number, outcome: string | Error) =>
    act(async () => (typeof outcome === 'string' ? calls[call]!.respond(outcome) : calls[call]!.fail(outcome)));
  return { ...hook, calls, settle };
}

it('writes once in StrictMode and returns the response', async () => {
  const { result, calls, settle } = renderWrite('basket');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(result.current).toMatchObject({ data: undefined, error: null, isPending: true });
  await settle(0, 'first');
  await waitFor(() => expect(result.current).toMatchObject({ data: 'first', error: null, isPending: false }));
  expect(calls).toHaveLength(1);
});

it('writes nothing without a key', async () => {
  const { result, calls } = renderWrite(null);
  await act(async () => {});
  expect(calls).toHaveLength(0);
  expect(result.current.isPending).toBe(false);
});

it('writes again for another key and ignores the response for the old one', async () => {
  const { result, rerender, calls, settle } = renderWrite('one');
  await waitFor(() => expect(calls).toHaveLength(1));
  rerender({ key: 'two' });
  await waitFor(() => expect(calls).toHaveLength(2));
  await settle(1, 'of two');
  await settle(0, 'of one');
  expect(result.current.data).toBe('of two');
});

it('joins the first call in flight and keeps the response while it repeats a later one', async () => {
  const { result, calls, settle } = renderWrite('basket');
  await waitFor(() => expect(calls).toHaveLength(1));
  act(() => void result.current.repeat());
  expect(calls).toHaveLength(1);
  await settle(0, 'first');
  act(() => void result.current.repeat());
  act(() => result.current.repeatWhenIdle());
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(result.current).toMatchObject({ data: 'first', isPending: true });
  await settle(1, new Error('refused'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: 'first', isPending: false, error: new Error('refused') }),
  );
  act(() => result.current.replace('by hand'));
  expect(result.current).toMatchObject({ data: 'by hand', isPending: false, error: null });
});

it('returns a replaced response at once to later calls', async () => {
  const { result, calls, settle } = renderWrite('basket');
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle(0, 'first');
  act(() => {
    result.current.replace('second');
    expect(result.current.latest()).toBe('second');
  });
  expect(result.current.data).toBe('second');
});

it('repeats a write that failed without a connection when the browser is online', async () => {
  const { result, calls, settle } = renderWrite('basket');
  await waitFor(() => expect(calls).toHaveLength(1));
  await settle(0, new TypeError('Failed to fetch'));
  await waitFor(() => expect(result.current.error).not.toBeNull());
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(calls).toHaveLength(2));
  await settle(1, 'second');
  expect(result.current.data).toBe('second');
});
