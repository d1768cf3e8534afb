import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Answer } from './api';

const pendingMilliseconds = 1000;

/**
 * A write after which reads are read again: at once, and once more a second later when the answer says that the lists have
 * to catch up. `reads` are the keys (or their beginnings) that the write makes untrue. The outcome is told to whoever
 * called `mutate` also when the row that did so has left the list by then; without an `onError` the state of the mutation
 * is what tells of a failure.
 */
export function useChange<Input, Output>(write: (input: Input) => Promise<Answer<Output>>, reads: readonly QueryKey[]) {
  const queryClient = useQueryClient();
  const readAgain = () => Promise.all(reads.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const mutation = useMutation({
    mutationFn: write,
    onSuccess: ({ projectionPending }) => {
      if (projectionPending) window.setTimeout(() => void readAgain(), pendingMilliseconds);
      return readAgain();
    },
  });
  const { mutateAsync } = mutation;
  const mutate = useCallback(
    (input: Input, { onSuccess, onError = () => {} }: Outcome<Output> = {}) =>
      void mutateAsync(input).then(onSuccess, onError),
    [mutateAsync],
  );
  return { ...mutation, mutate };
}

/** What to do with how a change came out. */
export interface Outcome<Output> {
  onSuccess?: (answer: Answer<Output>) => void;
  onError?: (error: unknown) => void;
}
