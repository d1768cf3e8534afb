import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isMissingChunk } from '../../lib/http/api-error';
import { deservesReload, reloadWhenReachable } from '../../lib/browser/missing-chunk';
import { showError } from '../../lib/toast';
import { uiCopy } from '../copy';
import { ErrorPage } from './error-page';

/** Replaces what could not load. A retry refetches failed reads; missing code reloads once if the server responds. */
export function RouteError({ error, reset, compact }: ErrorComponentProps & { compact?: boolean }) {
  const router = useRouter();
  const queries = useQueryClient();
  const [isReloading, setReloading] = useState(() => deservesReload(error));
  useEffect(() => {
    if (!deservesReload(error)) return;
    void reloadWhenReachable(error).then((reloads) => setReloading(reloads));
  }, [error]);
  const retry = async () => {
    if (isMissingChunk(error)) {
      if (!(await reloadWhenReachable())) showError(uiCopy.offlineTitle, uiCopy.stillOffline);
      return;
    }
    await queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  if (isReloading) return null;
  return <ErrorPage error={error} onRetry={() => void retry()} compact={compact} />;
}
