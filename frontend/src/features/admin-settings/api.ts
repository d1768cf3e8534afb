import { findCompany, saveCompany, type AdminCompany } from '../../../../contracts/company.js';
import {
  findDispatchRules,
  saveDispatchRules,
  type AdminDispatchRules,
} from '../../../../contracts/shipping/dispatch-settings.js';
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
import { request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { shippingQuery, shopQuery } from '../../lib/shop/shop';
import { freshQueryOf } from '../../ui/admin/fresh';

export const adminSettingsQuery = freshQueryOf(findSettings, {});

export const useSaveSettings = () =>
  useChange(
    (body: AdminSettings) => request(saveSettings, { body }),
    [adminSettingsQuery.queryKey, shippingQuery.queryKey],
  );

export const retentionQuery = freshQueryOf(showRetention, {});

export const claimsQuery = freshQueryOf(findClaims, {});

export const useSaveClaims = () =>
  useChange((body: Claims) => request(saveClaims, { body }), [claimsQuery.queryKey, shopQuery.queryKey]);

export const dispatchRulesQuery = freshQueryOf(findDispatchRules, {});

export const useSaveDispatchRules = () =>
  useChange(
    (body: AdminDispatchRules) => request(saveDispatchRules, { body }),
    [dispatchRulesQuery.queryKey, shopQuery.queryKey],
  );

export const companyQuery = freshQueryOf(findCompany, {});

export const useSaveCompany = () =>
  useChange((body: AdminCompany) => request(saveCompany, { body }), [companyQuery.queryKey]);

export const staffRulesQuery = freshQueryOf(findStaffRules, {});

export const useSaveStaffRules = () =>
  useChange((body: StaffRules) => request(saveStaffRules, { body }), [staffRulesQuery.queryKey]);
