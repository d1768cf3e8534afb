import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { isMissingChunk } from '../lib/api-error';
import { ErrorPage } from './error-page';

/** Where a route, or a part of one, could not load. Trying again reads anew what failed; missing code needs a new page. */
export function RouteError({ error, reset, compact }: ErrorComponentProps & { compact?: boolean }) {
  const router = useRouter();
  const queries = useQueryClient();
  const retry = async () => {
    if (isMissingChunk(error)) {
      window.location.reload();
      return;
    }
    await queries.resetQueries({ predicate: ({ state }) => state.status === 'error' });
    await router.invalidate();
    reset();
  };
  return <ErrorPage error={error} onRetry={() => void retry()} compact={compact} />;
}
