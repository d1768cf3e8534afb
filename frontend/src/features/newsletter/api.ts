import { useMutation } from '@tanstack/react-query';
import { confirmSubscription, subscribe, unsubscribe, type Subscribe } from '../../../../contracts/consents.js';
import { responseOf } from '../../lib/http/endpoints';

/** Has a link mailed that confirms the subscription. */
export const useSubscribe = () => useMutation({ mutationFn: (body: Subscribe) => responseOf(subscribe, { body }) });

/** Confirms a subscription by the token of the mail. Idempotent. */
export const useConfirmSubscription = () =>
  useMutation({ mutationFn: (token: string) => responseOf(confirmSubscription, { body: { token } }) });

/** Unsubscribes by the token of a newsletter. Idempotent. */
export const useUnsubscribe = () =>
  useMutation({ mutationFn: (token: string) => responseOf(unsubscribe, { body: { token } }) });
