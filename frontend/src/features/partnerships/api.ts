import { useMutation } from '@tanstack/react-query';
import { sendInquiry, type PartnershipInquiry } from '../../../../contracts/partnerships.js';
import { responseOf } from '../../lib/http/endpoints';

/** Submits a partnership inquiry. */
export const useSendInquiry = () =>
  useMutation({ mutationFn: (body: PartnershipInquiry) => responseOf(sendInquiry, { body }) });
