import { chakra } from '@chakra-ui/react';
import type { AdminPartnershipInquiry } from '../../../../../contracts/admin/attention.js';
import { formatMoment } from '../../../lib/format';
import { Details } from '../../../ui/admin/layout/details';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { useLast } from '../../../ui/admin/dialog/use-last';
import { Skeleton } from '../../../ui/skeleton';
import { inquiriesCopy as copy } from '../copy/inquiries';
import { MailLink } from './mail-link';

interface InquiryDialogProps {
  /** Null while closed. */
  inquiryId: string | null;
  /** Undefined while loading. */
  inquiries: readonly AdminPartnershipInquiry[] | undefined;
  onClose: () => void;
}

export function InquiryDialog({ inquiryId, inquiries, onClose }: InquiryDialogProps) {
  const shownId = useLast(inquiryId);
  const inquiry = inquiries?.find(({ id }) => id === shownId);
  const title = inquiry?.contactName ?? (inquiries ? copy.missing : copy.loading);
  return (
    <Dialog isOpen={inquiryId !== null} onClose={onClose} title={title}>
      {inquiry ? (
        <chakra.div display="grid" gap="6" justifyItems="start">
          <Details
            rows={[
              [copy.columns.email, inquiry.email],
              [copy.columns.phone, inquiry.phone],
              [copy.columns.kvk, inquiry.kvkNumber ?? copy.none],
              [copy.columns.date, formatMoment(inquiry.createdAt)],
            ]}
          />
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="text">
            {inquiry.message}
          </chakra.p>
          <MailLink to={inquiry.email}>{copy.answer}</MailLink>
        </chakra.div>
      ) : (
        !inquiries && <Skeleton h="40" />
      )}
    </Dialog>
  );
}
