import type { QueryClient } from '@tanstack/react-query';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { staffQuery } from '../../lib/staff/staff-query';

/** Fills a cache with a login of staff. */
export const loggedInAs = (role: StaffRole) => (cache: QueryClient) =>
  cache.setQueryData(staffQuery.queryKey, { id: 1, email: 'a@gommie.example', role } as never);
