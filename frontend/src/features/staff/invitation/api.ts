import { queryOptions, useMutation } from '@tanstack/react-query';
import type { AcceptInvitation, Invitation } from '../../../../../contracts/staff/colleagues.js';
import { post } from '../../../lib/http/api';

/** Whose link it is. The token is in the body of the request, which no log has. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['staff-invitation', token],
    queryFn: () => post<Invitation>('/api/admin/invitations/find', { token }),
    retry: false,
    staleTime: Infinity,
  });

export const useAcceptInvitation = () =>
  useMutation({ mutationFn: (accepted: AcceptInvitation) => post('/api/admin/invitations/accept', accepted) });
