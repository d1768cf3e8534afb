import { queryOptions } from '@tanstack/react-query';
import type { StaffMember } from '../../../../contracts/staff/account.js';
import { readOrNull } from '../http/read';

/** The logged-in member of staff, or null. */
export const staffQuery = queryOptions({ ...readOrNull<StaffMember>('/api', 'admin', 'me'), retry: false });
