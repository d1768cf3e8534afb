import type { AdminSettings, Claims } from '../../../../contracts/settings.js';
import { call } from '../../lib/http/api';
import { read } from '../../lib/http/read';
import { shippingQuery, shopQuery } from '../../lib/shop/shop';
import { useChange } from '../../lib/http/use-change';

export const adminSettingsQuery = read<AdminSettings>('/api', 'admin', 'settings');

export function useSaveSettings() {
  return useChange(
    (settings: AdminSettings) => call<AdminSettings>('POST', '/api/admin/settings', settings),
    [adminSettingsQuery.queryKey, shippingQuery.queryKey],
  );
}

export const claimsQuery = read<Claims>('/api', 'admin', 'settings', 'claims');

export function useSaveClaims() {
  return useChange(
    (claims: Claims) => call<Claims>('POST', '/api/admin/settings/claims', claims),
    [claimsQuery.queryKey, shopQuery.queryKey],
  );
}
