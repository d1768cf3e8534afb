import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { AdminPartnershipInquiry } from '../../../../../contracts/admin/attention.js';
import { formatDay } from '../../../lib/format';
import type { Column } from '../../../ui/admin/table/data-table';
import { partnershipInquiriesQuery } from '../api';
import { AttentionList, type ListOfWork } from '../components/attention-list';
import { InquiryDialog } from '../components/inquiry-dialog';
import { inquiriesCopy as copy } from '../copy/inquiries';
import { LongWord } from '../../../ui/admin/layout/long-word';

const columns: Column<AdminPartnershipInquiry>[] = [
  {
    key: 'contactName',
    title: copy.columns.name,
    cell: ({ contactName }) => contactName,
    sort: ({ contactName }) => contactName,
  },
  { key: 'email', title: copy.columns.email, cell: ({ email }) => <LongWord>{email}</LongWord>, wide: true },
  { key: 'message', title: copy.columns.message, cell: ({ message }) => <Beginning text={message} />, wide: true },
  {
    key: 'createdAt',
    title: copy.columns.date,
    cell: ({ createdAt }) => formatDay(createdAt),
    sort: ({ createdAt }) => createdAt,
  },
];
const list: ListOfWork<AdminPartnershipInquiry> = {
  copy,
  columns,
  idOf: ({ id }) => id,
  nameOf: ({ contactName }) => contactName,
  text: ({ contactName, email, message }) => `${contactName} ${email} ${message}`,
};

/** "Samenwerkingen": inquiries of companies about a partnership. */
export function PartnershipInquiriesPage() {
  const inquiries = useQuery(partnershipInquiriesQuery);
  return (
    <AttentionList
      list={list}
      query={inquiries}
      dialog={(inquiryId, onClose) => (
        <InquiryDialog inquiryId={inquiryId} inquiries={inquiries.data} onClose={onClose} />
      )}
    />
  );
}

function Beginning({ text }: { text: string }) {
  return (
    <chakra.span color="muted" lineClamp={1} maxW="28rem">
      {text}
    </chakra.span>
  );
}
