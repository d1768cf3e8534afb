import type { StaffRules } from '../../../../contracts/staff/factors.js';
import { call } from '../../lib/http/api';
import { read } from '../../lib/http/read';
import { useChange } from '../../lib/http/use-change';

export const staffRulesQuery = read<StaffRules>('/api', 'admin', 'staff-rules');

export function useSaveStaffRules() {
  return useChange(
    (rules: StaffRules) => call<StaffRules>('POST', '/api/admin/staff-rules', rules),
    [staffRulesQuery.queryKey],
  );
}
