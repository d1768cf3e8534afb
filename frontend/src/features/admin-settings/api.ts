import type { AdminSettings } from '../../../../contracts/settings.js';
import { call } from '../../lib/http/api';
import { read } from '../../lib/http/read';
import { shippingQuery } from '../../lib/shop/shop';
import { useChange } from '../../lib/http/use-change';

export const adminSettingsQuery = read<AdminSettings>('/api', 'admin', 'settings');

export function useSaveSettings() {
  return useChange(
    (settings: AdminSettings) => call<AdminSettings>('POST', '/api/admin/settings', settings),
    [adminSettingsQuery.queryKey, shippingQuery.queryKey],
  );
}
