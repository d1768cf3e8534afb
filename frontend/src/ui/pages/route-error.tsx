import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isMissingChunk } from '../../lib/http/api-error';
import { deservesReload, reloadWhenReachable } from '../../lib/browser/missing-chunk';
import { showError } from '../../lib/toast';
import { uiCopy } from '../copy';
import { ErrorPage } from './error-page';

/**
 * Where a route, or a part of one, could not load. Trying again reads anew what failed; missing code needs a new page, once
 * by itself and only while the server can be reached.
 */
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
