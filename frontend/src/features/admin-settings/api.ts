import { findCompany, saveCompany, type Company } from '../../../../contracts/company.js';
import { findDispatchRules, saveDispatchRules } from '../../../../contracts/shipping/dispatch-settings.js';
import type { DispatchRules } from '../../../../contracts/shipping/dispatch-rules.js';
import { showRetention } from '../../../../contracts/law/retention.js';
import {
  findClaims,
  findSettings,
  saveClaims,
  saveSettings,
  type AdminSettings,
  type Claims,
} from '../../../../contracts/settings.js';
import { findStaffRules, saveStaffRules, type StaffRules } from '../../../../contracts/staff/factors.js';
import { queryOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { shippingQuery, shopQuery } from '../../lib/shop/shop';
import { freshQueryOf } from '../../ui/admin/fresh';

export const adminSettingsQuery = queryOf(findSettings, {});

export const useSaveSettings = () =>
  useChange(
    (body: AdminSettings) => request(saveSettings, { body }),
    [adminSettingsQuery.queryKey, shippingQuery.queryKey],
  );

export const retentionQuery = freshQueryOf(showRetention, {});

export const claimsQuery = queryOf(findClaims, {});

export const useSaveClaims = () =>
  useChange((body: Claims) => request(saveClaims, { body }), [claimsQuery.queryKey, shopQuery.queryKey]);

export const dispatchRulesQuery = queryOf(findDispatchRules, {});

export const useSaveDispatchRules = () =>
  useChange(
    (body: DispatchRules) => request(saveDispatchRules, { body }),
    [dispatchRulesQuery.queryKey, shopQuery.queryKey],
  );

export const companyQuery = queryOf(findCompany, {});

export const useSaveCompany = () =>
  useChange((body: Company) => request(saveCompany, { body }), [companyQuery.queryKey]);

export const staffRulesQuery = queryOf(findStaffRules, {});

export const useSaveStaffRules = () =>
  useChange((body: StaffRules) => request(saveStaffRules, { body }), [staffRulesQuery.queryKey]);
