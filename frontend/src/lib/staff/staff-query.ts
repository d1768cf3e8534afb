import { queryOptions } from '@tanstack/react-query';
import type { CurrentStaff } from '../../../../contracts/staff/account.js';
import { readOrNull } from '../http/read';

/** The logged-in member of staff, or null. */
export const staffQuery = queryOptions({ ...readOrNull<CurrentStaff>('/api', 'admin', 'me'), retry: false });
