import { queryOptions, useMutation } from '@tanstack/react-query';
import type { BodyOf } from '../../../../../contracts/endpoint.js';
import { agreeToPaymentLink, lookAtPaymentLink, payByLink } from '../../../../../contracts/orders/phone-orders.js';
import { responseOf } from '../../../lib/http/endpoints';

const shortly = 3000;

/** What the link is for. Looks again while the bank is processing its payment. The token is the key, never an address. */
export const paymentLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['payment-link', token],
    // oxlint-disable-next-line eslint-js/no-restricted-syntax -- reads by POST, because addresses are logged
    queryFn: () => responseOf(lookAtPaymentLink, { body: { token } }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.state === 'processing' && state.dataUpdateCount < 200 ? shortly : false,
  });

/** Reserves the pieces and prepares the payment. */
export const usePayByLink = (token: string) =>
  useMutation({ mutationFn: () => responseOf(payByLink, { body: { token } }) });

export const agreeToLink = (body: BodyOf<typeof agreeToPaymentLink>) => responseOf(agreeToPaymentLink, { body });
