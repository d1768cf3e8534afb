import { listSubscribers, unsubscribeSubscriber } from '../../../../contracts/consents.js';
import { keyOf, request } from '../../lib/http/endpoints';
import { useChange } from '../../lib/http/use-change';

export const useUnsubscribe = () =>
  useChange((id: string) => request(unsubscribeSubscriber, { params: { id } }), [keyOf(listSubscribers, {})]);
