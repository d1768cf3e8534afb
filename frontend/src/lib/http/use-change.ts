import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ApiResponse } from './api';
import { readAgain } from './read-again';

/** When to refetch after a write that read models have not passed yet. */
const pendingMilliseconds = [1000, 3000, 8000];

/**
 * Runs a write and then refetches reads: immediately, and a few times more when the response says that read models are
 * behind.
 * `reads` are the keys (or key prefixes) that the write invalidates.
 * The callbacks of `mutate` run even when the calling row has unmounted. Without `onError`, the caller reads the
 * failure from the mutation state.
 */
export function useChange<Input, Output>(
  write: (input: Input) => Promise<ApiResponse<Output>>,
  reads: readonly QueryKey[],
) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: write,
    onSuccess: ({ projectionPending }) => {
      if (projectionPending)
        for (const later of pendingMilliseconds) window.setTimeout(() => void readAgain(queryClient, reads), later);
      return readAgain(queryClient, reads);
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

/** Callbacks for the outcome of a write. */
export interface Outcome<Output> {
  onSuccess?: (response: ApiResponse<Output>) => void;
  onError?: (error: unknown) => void;
}
