import { useMutation } from '@tanstack/react-query';
import type { AcceptInvitation, Invitation } from '../../../../../contracts/staff/colleagues.js';
import { post } from '../../../lib/http/api';
import { useWriteOnArrival } from '../../../lib/http/use-write-on-arrival';

/** Asks whose link it is, once. The token is in the body of a POST, because addresses are logged. */
export const useInvitation = (token: string) =>
  useWriteOnArrival(token || null, {
    mutationFn: () => post<Invitation>('/api/admin/invitations/find', { token }),
  });

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (accepted: AcceptInvitation) => post('/api/admin/invitations/accept', accepted) });
