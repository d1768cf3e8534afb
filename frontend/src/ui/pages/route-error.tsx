import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { isMissingChunk } from '../../lib/http/api-error';
import { deservesReload, reloadWhenReachable } from '../../lib/browser/missing-chunk';
import { showError } from '../../lib/toast';
import { uiCopy } from '../copy';
import { ErrorPage } from './error-page';
import { ToSupport } from './to-support';

/** Milliseconds within which a second failure is not the translator's but the page's own. */
const soon = 1000;
let lastRemount = -soon;

/**
 * Replaces what could not load. A retry refetches failed reads; missing code reloads once if the server responds. A page
 * whose elements were changed from outside, as by a translator, is drawn again from its state.
 */
export function RouteError({ error, reset, compact }: ErrorComponentProps & { compact?: boolean }) {
  const router = useRouter();
  const queries = useQueryClient();
  const [isReloading, setReloading] = useState(() => deservesReload(error));
  useEffect(() => {
    if (!deservesReload(error)) return;
    void reloadWhenReachable(error).then((reloads) => setReloading(reloads));
  }, [error]);
  const [isRemounting, setRemounting] = useState(error instanceof DOMException);
  useLayoutEffect(() => {
    if (!isRemounting) return;
    if (performance.now() - lastRemount < soon) return setRemounting(false);
    lastRemount = performance.now();
    reset();
  }, [isRemounting, reset]);
  const retry = async () => {
    if (isMissingChunk(error)) {
      if (!(await reloadWhenReachable())) showError(uiCopy.offlineTitle, uiCopy.stillOffline);
      return;
    }
    await queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  if (isReloading || isRemounting) return null;
  const isInShop = !router.state.location.pathname.startsWith('/admin');
  return (
    <ErrorPage error={error} onRetry={() => void retry()} compact={compact}>
      {isInShop && <ToSupport />}
    </ErrorPage>
  );
}
