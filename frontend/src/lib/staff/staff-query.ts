import { queryOptions } from '@tanstack/react-query';
import type { CurrentStaff } from '../../../../contracts/staff/account.js';
import { showOwnAccount } from '../../../../contracts/staff/login.js';
import { hasStatus } from '../http/api-error';
import { keyOf, read } from '../http/endpoints';

/** The logged-in member of staff, or null. */
export const staffQuery = queryOptions({
  queryKey: keyOf(showOwnAccount, {}),
  queryFn: async (): Promise<CurrentStaff | null> => {
    try {
      return await read(showOwnAccount, {});
    } catch (error) {
      if (hasStatus(error, 401)) return null;
      throw error;
    }
  },
  retry: false,
});
