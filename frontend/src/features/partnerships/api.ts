import { useMutation } from '@tanstack/react-query';
import type { PartnershipInquiry } from '../../../../contracts/partnerships.js';
import { post } from '../../lib/http/api';

/** Submits a partnership inquiry. */
export function useSendInquiry() {
  return useMutation({
    mutationFn: (inquiry: PartnershipInquiry) => post<null>('/api/partnership-inquiries', inquiry),
  });
}
