import {
  addPasskey,
  changeOwnPassword,
  confirmTotp,
  preparePasskey,
  prepareTotp,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  type ChangePassword,
} from '../../../../contracts/staff/factors.js';
import { request, responseOf } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';
import { staffQuery } from '../../lib/staff/staff-query';
import { ownFactorsQuery } from '../../ui/admin/staff/own-factors';

const reads = [ownFactorsQuery.queryKey];

export const useChangePassword = () =>
  useChange((body: ChangePassword) => request(changeOwnPassword, { body }), [staffQuery.queryKey]);

export const newTotp = () => responseOf(prepareTotp, {});

export const useConfirmTotp = () => useChange((code: string) => request(confirmTotp, { body: { code } }), reads);

export const useRemoveTotp = () => useChange(() => request(removeTotp, {}), reads);

export const useRenewRecoveryCodes = () => useChange(() => request(renewRecoveryCodes, {}), reads);

export function useAddPasskey() {
  return useChange(async (name: string) => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = await responseOf(preparePasskey, {});
    const { id, rawId, type, authenticatorAttachment, ...made } = await startRegistration({ optionsJSON });
    const [response, clientExtensionResults] = [{ ...made.response }, { ...made.clientExtensionResults }];
    const credential = { id, rawId, type, response, clientExtensionResults, authenticatorAttachment };
    return request(addPasskey, { body: { name, credential } });
  }, reads);
}

export const useRemovePasskey = () => useChange((id: string) => request(removePasskey, { params: { id } }), reads);
