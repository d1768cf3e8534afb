import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { ChangePassword, NewTotp, RecoveryCodes } from '../../../../contracts/staff/factors.js';
import { call, post } from '../../lib/http/api';
import { useChange } from '../../lib/http/use-change';
import { staffQuery } from '../../lib/staff/staff-query';
import { ownFactorsQuery } from '../../ui/admin/staff/own-factors';

const path = '/api/admin/account';

const reads = [ownFactorsQuery.queryKey];

export function useChangePassword() {
  return useChange((body: ChangePassword) => call('POST', `${path}/password`, body), [staffQuery.queryKey]);
}

export const prepareTotp = () => post<NewTotp>(`${path}/totp`);

export function useConfirmTotp() {
  return useChange((code: string) => call('POST', `${path}/totp/confirm`, { code }), reads);
}

export function useRemoveTotp() {
  return useChange(() => call('DELETE', `${path}/totp`), reads);
}

export function useRenewRecoveryCodes() {
  return useChange(() => call<RecoveryCodes>('POST', `${path}/recovery-codes`, {}), reads);
}

export function useAddPasskey() {
  return useChange(async (name: string) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(`${path}/passkeys/options`);
    const { id, rawId, type, response, clientExtensionResults, authenticatorAttachment } = await startRegistration({
      optionsJSON,
    });
    const credential = { id, rawId, type, response, clientExtensionResults, authenticatorAttachment };
    return call('POST', `${path}/passkeys`, { name, credential });
  }, reads);
}

export function useRemovePasskey() {
  return useChange((id: string) => call('DELETE', `${path}/passkeys/${encodeURIComponent(id)}`), reads);
}
