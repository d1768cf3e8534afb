import type { QueryClient } from '@tanstack/react-query';
import type { CurrentStaff } from '../../../../contracts/staff/account.js';
import { showOwnAccount } from '../../../../contracts/staff/login.js';
import { hasCode } from '../../lib/http/api-error';
import { read } from '../../lib/http/endpoints';
import { staffQuery } from '../../lib/staff/staff-query';
import { loseUnsaved } from '../../ui/admin/dialog/use-unsaved-guard';

/**
 * Reads who is logged in now. When that is another member of staff than before, or one with another role, it loads a new
 * page and never resolves: the new page has no data of the former member, and repeats no call that waited for their login.
 */
export async function readNewSession(client: QueryClient): Promise<void> {
  const former = client.getQueryData(staffQuery.queryKey);
  const present = await client.fetchQuery({ ...staffQuery, staleTime: 0 });
  if (former && present && isChanged(former, present)) await startAnew('/admin');
}

/**
 * Reads whether the session and its role are still the same. Loads a new page with another role. Returns false when the
 * session has ended. Without a response it assumes that nothing has changed.
 */
export async function isStillLoggedIn(client: QueryClient): Promise<boolean> {
  const former = client.getQueryData(staffQuery.queryKey);
  try {
    const present = await read(showOwnAccount, {});
    if (former && isChanged(former, present)) await startAnew(window.location.href);
    return true;
  } catch (error) {
    return !hasCode(error, 'not-logged-in');
  }
}

/** Drops everything in memory: what was read, and what was typed. */
export async function startAnew(href: string): Promise<never> {
  loseUnsaved();
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
  return new Promise<never>(() => undefined);
}

const isChanged = (former: CurrentStaff, present: CurrentStaff) =>
  former.id !== present.id || former.role !== present.role;
