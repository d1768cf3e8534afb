import { useMutation } from '@tanstack/react-query';
import { listOwnConsents, subscribe, withdrawConsent } from '../../../../../contracts/consents.js';
import { currentVersion, type ConsentPurpose } from '../../../../../contracts/law/consent-texts.js';
import { queryOf, request, responseOf } from '../../../lib/http/endpoints';
import { useChange } from '../../../lib/http/use-change';

/** Refetched when the tab regains focus, because consents are also given and withdrawn by the links in mails. */
export const consentsQuery = { ...queryOf(listOwnConsents, {}), staleTime: 0, refetchOnWindowFocus: true };

export const useWithdrawConsent = () =>
  useChange((purpose: ConsentPurpose) => request(withdrawConsent, { params: { purpose } }), [consentsQuery.queryKey]);

/** Has a link mailed that confirms the subscription to the newsletter. */
export const useSubscribe = () =>
  useMutation({
    mutationFn: (email: string) =>
      responseOf(subscribe, { body: { email, textVersion: currentVersion('newsletter') } }),
  });
