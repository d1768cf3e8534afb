import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../lib/api-error';
import { staffQuery } from './api';

/** Calls back once when a call of the back office is answered "not logged in": the session ended while somebody worked. */
export function useSessionEnd(onEnd: () => void): void {
  const queryClient = useQueryClient();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const check = (error: unknown) => {
      if (!isLoggedOut(error) || !queryClient.getQueryData(staffQuery.queryKey)) return;
      queryClient.setQueryData(staffQuery.queryKey, null);
      end();
    };
    const forgetReads = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    const forgetWrites = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
    });
    return () => {
      forgetReads();
      forgetWrites();
    };
  }, [queryClient]);
}

/** A closed gate is answered 401 too, and has a page of its own. */
function isLoggedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.code !== 'gate-locked';
}
