import type { QueryClient } from '@tanstack/react-query';
import { staffQuery } from '../../lib/staff/staff-query';
import { loseUnsaved } from '../../ui/admin/dialog/use-unsaved-guard';

/**
 * Reads who is logged in now. When that is another member of staff than before, it loads a new page and never resolves:
 * nothing of the predecessor stays, and no waiting call of theirs is repeated.
 */
export async function readNewSession(client: QueryClient): Promise<void> {
  const former = client.getQueryData(staffQuery.queryKey);
  const present = await client.fetchQuery({ ...staffQuery, staleTime: 0 });
  if (!former || !present || former.id === present.id) return;
  loseUnsaved();
  window.location.assign('/admin');
  await new Promise<never>(() => undefined);
}
