import { useMutation } from '@tanstack/react-query';
import { listOwnConsents, subscribe, withdrawConsent } from '../../../../../contracts/consents.js';
import { currentVersion, type ConsentPurpose } from '../../../../../contracts/law/consent-texts.js';
import { queryOf, request, responseOf } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';

export const consentsQuery = queryOf(listOwnConsents, {});

export const useWithdrawConsent = () =>
  useChange((purpose: ConsentPurpose) => request(withdrawConsent, { params: { purpose } }), [consentsQuery.queryKey]);

/** Has a link mailed that confirms the subscription to the newsletter. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (email: string) =>
      responseOf(subscribe, { body: { email, textVersion: currentVersion('newsletter') } }),
  });
