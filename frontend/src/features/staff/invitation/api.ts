import { useMutation } from '@tanstack/react-query';
import { acceptInvitation, findInvitation, type AcceptInvitation } from '../../../../../contracts/staff/colleagues.js';
import { responseOf } from '../../../lib/http/endpoints';
import { useWriteOnArrival } from '../../../lib/http/use-write-on-arrival';

/** Asks whose link it is, once. The token is in the body of a POST, because addresses are logged. */
export const useInvitation = (token: string) =>
  useWriteOnArrival(token || null, { mutationFn: () => responseOf(findInvitation, { body: { token } }) });

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (body: AcceptInvitation) => responseOf(acceptInvitation, { body }) });
