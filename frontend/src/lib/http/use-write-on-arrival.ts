import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOffline } from './api-error';
import { showGateWhenLocked } from './query-client';

interface WriteOnArrival<Output> {
  mutationFn: () => Promise<Output>;
  retry?: (failures: number, error: Error) => boolean;
  retryDelay?: number;
}

/** The state of a write that a page runs when it opens. */
export interface ArrivalWrite<Output> {
  /** The latest response, kept while the write repeats. */
  data: Output | undefined;
  error: Error | null;
  /** Whether a call is in flight or about to start. */
  isPending: boolean;
  /** Repeats the write: joins a first call in flight, else supersedes it. Resolves to whether it succeeded. */
  repeat: () => Promise<boolean>;
  /** Repeats the write unless a call is in flight. */
  repeatWhenIdle: () => void;
  /** Stores the response of another call and clears the error. */
  replace: (data: Output) => void;
  /** Returns the latest response at the time of the call, where `data` is that of the last render. */
  latest: () => Output | undefined;
}

/**
 * Runs a write on mount and again when `key` changes: once per key, also in StrictMode. A null key runs none. Repeats a
 * write that failed without a connection when there is one.
 */
export function useWriteOnArrival<Output>(key: string | null, options: WriteOnArrival<Output>): ArrivalWrite<Output> {
  const queryClient = useQueryClient();
  const [stored, setStored] = useState<Stored<Output>>({ key: null });
  const latest = useRef(stored);
  const lastCall = useRef<{ key: string | null; outcome: Promise<boolean> | null }>({ key: null, outcome: null });
  const { mutateAsync, variables, status } = useMutation<Output, Error, { key: string | null }>({
    ...options,
    onError: (failure) => showGateWhenLocked(queryClient, failure),
  });

  const store = useCallback((next: Stored<Output>) => {
    latest.current = next;
    setStored(next);
  }, []);

  const write = useCallback((): Promise<boolean> => {
    const call: typeof lastCall.current = { key, outcome: null };
    lastCall.current = call;
    call.outcome = mutateAsync({ key })
      .then(
        (data) => {
          if (lastCall.current === call) store({ key, data });
          return true;
        },
        (error: Error) => {
          if (lastCall.current === call) store({ ...(latest.current.key === key && latest.current), key, error });
          return false;
        },
      )
      .finally(() => (call.outcome = null));
    return call.outcome;
  }, [key, mutateAsync, store]);

  const onArrival = useEffectEvent(() => void write());
  useEffect(() => {
    if (key !== null && lastCall.current.key !== key) onArrival();
  }, [key]);

  const { data, error } = stored.key === key ? stored : {};
  const isUnreached = isOffline(error);
  useEffect(() => {
    if (!isUnreached) return;
    const again = () => onArrival();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnreached]);

  const latestData = () => (latest.current.key === key ? latest.current.data : undefined);
  const inFlight = () => (lastCall.current.key === key ? lastCall.current.outcome : null);
  const isPending = key !== null && (variables?.key !== key || status === 'pending');
  return {
    data,
    error: (!(isPending && data === undefined) && error) || null,
    isPending,
    repeat: () => (latestData() === undefined ? inFlight() : null) ?? write(),
    repeatWhenIdle: () => void (inFlight() ?? write()),
    replace: (data) => store({ key, data }),
    latest: latestData,
  };
}

/** The last response for a key, and the error of a later failed call. */
interface Stored<Output> {
  key: string | null;
  data?: Output;
  error?: Error;
}
